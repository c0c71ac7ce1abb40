import { expect, test } from 'vitest'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { loader } from '#dashboard/record-lists/record-list.page.tsx'
import { addSellers } from '../../support/add-sellers.ts'
import { callPage, newViewer } from '../../support/dashboard.ts'
import { withStore } from '../../support/store.ts'

test('members filter, sort and count the products of one of their sellers, and no products of other sellers', () =>
  withStore(async (store) => {
    await addSellers(store.db, { 'own-b': [], 'own-a': [] })
    await store.db.insert(marketplaceProducts).values([
      { id: 'own-1', name: 'Lamp', price: '30', sellerId: 'own-a' },
      { id: 'own-2', name: 'Lantern', price: '20', sellerId: 'own-a', isActive: false },
      { id: 'own-3', name: 'Candle', price: '10', sellerId: 'own-b' },
      { id: 'own-4', name: 'Torch', price: '10' },
    ])
    const memberships = ['own-b', 'own-a'].map((sellerId) => ({ sellerId, role: 'editor' }) as const)
    const { cookie } = await newViewer(store, { memberships })
    const list = async (query: string) => {
      const { own } = await callPage(loader, store, { path: `/dashboard/products?${query}`, cookie })
      if (!own) throw new Error('this is the list of staff')
      return { ...own, names: own.rows.map(({ name }) => name) }
    }
    expect(await list('')).toMatchObject({ seller: 'own-a', names: ['Lamp', 'Lantern'], count: 2 })
    expect((await list('sort=price')).names).toEqual(['Lantern', 'Lamp'])
    expect(await list('state=hidden')).toMatchObject({ names: ['Lantern'], hasNoMatch: false })
    expect((await list('text=lamp')).names).toEqual(['Lamp'])
    expect(await list('seller=own-b')).toMatchObject({ names: ['Candle'], hasNoMatch: false })
    expect((await list('seller=lanternfield-labs')).seller).toBe('own-a')
  }))
