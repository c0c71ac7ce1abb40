import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { createRateLimits } from '#http/rate-limits.server.ts'
import { signUp } from '../cart/catalogue.ts'
import { statementsOf } from '../support/statements.ts'
import { createTestStore } from '../support/store.ts'
import { call, customer, customerPortalCookie, newOrder, ownDatabase } from './shop.ts'

const mostRoundTrips = 6

let database: Awaited<ReturnType<typeof ownDatabase>>
beforeAll(async () => {
  database = await ownDatabase('round_trips', 'wadah_shop')
})
afterAll(() => database.close())

/** As in production: limits are counted in PostgreSQL, and mails wait for their jobs, which are made for many at once. */
function newShop() {
  const { context } = createTestStore(database.db)
  context.limits = createRateLimits(database.pool, 1_000)
  context.jobs = { ...context.jobs, makeJob: () => Promise.resolve() }
  return { app: createApp(context), context, db: database.db }
}

test('an order is registered in at most six round trips, whoever orders', async () => {
  const shop = newShop()
  const { cookie } = await signUp(shop.context)
  const customerPortal = await customerPortalCookie(shop, customer.email)
  for (const who of [cookie, customerPortal, undefined]) {
    const statements = await statementsOf(async () => {
      expect((await call(shop, 'POST', '/api/orders', { body: newOrder(), cookie: who })).status).toBe(201)
    })
    // One more makes the jobs of all mails of the moment.
    expect(statements.length + 1).toBeLessThanOrEqual(mostRoundTrips)
  }
})

test('orders that come at once are registered together', async () => {
  const shop = newShop()
  const { cookie } = await signUp(shop.context)
  const statements = await statementsOf(async () => {
    const bodies = Array.from({ length: 20 }, () => newOrder())
    const placed = await Promise.all(
      bodies.map((body) => call(shop, 'POST', '/api/orders', { body, cookie })),
    )
    expect(placed.map(({ status }) => status)).toEqual(bodies.map(() => 201))
    const ids = new Set(placed.map(({ body }) => body.order_id))
    expect(ids.size).toBe(bodies.length)
  })
  // All but the count of the sender's orders is done for many: session, products, registration. For fewer at a time on
  // a busy machine. One by one it would be six each.
  expect(statements.length).toBeLessThan(3 * 20)
})

test('products are added to many carts at once, and to one cart as often as asked', async () => {
  const shop = newShop()
  const customers = await Promise.all([1, 2, 3].map(() => signUp(shop.context)))
  const body = { product_id: 'cart-plain', product_type: 'marketplace' }
  const addTo = ({ cookie }: { cookie: string }) => call(shop, 'POST', '/api/cart/lines', { body, cookie })
  const quantities = async (of: readonly { cookie: string }[]) =>
    (await Promise.all(of.map(addTo))).map((answer) => answer.body.line.quantity)
  const statements = await statementsOf(async () => {
    expect(await quantities(customers)).toEqual([1, 1, 1])
  })
  expect(statements).toHaveLength(1)
  const [first, second] = customers
  if (!first || !second) throw new Error('Nobody signed up')
  const [a = 0, other, b = 0] = await quantities([first, second, first])
  expect([Math.min(a, b), other, Math.max(a, b)]).toEqual([2, 2, 3])
})

test('a cart is read and written in one round trip', async () => {
  const shop = newShop()
  const { cookie } = await signUp(shop.context)
  const item = { product_id: 'cart-plain', product_type: 'marketplace' }
  const added = await call(shop, 'POST', '/api/cart/lines', { body: item, cookie })
  const line = `/api/cart/lines/marketplace/${added.body.line.id}`
  const requests = [
    ['GET', '/api/cart', undefined, 200],
    ['POST', '/api/cart/lines', item, 201],
    ['PATCH', line, { quantity: 5 }, 200],
    ['DELETE', line, undefined, 204],
    ['DELETE', '/api/cart', undefined, 204],
  ] as const
  for (const [method, path, body, status] of requests) {
    const statements = await statementsOf(async () => {
      expect((await call(shop, method, path, { body, cookie })).status).toBe(status)
    })
    expect(statements, `${method} ${path}`).toHaveLength(1)
  }
})
