import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { revokeKey } from '#developers/keys/api-keys.commands.server.ts'
import { listKeys } from '#developers/keys/api-keys.queries.server.ts'
import { apiKeys } from '#developers/keys/api-keys.tables.server.ts'
import type { Scope } from '#developers/keys/api-key.ts'
import { webhookEvents } from '#developers/webhooks/webhook.ts'
import { addSellers } from '../../support/add-sellers.ts'
import {
  call,
  newOrder,
  placeOrder,
  plainLine,
  portalEvent,
  tell,
  withShop,
} from '../../support/order-shop.ts'
import { newSellerKey } from '../../support/seller-key.ts'
import type { TestStore } from '../../support/store.ts'
import { changeProduct } from '../../support/add-product.ts'

const actor = { kind: 'command' } as const

/** A shop in which Mira sells the product of the orders. */
function withSeller(
  work: (store: TestStore, keyOf: (...scopes: Scope[]) => Promise<string>) => Promise<void>,
) {
  return withShop(async (store) => {
    await addSellers(store.db, { mira: [plainLine.product_id], nova: [] })
    await work(store, (...scopes) => newSellerKey(store.db, 'mira', ...scopes))
  })
}

test('an API key reads the lines of its seller, and the buyer only after the order is paid', () =>
  withSeller(async (store, keyOf) => {
    const token = await keyOf('orders:read')
    const id = await placeOrder(store)
    const open = await call(store, 'GET', '/api/seller/orders', { token })
    expect(open.body.orders).toMatchObject([
      { product_id: plainLine.product_id, quantity: 2, total: 21, status: 'prepared', buyer: null },
    ])
    expect(JSON.stringify(open.body)).not.toContain(id)
    await tell(store, portalEvent('paid', id, { amount: 21, currency: 'USD' }))
    const [line] = (await call(store, 'GET', '/api/seller/orders', { token })).body.orders
    expect(line).toMatchObject({ status: 'paid', buyer: { name: 'Ada Lovelace', email: 'ada@example.com' } })
    expect((await call(store, 'GET', `/api/seller/orders/${line.id}`, { token })).body).toEqual(line)

    const { db } = store
    const foreign = await newSellerKey(db, 'nova', 'orders:read')
    expect((await call(store, 'GET', '/api/seller/orders', { token: foreign })).body.orders).toEqual([])
    expect((await call(store, 'GET', `/api/seller/orders/${line.id}`, { token: foreign })).status).toBe(404)
  }))

test('the API of sellers lists orders in pages without duplicates, and can limit them to changes since a given time', () =>
  withSeller(async (store, keyOf) => {
    const token = await keyOf('orders:read')
    for (let count = 0; count < 3; count += 1) await call(store, 'POST', '/api/orders', { body: newOrder() })
    const ids: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const after: string = next === '' ? '' : `&after=${encodeURIComponent(next)}`
      const { body } = await call(store, 'GET', `/api/seller/orders?limit=2${after}`, { token })
      ids.push(...body.orders.map(({ id }: { id: string }) => id))
      next = body.next
    }
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(3)
    const soon = new Date(Date.now() + 60_000).toISOString()
    const since = await call(store, 'GET', `/api/seller/orders?changed_since=${soon}`, { token })
    expect(since.body).toEqual({ orders: [], next: null })
    const noMoment = `2026-13-45 25:00:00%2B00|${ids[0]}`
    for (const query of [
      'after=x',
      `after=${noMoment}`,
      'changed_since=yesterday',
      'changed_since=0000-01-01T00:00:00Z',
      'limit=0',
      'limit=101',
      'other=1',
    ])
      expect((await call(store, 'GET', `/api/seller/orders?${query}`, { token })).status).toBe(400)
  }))

test('an API key reads the products of its seller, including hidden products', () =>
  withSeller(async (store, keyOf) => {
    const token = await keyOf('products:read')
    await changeProduct(store.db, plainLine.product_id, { isActive: false })
    const { body } = await call(store, 'GET', '/api/seller/products', { token })
    expect(body).toMatchObject({
      products: [{ id: plainLine.product_id, is_active: false, price: 10.5 }],
      next: null,
    })
  }))

test('requests with a revoked API key, without a key or without the permission are refused', () =>
  withSeller(async (store, keyOf) => {
    const token = await keyOf('products:read')
    const refused = await call(store, 'GET', '/api/seller/orders', { token })
    expect([refused.status, refused.body.code]).toEqual([403, 'missing_scope'])
    const [key] = await listKeys(store.db, ['mira'])
    expect(key?.lastUsedAt).toBeInstanceOf(Date)
    await revokeKey(store.db, { actor, id: key?.id ?? '', now: new Date() })
    for (const given of [token, 'wsk_made-up', undefined]) {
      const { status, headers } = await call(store, 'GET', '/api/seller/products', {
        ...(given !== undefined && { token: given }),
      })
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    }
  }))

test('the database does not store API keys in readable form', () =>
  withSeller(async (store, keyOf) => {
    const token = await keyOf('products:read')
    const stored = JSON.stringify(await store.db.select().from(apiKeys))
    expect(stored).not.toContain(token)
    expect(token).toMatch(/^wsk_[\w-]{43}$/)
  }))

test('the API of sellers has a separate API document and page', () =>
  withSeller(async ({ app }) => {
    const document = await (await app.request('/api/seller/openapi.json')).json()
    expect(Object.keys(document.paths)).toEqual([
      '/api/seller/orders',
      '/api/seller/orders/{id}',
      '/api/seller/products',
      '/api/seller/products/{id}/access',
      '/api/seller/products/{id}/license-keys',
      '/api/seller/orders/{id}/license-keys',
    ])
    expect(document.info.title).toBe(`${brand.name}'s shop for sellers`)
    for (const event of webhookEvents) expect(document.info.description).toContain(`\`${event}\``)
    expect(document.paths['/api/seller/orders'].get.security).toEqual([{ sellerKey: [] }])
    const page = await (await app.request('/api/seller/docs')).text()
    expect(page).toContain('/api/seller/openapi.json')
  }))
