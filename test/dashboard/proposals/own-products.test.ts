import { expect, test } from 'vitest'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { loader } from '#dashboard/record-lists/record-list.page.tsx'
import { callPage, newViewer } from '../../support/dashboard.ts'
import { withStore, type TestStore } from '../../support/store.ts'

async function withProducts(work: (list: (query: string) => ReturnType<typeof ownList>) => Promise<void>) {
  await withStore(async (store) => {
    await store.db.insert(marketplaceSellers).values([
      { id: 'own-b', name: 'Beta' },
      { id: 'own-a', name: 'Alpha' },
    ])
    await store.db.insert(marketplaceProducts).values([
      { id: 'own-1', name: 'Lamp', price: '30', sellerId: 'own-a' },
      { id: 'own-2', name: 'Lantern', price: '20', sellerId: 'own-a', isActive: false },
      { id: 'own-3', name: 'Candle', price: '10', sellerId: 'own-b' },
      { id: 'own-4', name: 'Torch', price: '10' },
    ])
    const memberships = [
      { sellerId: 'own-b', role: 'editor' },
      { sellerId: 'own-a', role: 'editor' },
    ] as const
    const { cookie } = await newViewer(store, { memberships })
    await work((query) => ownList(store, cookie, query))
  })
}

async function ownList(store: TestStore, cookie: string, query: string) {
  const path = `/dashboard/products?${query}`
  const { own } = await callPage(loader, store, { path, cookie })
  if (!own) throw new Error('this is the list of staff')
  return { ...own, names: own.rows.map(({ name }) => name) }
}

test('members filter, sort and count the products of one of their sellers', () =>
  withProducts(async (list) => {
    expect(await list('')).toMatchObject({ seller: 'own-a', names: ['Lamp', 'Lantern'], count: 2 })
    expect((await list('sort=price')).names).toEqual(['Lantern', 'Lamp'])
    expect(await list('state=hidden')).toMatchObject({ names: ['Lantern'], hasNoMatch: false })
    expect((await list('text=lamp')).names).toEqual(['Lamp'])
    expect(await list('seller=own-b')).toMatchObject({ names: ['Candle'], hasNoMatch: false })
  }))

test('members cannot list products of other sellers', () =>
  withProducts(async (list) => {
    expect((await list('seller=lanternfield-labs')).seller).toBe('own-a')
  }))
