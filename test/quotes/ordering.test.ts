import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { expireOrders } from '#orders/transitions/orders.commands.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { quoteNumber } from '#quotes/quote.ts'
import { quotes } from '#quotes/quotes.tables.server.ts'
import { signUp } from '../support/customers-and-products.ts'
import {
  call,
  customer,
  customerPortalCookie,
  newOrder,
  onceNotBusy,
  ownShop,
  portalEvent,
  statusOf,
  tell,
  tokenOf,
  withShop,
} from '../support/order-shop.ts'
import type { TestStore } from '../support/store.ts'
import { answerIt, answeredQuote, ask, item, order, quoteNow, withdrawIt } from '../support/quote-desk.ts'
import { changeProduct } from '../support/add-product.ts'

test('an order has the lines and prices of its quote, whatever the current prices of the catalog', () =>
  withShop(async (store) => {
    const { id, cookie } = await answeredQuote(store)
    await changeProduct(store.db, 'cart-plain', { price: '999', name: 'Renamed', maxQuantity: 1 })
    const placed = await order(store, id, cookie)
    expect(placed.status).toBe(201)
    expect(placed.body.record).toMatchObject({
      total: 98,
      items: [
        { name: 'Plain', price: 9, quantity: 2 },
        { name: 'Monthly', price: 80, quantity: 1, subscription_interval: 'month' },
      ],
    })
    // The hand-off record has exactly these fields. The quote is part of the order's state instead.
    const token = tokenOf(placed)
    const path = `/api/hand-offs/${placed.body.order_id}`
    const record = await call(store, 'GET', path, { token })
    expect(Object.keys(record.body)).toEqual(['user', 'items', 'total', 'notes', 'timestamp'])
    const key = await call(store, 'POST', `${path}/key`, { token })
    const state = await call(store, 'GET', `${path}/state`, { token: key.body.access_key })
    expect(state.body).toMatchObject({ quote_id: id, quote_number: `Q-${id.slice(0, 8)}`, total: 98 })
    const shown = await call(store, 'GET', `/api/orders/${placed.body.order_id}`, { cookie })
    expect(shown.body.order).toMatchObject({
      quote_id: id,
      events: [{ note: `With quote Q-${id.slice(0, 8)}.` }],
    })
    expect(await quoteNow(store, id)).toMatchObject({ state: 'used', orderId: placed.body.order_id })
  }))

test('only a payment of the promised amount is applied to an order with a quote, and the cart is unchanged', () =>
  withShop(async (store) => {
    const { cookie } = await signUp(store.context)
    await call(store, 'POST', '/api/cart/lines', { body: item, cookie })
    const reply = await ask(store, cookie)
    const id = reply.body.quote.id
    await answerIt(store, id, { prices: [900] })
    const { body } = await order(store, id, cookie)
    const wrong = await tell(store, portalEvent('paid', body.order_id, { amount: 21, currency: 'USD' }))
    expect(wrong.body).toMatchObject({ outcome: 'ignored', reason: 'wrong_amount' })
    expect(await statusOf(store, body.order_id)).toBe('prepared')
    await tell(store, portalEvent('paid', body.order_id, { amount: 18, currency: 'USD' }))
    expect(await statusOf(store, body.order_id)).toBe('paid')
    expect((await call(store, 'GET', '/api/cart', { cookie })).body.lines).toMatchObject([{ quantity: 2 }])
  }))

test('quotes of other customers and invented quotes cannot be ordered', () =>
  withShop(async (store) => {
    const { id, cookie } = await answeredQuote(store)
    const stranger = await customerPortalCookie(store, 'stranger@example.com')
    const missing = await order(store, randomUUID(), cookie)
    for (const other of [stranger, undefined]) {
      const answer = await order(store, id, other)
      expect([answer.status, answer.body]).toEqual([404, missing.body])
    }
    const forged = newOrder({ quote_id: id })
    expect((await call(store, 'POST', '/api/orders', { body: forged, cookie })).status).toBe(422)
    expect((await order(store, id, cookie, { total: 1 })).status).toBe(422)
    expect(await store.db.$count(orders)).toBe(0)
  }))

