import { expect, test } from 'vitest'
import { loader } from '#dashboard/search/search.page.tsx'
import { addProduct } from '../../support/add-product.ts'
import { addSellers } from '../../support/add-sellers.ts'
import { callPage, newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import { placeOrder, withShop } from '../../support/order-shop.ts'
import type { TestStore } from '../../support/store.ts'

async function found(store: TestStore, { cookie }: SignedInViewer, q: string) {
  const path = `/dashboard/search?${new URLSearchParams({ q })}`
  const { groups } = await callPage(loader, store, { path, cookie })
  return Object.fromEntries(groups.map(({ title, rows }) => [title, rows.map((row) => row.path)]))
}

test('the dashboard search finds products, sellers, orders and people, each only for those who may see them', () =>
  withShop(async (store) => {
    const { db } = store
    await addSellers(db, { quarry: [], other: [] })
    await addProduct(db, { id: 'quarry-saw', name: 'Quarry Saw', sellerId: 'quarry' })
    await addProduct(db, { id: 'quarry-copy', name: 'Quarry Copy', sellerId: 'other' })
    const owner = await newViewer(store, { staffRoles: ['owner'], name: 'Quarry Owner' })
    const editor = await newViewer(store, { staffRoles: ['catalogue'] })
    const member = await newViewer(store, { memberships: [{ sellerId: 'quarry', role: 'editor' }] })
    expect(await found(store, owner, 'quarry')).toEqual({
      Products: ['/dashboard/products/quarry-copy', '/dashboard/products/quarry-saw'],
      Sellers: ['/dashboard/sellers/quarry'],
      People: [`/dashboard/people/${owner.accountId}`],
    })
    expect(Object.keys(await found(store, editor, 'quarry'))).toEqual(['Products', 'Sellers'])
    expect(await found(store, member, 'quarry')).toEqual({
      Products: ['/dashboard/products?seller=quarry&text=Quarry+Saw'],
    })
    const memberships = ['quarry', 'other'].map((sellerId) => ({ sellerId, role: 'editor' as const }))
    expect(await found(store, await newViewer(store, { memberships }), 'quarry')).toEqual({
      'Products of Quarry': ['/dashboard/products?seller=quarry&text=Quarry+Saw'],
      'Products of Other': ['/dashboard/products?seller=other&text=Quarry+Copy'],
    })
    const id = await placeOrder(store)
    expect(await found(store, owner, id.slice(0, 8))).toMatchObject({ Orders: [`/dashboard/orders/${id}`] })
    expect(await found(store, owner, 'lovelace')).toMatchObject({
      Orders: [`/dashboard/orders/${id}`],
      Customers: [`/dashboard/customers/${id}`],
    })
    expect(Object.keys(await found(store, owner, id.slice(0, 8)))).toEqual(['Orders'])
    expect(await found(store, editor, id.slice(0, 8))).toEqual({})
    expect(await found(store, owner, '')).toEqual({})
  }))
