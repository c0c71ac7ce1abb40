import { afterAll, expect, test } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { createRateLimits } from '#http/limits/rate-limits.server.ts'
import { queueMail } from '#mail/mails.commands.server.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { statementsOf } from '../../support/database/statements.ts'
import { createTestStore } from '../../support/store.ts'
import { call, customer, customerPortalCookie, newOrder, ownDatabase } from '../../support/order-shop.ts'

const maxRoundTrips = 12

const database = await ownDatabase('round_trips', 'wadah_shop')
afterAll(database.close)

/** A shop as in production: limits are counted in PostgreSQL, and mails wait for their jobs. */
function newShop() {
  const { context } = createTestStore(database.db)
  context.limits = createRateLimits(database.pool, 1_000)
  context.jobs = { ...context.jobs, mail: async (tx, mail) => void (await queueMail(tx, mail)) }
  return { app: createApp(context), context, db: database.db }
}

test('an order is registered in at most twelve round trips, with any kind of session', async () => {
  const shop = newShop()
  const { cookie } = await signUp(shop.context)
  const customerPortal = await customerPortalCookie(shop, customer.email)
  for (const who of [cookie, customerPortal, undefined]) {
    const statements = await statementsOf(async () => {
      expect((await call(shop, 'POST', '/api/orders', { body: newOrder(), cookie: who })).status).toBe(201)
    })
    // The job of the mail adds one statement, but this shop does not create the job.
    expect(statements.length + 1).toBeLessThanOrEqual(maxRoundTrips)
  }
})

test('a cart is read, and an item added or removed, in one round trip', async () => {
  const shop = newShop()
  const { cookie } = await signUp(shop.context)
  const item = { product_id: 'cart-plain', product_type: 'marketplace' }
  const added = await call(shop, 'POST', '/api/cart/lines', { body: item, cookie })
  const line = `/api/cart/lines/marketplace/${added.body.line.id}`
  const requests = [
    ['GET', '/api/cart', undefined, 200],
    ['POST', '/api/cart/lines', item, 201],
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