test('an expired quote and an outdated answer cannot be ordered', () =>
  withShop(async (store) => {
    const { id, cookie } = await answeredQuote(store)
    const expired = await answeredQuote(store)
    await store.db.update(quotes).set({ expiresAt: new Date() }).where(eq(quotes.id, expired.id))
    expect((await order(store, expired.id, expired.cookie)).body.code).toBe('quote_ended')
    await answerIt(store, id, { prices: [100, 100] })
    expect((await order(store, id, cookie)).body.code).toBe('quote_changed')
    await withdrawIt(store, id)
    expect((await order(store, id, cookie, { version: 2 })).body.code).toBe('quote_ended')
    const open = await ask(store, cookie)
    expect((await order(store, open.body.quote.id, cookie)).body.code).toBe('quote_ended')
    expect(await store.db.$count(orders)).toBe(0)
  }))

test.each(['cancelled', 'declined', 'expired'])('an order that is %s releases its quote', (how) =>
  withShop(async (store) => {
    const { id, cookie } = await answeredQuote(store)
    const first: string = (await order(store, id, cookie)).body.order_id
    expect((await order(store, id, cookie, { customer: other })).body.code).toBe('quote_used')
    await end(store, first, how)
    expect(await statusOf(store, first)).toBe(how)
    expect(await quoteNow(store, id)).toMatchObject({ state: 'answered', orderId: null })
    expect(store.sent.at(-1)?.text).toContain(`with quote ${quoteNumber(id)} again until it expires`)
    expect(store.sent.at(-1)?.text).toContain(`/marketplace/quotes/${id}`)
    const again = await order(store, id, cookie)
    expect([again.status, again.body.order_id === first]).toEqual([201, false])
  }),
)

test('a corrected order takes over the quote of the replaced order, until the order is signed', () =>
  withShop(async (store) => {
    const { id, cookie } = await answeredQuote(store)
    const key = randomUUID()
    const first = await order(store, id, cookie, { idempotency_key: key })
    const cart = await call(store, 'POST', '/api/orders', { body: newOrder({ replaces: key }), cookie })
    expect([cart.status, await statusOf(store, first.body.order_id)]).toEqual([201, 'prepared'])
    const second = await order(store, id, cookie, { customer: other, replaces: key })
    expect(second.status).toBe(201)
    expect(await statusOf(store, first.body.order_id)).toBe('cancelled')
    expect(await quoteNow(store, id)).toMatchObject({ state: 'used', orderId: second.body.order_id })
    // The idempotency key of an ended order cannot create another order.
    const late = await order(store, id, cookie, { idempotency_key: key })
    expect([late.status, late.body.code]).toEqual([409, 'no_longer_open'])
    await tell(store, portalEvent('signed', second.body.order_id))
    const third = await order(store, id, cookie, { replaces: key })
    expect([third.status, third.body.code]).toEqual([409, 'quote_used'])
  }))

test('an order of a quote with items that are no longer sold is rejected with their names', () =>
  withShop(async (store) => {
    const { id, cookie } = await answeredQuote(store)
    await changeProduct(store.db, 'cart-plain', { isActive: false })
    const refused = await order(store, id, cookie)
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid_lines'])
    expect(refused.body.lines).toMatchObject([
      { product_id: 'cart-plain', name: 'Plain', reason: 'unavailable' },
    ])
    expect(await quoteNow(store, id)).toMatchObject({ state: 'answered', orderId: null })
  }))

const other = { ...customer, fullName: 'Grace Hopper' }

async function end(store: TestStore, orderId: string, how: string): Promise<void> {
  if (how !== 'expired') {
    await tell(store, portalEvent(how, orderId))
    return
  }
  await store.db
    .update(orders)
    .set({ expiresAt: new Date(0) })
    .where(eq(orders.id, orderId))
  await expireOrders(store.db, orderContext(store.context), (error) => expect(error).toBeUndefined())
}

const shop = await ownShop('quoted_orders')
afterAll(shop.close)

test('fifty simultaneous orders with one quote, half of them with one idempotency key, create one order', async () => {
  const { store } = shop
  const { id, cookie } = await answeredQuote(store)
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_each, number) =>
      order(store, id, cookie, { idempotency_key: number % 2 === 0 ? key : randomUUID() }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true)
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await store.db.$count(orders, eq(orders.quoteId, id))).toBe(1)
})

test('fifty different simultaneous orders with one quote create one order, and the others are rejected with a reason', async () => {
  const { store } = shop
  const { id, cookie } = await answeredQuote(store)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_each, number) => {
      const body = { idempotency_key: randomUUID(), customer: { ...customer, fullName: `Buyer ${number}` } }
      return onceNotBusy(() => order(store, id, cookie, body))
    }),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'quote_used')).toHaveLength(49)
  expect(await store.db.$count(orders, eq(orders.quoteId, id))).toBe(1)
})
