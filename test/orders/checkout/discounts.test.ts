import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { discountCustomer } from '#cart/discounts/apply-discount.server.ts'
import { discountCodes, discountUses } from '#cart/discounts/discounts.tables.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { blockedStatements } from '../../support/database/blocked-statements.ts'
import { patience } from '../../support/patience.ts'
import {
  call,
  cookieOf,
  customer,
  forgetOrders,
  newOrder,
  onceNotBusy,
  ownShop,
  plainLine,
  portalEvent,
  tell,
  tokenOf,
} from '../../support/order-shop.ts'

const { store, close } = await ownShop('discounts')
afterAll(close)
beforeEach(async () => {
  await forgetOrders(store)
  await store.db.delete(discountUses)
  await store.db.delete(discountCodes)
})

/** 10% off, which is $2.10 off the plain line. */
async function addCode(changes: Partial<typeof discountCodes.$inferInsert> = {}): Promise<void> {
  const now = new Date()
  const code = { code: 'SAVE10', state: 'active', percent: 10, scope: 'everything' } as const
  await store.db.insert(discountCodes).values({ ...code, createdAt: now, changedAt: now, ...changes })
}

const discounted = (changes: Record<string, unknown> = {}) =>
  newOrder({ discount: { code: 'save10', amount: 2.1 }, ...changes })

const place = (body: unknown) => call(store, 'POST', '/api/orders', { body })
const { price: _price, ...requestedLine } = plainLine
const preview = (code: string) =>
  call(store, 'POST', '/api/discounts', { body: { code, lines: [requestedLine] } })
const usesCounted = async () => (await store.db.select().from(discountCodes))[0]?.uses

async function deadlocks(): Promise<number | undefined> {
  const { rows } = await store.db.execute<{ count: number }>(
    sql`select deadlocks::int as count from pg_stat_database where datname = current_database()`,
  )
  return rows[0]?.count
}

test('the preview of a code returns its discount at catalog prices, regardless of case and spaces', async () => {
  await addCode()
  const { status, body } = await preview(' save10 ')
  expect([status, body]).toEqual([200, { code: 'SAVE10', label: '10% off', amount: 2.1 }])
})

test('the preview names the items of a code that does not apply to every item', async () => {
  await addCode({ scope: 'products', targets: ['marketplace:cart-plain'] })
  const lines = [requestedLine, { ...requestedLine, product_id: 'cart-monthly', quantity: 1 }]
  const { body } = await call(store, 'POST', '/api/discounts', { body: { code: 'SAVE10', lines } })
  expect(body).toEqual({ code: 'SAVE10', label: '10% off Plain', amount: 2.1 })
})

test('a code with a NUL character is rejected with a reason', async () => {
  expect(await preview('a\0b')).toMatchObject({
    status: 422,
    body: { fields: { code: 'Write the code on one line.' } },
  })
})

test('an unknown code and a code that matches no item are rejected with a reason', async () => {
  await addCode({ code: 'CLOUD', scope: 'categories', targets: ['no-such-category'] })
  expect(await preview('nope')).toMatchObject({
    status: 422,
    body: {
      code: 'discount_rejected',
      message: 'We don’t know the code NOPE. Check the spelling.',
      fields: { code: expect.any(String) },
    },
  })
  const message = 'The code CLOUD doesn’t apply to the items in your cart.'
  expect((await preview('cloud')).body).toMatchObject({ message, fields: { lines: message } })
})

test('a discount code lowers the total of an order and of its lines, and the record keeps the unit price', async () => {
  await addCode()
  const placed = await place(discounted())
  expect(placed.status).toBe(201)
  expect(placed.body.record).toMatchObject({ total: 18.9, items: [{ price: 10.5, quantity: 2 }] })
  expect(Object.keys(placed.body.record)).toEqual(['user', 'items', 'total', 'notes', 'timestamp'])
  const order = await orderById(store.db, placed.body.order_id)
  expect(order).toMatchObject({
    total: 1_890,
    discountCode: 'SAVE10',
    lines: [{ total: 1_890, discount: 210 }],
  })
  expect(await usesCounted()).toBe(1)
})

test('the signing portal reads the discount code and its amount beside the record, and the lowered total pays the order', async () => {
  await addCode()
  const placed = await place(discounted())
  const id = placed.body.order_id
  const { body: key } = await call(store, 'POST', `/api/hand-offs/${id}/key`, { token: tokenOf(placed) })
  const state = await call(store, 'GET', `/api/hand-offs/${id}/state`, { token: key.access_key })
  expect(state.body).toMatchObject({ total: 18.9, discount_code: 'SAVE10', discount: 2.1 })
  await tell(store, portalEvent('paid', id, { amount: 18.9, currency: 'USD' }))
  expect((await orderById(store.db, id))?.status).toBe('paid')
})

test('an order is rejected when the discount differs from the amount that was shown', async () => {
  await addCode({ percent: 20 })
  expect(await place(discounted())).toMatchObject({ status: 409, body: { code: 'discount_changed' } })
  expect(await usesCounted()).toBe(0)
})

test('repeating an order with a code returns the existing order, even if the code is used up', async () => {
  await addCode({ maxUses: 1 })
  const body = discounted()
  const [once, again] = [await place(body), await place(body)]
  expect([once.status, again.status]).toEqual([201, 200])
  expect(again.body).toEqual(once.body)
  expect(await usesCounted()).toBe(1)
})

