import { expect, test } from 'vitest'
import { productOffers } from '#catalog/offers/offers.tables.server.ts'
import { marketplaceCategories, marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { totalRows } from '#dashboard/lists/total-rows.ts'
import { action, loader } from '#dashboard/record-lists/record-list.page.tsx'
import { callPage, newViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import { withShop } from '../../support/order-shop.ts'
import { changeProduct } from '../../support/add-product.ts'

const many = Array.from({ length: 23 }, (_, index) => ({
  id: `counted-${index}`,
  name: `Counted ${String(index).padStart(2, '0')}`,
  price: String(100 - index),
}))

test('a list shows the number of matching rows, in pages of the selected size and in the selected order', () =>
  withShop(async (store) => {
    await store.db.insert(marketplaceProducts).values(many)
    const { cookie } = await newViewer(store, { staffRoles: ['catalogue'] })
    const list = async (query: string) => {
      const path = `/dashboard/products?text=counted&${query}`
      const view = await callPage(loader, store, { path, cookie })
      if (view.own) throw new Error('this is the list of a seller')
      return { ...view, names: view.rows.map(({ name }) => name) }
    }
    expect(await list('size=20')).toMatchObject({ count: 23, size: 20, hasNext: true })
    expect(await list('size=20&page=2')).toMatchObject({ page: 2, hasNext: false })
    expect((await list('size=20&page=2')).names).toEqual(['Counted 20', 'Counted 21', 'Counted 22'])
    expect((await list('sort=-name')).names[0]).toBe('Counted 22')
    expect((await list('sort=price')).names[0]).toBe('Counted 22')
    await expect(list('page=999&size=20')).rejects.toMatchObject({ status: 302 })
  }))

test('categories are in the order of the shop until a sort order is selected', () =>
  withShop(async (store) => {
    await store.db.insert(marketplaceCategories).values([
      { id: 'sorted-b', slug: 'sorted-b', name: 'Sorted B', description: '', sortOrder: 1 },
      { id: 'sorted-a', slug: 'sorted-a', name: 'Sorted A', description: '', sortOrder: 2 },
    ])
    const { cookie } = await newViewer(store, { staffRoles: ['catalogue'] })
    const list = async (query: string) => {
      const path = `/dashboard/categories?text=sorted-${query}`
      const view = await callPage(loader, store, { path, cookie })
      if (view.own) throw new Error('this is the list of a seller')
      return { sort: view.filter.sort, ids: view.rows.map(({ id }) => id) }
    }
    expect(await list('')).toEqual({ sort: null, ids: ['sorted-b', 'sorted-a'] })
    expect(await list('&sort=name')).toEqual({ sort: 'name', ids: ['sorted-a', 'sorted-b'] })
  }))

test('the rows of a list are counted up to 10,000', () => {
  expect(totalRows(1, 'product', 'Products')).toBe('1 product')
  expect(totalRows(1234, 'product', 'Products')).toBe('1,234 products')
  expect(totalRows(10_001, 'product', 'Products')).toBe('10,000+ products')
})

test('a bulk change names the products that it changed and those that it did not', () =>
  withShop(async (store) => {
    await store.db.insert(marketplaceProducts).values([
      { id: 'named-a', name: 'Amber', price: '10' },
      { id: 'named-b', name: 'Basalt', price: '12' },
      { id: 'named-c', name: 'Chalk', price: '10', originalPrice: '11' },
    ])
    const { cookie } = await newViewer(store, { staffRoles: ['catalogue'] })
    const selected = ['named-a', 'named-b', 'named-c']
    const form = { selected, intent: 'price', price: '12.00', sure: 'yes' }
    const { location } = await readPage(action, store, { path: '/dashboard/products', cookie, form })
    expect(location).toMatch(/done=price\.1\.1\.1\.[-\da-f]+\.named-c\*regular\.named-b\*same$/)
    const list = await callPage(loader, store, { path: location ?? '', cookie })
    expect(list).toMatchObject({
      changedNames: {
        changed: ['Amber'],
        unchanged: ['Basalt (nothing to change)', 'Chalk (must stay below its regular price)'],
      },
    })
  }))

test('a bulk change of prices is previewed for each product, and does not overwrite a price that changed in the meantime', () =>
  withShop(async (store) => {
    const { db } = store
    await db.insert(marketplaceProducts).values([
      { id: 'seen-a', name: 'Amber', price: '10', subscriptionInterval: 'month' },
      { id: 'seen-b', name: 'Basalt', price: '19.99' },
      { id: 'seen-c', name: 'Chalk', price: '10', originalPrice: '10.50' },
    ])
    const { cookie } = await newViewer(store, { staffRoles: ['catalogue'] })
    const selected = ['seen-a', 'seen-b', 'seen-c']
    const press = (fields: Record<string, string>) =>
      readPage(action, store, { path: '/dashboard/products', cookie, form: { selected, ...fields } })
    for (const percent of ['0', '-5', 'much', '200', '100', '']) {
      expect(await press({ intent: 'lower', percent })).toMatchObject({
        status: 422,
        data: { mistake: { field: 'percent', value: percent, ids: { length: 3 } }, question: null },
      })
    }
    const why = 'must stay below its regular price of $10.50'
    expect(await press({ intent: 'raise', percent: '12.5' })).toMatchObject({
      data: {
        question: {
          prices: [
            { name: 'Chalk', before: 1_000, after: 1_125, why },
            { name: 'Amber', before: 1_000, after: 1_125, interval: 'month', why: null },
            { name: 'Basalt', before: 1_999, after: 2_249, why: null },
          ],
        },
      },
    })
    await changeProduct(db, 'seen-a', { price: '15' })
    const seen = { 'was.seen-a': '1000', 'was.seen-b': '1999', 'was.seen-c': '1000' }
    const { location } = await press({ intent: 'raise', percent: '12.5', sure: 'yes', ...seen })
    expect(await callPage(loader, store, { path: location ?? '', cookie })).toMatchObject({
      changedNames: {
        changed: ['Basalt'],
        unchanged: ['Amber (someone just changed it)', 'Chalk (must stay below its regular price)'],
      },
    })
  }))

test('a bulk change keeps a price with a running offer, because the end of the offer would not restore it', () =>
  withShop(async (store) => {
    const { db } = store
    const offered = { id: 'offered-a', name: 'Amber', price: '8', originalPrice: '10' }
    await db.insert(marketplaceProducts).values(offered)
    const [startsAt, endsAt] = [new Date('2026-01-01'), new Date('2036-01-01')]
    const offer = { productId: 'offered-a', price: '8', startsAt, endsAt, createdAt: startsAt }
    await db.insert(productOffers).values({ ...offer, state: 'running', formerPrice: '10' })
    const { cookie } = await newViewer(store, { staffRoles: ['catalogue'] })
    const press = (form: Record<string, string>) =>
      readPage(action, store, { path: '/dashboard/products', cookie, form })
    for (const change of [
      { intent: 'price', price: '7' },
      { intent: 'lower', percent: '10' },
    ]) {
      expect(await press({ selected: 'offered-a', ...change })).toMatchObject({
        data: { question: { prices: [{ name: 'Amber', why: 'an offer is running' }] } },
      })
      const { location } = await press({ selected: 'offered-a', ...change, sure: 'yes' })
      expect(location).toMatch(/\.0\.0\.1\.[-\da-f]+\.offered-a\*offer$/)
    }
    const cell = { row: 'offered-a', 'was.price.offered-a': '8.00', 'price.offered-a': '7' }
    expect(await press({ intent: 'edit-rows', ...cell })).toMatchObject({
      data: { edited: { errors: { 'price.offered-a': 'Amber: keep its price while an offer is running.' } } },
    })
  }))

test('selecting all products that match a text search selects no other products', () =>
  withShop(async (store) => {
    await store.db.insert(marketplaceProducts).values(many)
    const { cookie } = await newViewer(store, { staffRoles: ['catalogue'] })
    const page = { path: '/dashboard/products?text=counted+1&size=20', cookie }
    const submit = (form: Record<string, string>) => callPage(action, store, { ...page, form })
    expect(await callPage(loader, store, page)).toMatchObject({ count: 10 })
    expect(await submit({ intent: 'feature' })).toMatchObject({ init: { status: 422 } })
    const answer = await submit({ intent: 'feature', all: '1' })
    const matching = many.slice(10, 20).map(({ id }) => id)
    expect(answer).toMatchObject({ data: { question: { intent: 'feature', ids: matching } } })
    for (const [all, isAll] of [
      ['1', true],
      ['', false],
    ] as const) {
      expect(await submit({ intent: 'lower', percent: '200', all, selected: 'counted-3' })).toMatchObject({
        data: { mistake: { isAll, ids: isAll ? matching : ['counted-3'] } },
      })
    }
  }))
