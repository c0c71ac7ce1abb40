import { expect, test } from 'vitest'
import { addSaved } from '#catalog/saved/saved.commands.server.ts'
import { savedOf } from '#catalog/saved/saved.queries.server.ts'
import { maxSaved } from '#catalog/saved/saved.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { withStore, type TestStore } from '../../support/store.ts'

async function withCustomers(
  work: (shop: {
    store: TestStore
    send: (method: string, path: string, body?: unknown, cookie?: string) => Promise<Response>
    other: string
    id: string
  }) => Promise<void>,
) {
  await withStore(
    async (store) => {
      const customer = await signUp(store.context)
      const other = await signUp(store.context)
      await work({
        store,
        id: customer.id,
        other: other.cookie,
        async send(method, path, body, cookie = customer.cookie) {
          return store.app.request(path, {
            method,
            headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          })
        },
      })
    },
    {},
    'wadah_shop',
  )
}

const idsOf = async (response: Response) => {
  const { products } = await response.json()
  return products.map((each: { product_id: string }) => each.product_id)
}

test('an account saves and removes products, and other accounts do not see them', () =>
  withCustomers(async ({ send, other }) => {
    expect((await send('PUT', '/api/saved/cart-plain')).status).toBe(204)
    expect((await send('PUT', '/api/saved/cart-plain')).status).toBe(204)
    expect(await idsOf(await send('GET', '/api/saved'))).toEqual(['cart-plain'])
    expect(await idsOf(await send('GET', '/api/saved', undefined, other))).toEqual([])
    await send('DELETE', '/api/saved/cart-plain', undefined, other)
    expect(await idsOf(await send('GET', '/api/saved'))).toEqual(['cart-plain'])
    expect((await send('DELETE', '/api/saved/cart-plain')).status).toBe(204)
    expect((await send('DELETE', '/api/saved/cart-plain')).status).toBe(204)
    expect(await idsOf(await send('GET', '/api/saved'))).toEqual([])
  }))

test('the API of saved products rejects requests without a session, unknown products and malformed lists', () =>
  withCustomers(async ({ send }) => {
    for (const [method, path] of [
      ['GET', '/api/saved'],
      ['PUT', '/api/saved/cart-plain'],
      ['DELETE', '/api/saved/cart-plain'],
    ] as const) {
      expect((await send(method, path, undefined, '')).status).toBe(401)
    }
    expect((await send('PUT', '/api/saved/nothing-like-this')).status).toBe(404)
    expect((await send('PUT', `/api/saved/${encodeURIComponent("'; drop table")}`)).status).toBe(404)
    const saved_at = '2026-11-22T09:30:00Z'
    expect((await send('PUT', '/api/saved', { products: [{ product_id: '../x', saved_at }] })).status).toBe(
      422,
    )
    expect((await send('PUT', '/api/saved', { products: [{ product_id: 'a', saved_at: 'x' }] })).status).toBe(
      422,
    )
  }))

test('when a browser’s list is merged with an account’s, the later time wins, and a time in the future becomes the current time', () =>
  withCustomers(async ({ send }) => {
    await send('PUT', '/api/saved', {
      products: [
        { product_id: 'cart-plain', saved_at: '2020-01-02T00:00:00Z' },
        { product_id: 'cart-five', saved_at: '2020-01-01T00:00:00Z' },
      ],
    })
    const merged = await send('PUT', '/api/saved', {
      products: [
        { product_id: 'cart-five', saved_at: '2021-01-01T00:00:00Z' },
        { product_id: 'cart-plain', saved_at: '2019-01-01T00:00:00Z' },
        { product_id: 'cart-monthly', saved_at: '2999-01-01T00:00:00Z' },
        { product_id: 'unknown', saved_at: '2021-01-01T00:00:00Z' },
      ],
    })
    const { products } = await merged.json()
    expect(products.map((each: { product_id: string }) => each.product_id)).toEqual([
      'cart-monthly',
      'cart-five',
      'cart-plain',
    ])
    expect(Date.parse(products[0].saved_at)).toBeLessThanOrEqual(Date.now())
    expect(products[2].saved_at).toBe('2020-01-02T00:00:00.000Z')
  }))

test('an account stores 100 saved products and drops the oldest beyond that', () =>
  withCustomers(async ({ store: { db }, id }) => {
    const names = Array.from({ length: maxSaved + 5 }, (_, index) => `saved-${index}`)
    await db.insert(marketplaceProducts).values(names.map((name) => ({ id: name, name, price: '1' })))
    const list = names.map((productId, index) => ({ productId, savedAt: 1_000 * (index + 1) }))
    await addSaved(db, id, list.slice(0, 60), new Date())
    await addSaved(db, id, list.slice(60), new Date())
    const saved = await savedOf(db, id)
    expect(saved).toHaveLength(maxSaved)
    expect(saved[0]?.productId).toBe(`saved-${maxSaved + 4}`)
    expect(saved.at(-1)?.productId).toBe('saved-5')
  }))

test('product cards are returned in the order of the requested ids, without removed products', () =>
  withCustomers(async ({ send }) => {
    const response = await send('GET', '/api/product-cards?ids=cart-five,unknown,cart-inactive,cart-plain')
    const { products } = await response.json()
    expect(products).toMatchObject([
      { id: 'cart-five', price: 5, category: { name: 'Cart tests' } },
      { id: 'cart-plain', price: 10.5 },
    ])
    expect((await send('GET', '/api/product-cards')).status).toBe(400)
    const many = Array.from({ length: 101 }, (_, index) => `p${index}`).join(',')
    expect((await send('GET', `/api/product-cards?ids=${many}`)).status).toBe(400)
  }))