test('when fifty customers order at once with a code that has one use left, one gets the discount and the others get the reason', async () => {
  await addCode({ maxUses: 1 })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const body = discounted({ customer: { ...customer, email: `racer-${index}@example.com` } })
      return onceNotBusy(() => place(body))
    }),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const rejected = answers.filter(({ status }) => status === 422)
  expect(rejected).toHaveLength(49)
  expect(new Set(rejected.map(({ body }) => body.message))).toEqual(
    new Set(['The code SAVE10 has been used up.']),
  )
  expect(await store.db.select().from(discountUses)).toHaveLength(1)
})

test('a limit per customer counts different spellings of an email address as one customer', async () => {
  await addCode({ maxUsesPerCustomer: 1 })
  expect((await place(discounted())).status).toBe(201)
  const again = await place(discounted({ customer: { ...customer, email: 'ADA+shop@example.com' } }))
  expect(again.body.message).toBe('You’ve already used the code SAVE10.')
})

test('a code at its limit per customer is rejected for the next cart, but not while its order can still be corrected', async () => {
  await addCode({ maxUses: 5, maxUsesPerCustomer: 1 })
  const { cookie } = await signUp(store.context)
  const again = () =>
    call(store, 'POST', '/api/discounts', { body: { code: 'save10', lines: [requestedLine] }, cookie })
  const placed = await call(store, 'POST', '/api/orders', { body: discounted(), cookie })
  expect((await again()).status).toBe(200)
  await tell(store, portalEvent('signed', placed.body.order_id))
  expect(await again()).toMatchObject({
    status: 422,
    body: { message: 'You’ve already used the code SAVE10.' },
  })
  expect((await preview('save10')).status).toBe(200)
})

test('the use of a discount code stores the customer as a hash with the secret of the shop', async () => {
  await addCode()
  await place(discounted())
  const [use] = await store.db.select().from(discountUses)
  const { AUTH_SECRET } = store.context.environment
  expect(use?.customer).toBe(discountCustomer(AUTH_SECRET, customer.email))
  expect(use?.customer).not.toBe(discountCustomer(`${AUTH_SECRET}, changed`, customer.email))
})

test('a canceled order no longer counts as a use of its code', async () => {
  await addCode({ maxUses: 1 })
  const placed = await place(discounted())
  await call(store, 'POST', `/api/orders/${placed.body.order_id}/cancel`, { cookie: cookieOf(placed) })
  expect(await usesCounted()).toBe(0)
  expect((await place(discounted())).status).toBe(201)
})

test('a corrected order takes over the code from the order that it replaces', async () => {
  await addCode({ maxUses: 1, maxUsesPerCustomer: 1 })
  const body = discounted()
  const placed = await place(body)
  const corrected = discounted({ replaces: body.idempotency_key, customer: { ...customer, city: 'Austin' } })
  const answer = await call(store, 'POST', '/api/orders', { body: corrected, cookie: cookieOf(placed) })
  expect(answer.status).toBe(201)
  const uses = await store.db.select().from(discountUses)
  expect(uses.map(({ orderId }) => orderId)).toEqual([answer.body.order_id])
})

test('if two customers correct their orders at the same moment, each with the code of the other, both orders succeed', async () => {
  await addCode()
  await addCode({ code: 'OTHER10' })
  const codes = ['SAVE10', 'OTHER10']
  const corrections = await Promise.all(
    codes.map(async (code, index) => {
      const body = discounted({ discount: { code, amount: 2.1 } })
      const cookie = cookieOf(await place(body))
      const other = { code: codes[1 - index], amount: 2.1 }
      return { body: discounted({ discount: other, replaces: body.idempotency_key }), cookie }
    }),
  )
  const correct = () => Promise.all(corrections.map((each) => call(store, 'POST', '/api/orders', each)))
  // Both requests wait for the lock of their first code at the same time.
  const answers = await store.db.transaction(async (tx) => {
    await tx.select().from(discountCodes).for('update')
    const corrected = correct()
    await expect.poll(() => blockedStatements(store.db), patience).toBe(2)
    return { corrected }
  })
  expect((await answers.corrected).map(({ status }) => status)).toEqual([201, 201])
  const rows = await store.db.select().from(discountCodes)
  expect(rows.map(({ uses }) => uses)).toEqual([1, 1])
  // The shop repeats a request that ended in a deadlock, so the responses alone do not reveal a deadlock.
  expect(await deadlocks()).toBe(0)
})

test('an expired code is rejected with the reason that it has expired', async () => {
  await addCode({ endsAt: new Date(0) })
  expect((await place(discounted())).body.message).toBe('The code SAVE10 has expired.')
  await store.db.update(discountCodes).set({ endsAt: null }).where(eq(discountCodes.code, 'SAVE10'))
  expect((await place(discounted())).status).toBe(201)
})

test('an order below the minimum of its code is rejected because of its lines, so that the browser keeps the code', async () => {
  await addCode({ minimum: '21.01' })
  const { status, body } = await place(discounted())
  const message = 'The code SAVE10 needs at least $21.01 of the items it applies to.'
  expect([status, body]).toMatchObject([422, { code: 'discount_rejected', fields: { lines: message } }])
})
