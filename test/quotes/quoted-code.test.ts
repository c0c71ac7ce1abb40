import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { discountCodes, discountUses } from '#cart/discounts/discounts.tables.server.ts'
import { action, loader } from '#dashboard/quotes/quote.page.tsx'
import { orderById } from '#orders/orders.queries.server.ts'
import { quoteSeen } from '#quotes/quote.ts'
import { quoteLines } from '#quotes/quotes.tables.server.ts'
import { callPage, newViewer } from '../support/dashboard.ts'
import {
  call,
  customer,
  customerPortalCookie,
  portalEvent,
  tell,
  tokenOf,
  withShop,
} from '../support/order-shop.ts'
import { answerIt, ask, item, order, quoteNow } from '../support/quote-desk.ts'
import type { TestStore } from '../support/store.ts'

type Code = Partial<typeof discountCodes.$inferInsert>

/** Adds a code for 10% off the plain product. The request contains two of this product at $10.50. */
async function addCode({ db }: TestStore, changes: Code = {}): Promise<void> {
  const now = new Date()
  await db.delete(discountCodes)
  await db.insert(discountCodes).values({
    code: 'SAVE10',
    state: 'active',
    percent: 10,
    scope: 'products',
    targets: ['marketplace:cart-plain'],
    createdAt: now,
    changedAt: now,
    ...changes,
  })
}

const changeCode = ({ db }: TestStore, changes: Code) => db.update(discountCodes).set(changes)

async function requested(store: TestStore, body: Record<string, unknown> = {}) {
  const cookie = await customerPortalCookie(store, 'buyer@example.com')
  const { body: answer } = await ask(store, cookie, { discount_code: 'save10', ...body })
  return { id: String(answer.quote.id), cookie, quote: answer.quote }
}

const usesCounted = async ({ db }: TestStore) => (await db.select().from(discountCodes))[0]?.uses

test('a quote request stores the discount code that was sent, with the discount at list prices', () =>
  withShop(async (store) => {
    await addCode(store)
    const { quote } = await requested(store)
    expect(quote).toMatchObject({ state: 'requested', total: null, discount_code: 'SAVE10', discount: 2.1 })
    expect(await usesCounted(store)).toBe(0)
  }))

test.each([
  ['unknown', { code: 'OTHER' }, 'We don’t know the code SAVE10. Check the spelling.'],
  ['ended', { state: 'ended' }, 'The code SAVE10 has expired.'],
  [
    'for a larger sum',
    { minimum: '21.01' },
    'The code SAVE10 needs at least $21.01 of the items it applies to.',
  ],
] as const)(
  'a quote request with a discount code that is %s is rejected with the reason',
  (_, changes, message) =>
    withShop(async (store) => {
      await addCode(store, changes)
      const cookie = await customerPortalCookie(store, 'buyer@example.com')
      const answer = await ask(store, cookie, { discount_code: 'save10' })
      expect([answer.status, answer.body]).toMatchObject([422, { code: 'discount_rejected', message }])
    }),
)

test('the answer applies the discount code to the quoted prices, and later changes of the code do not affect the quote', () =>
  withShop(async (store) => {
    await addCode(store)
    const { id, cookie } = await requested(store)
    await answerIt(store, id)
    await changeCode(store, { percent: 50, code: 'RENAMED' })
    const { body } = await call(store, 'GET', `/api/quotes/${id}`, { cookie })
    expect(body.quote).toMatchObject({ discount_code: 'SAVE10', discount: 1.8, total: 96.2 })
    const mail = store.sent.at(-1)?.text
    expect(mail).toContain('Subtotal: $98.00\nDiscount (SAVE10): -$1.80\nTotal: $96.20, then $80.00')
  }))

test('an order with a quote has the discount of the quote and uses the code, even if the code has ended and is used up', () =>
  withShop(async (store) => {
    await addCode(store)
    const { id, cookie } = await requested(store)
    await answerIt(store, id)
    await changeCode(store, { state: 'ended', maxUses: 1, uses: 1 })
    const placed = await order(store, id, cookie)
    expect([placed.status, placed.body.record.total]).toEqual([201, 96.2])
    expect(Object.keys(placed.body.record)).toEqual(['user', 'items', 'total', 'notes', 'timestamp'])
    const orderId = placed.body.order_id
    expect(await orderById(store.db, orderId)).toMatchObject({
      total: 9_620,
      discountCode: 'SAVE10',
      lines: [
        { price: 900, total: 1_620, discount: 180 },
        { total: 8_000, discount: 0 },
      ],
    })
    expect(await usesCounted(store)).toBe(2)
    const { body: key } = await call(store, 'POST', `/api/hand-offs/${orderId}/key`, {
      token: tokenOf(placed),
    })
    const state = await call(store, 'GET', `/api/hand-offs/${orderId}/state`, { token: key.access_key })
    expect(state.body).toMatchObject({ quote_id: id, total: 96.2, discount_code: 'SAVE10', discount: 1.8 })
    await tell(store, portalEvent('declined', orderId))
    expect([await usesCounted(store), await store.db.$count(discountUses)]).toEqual([1, 0])
    expect((await order(store, id, cookie)).status).toBe(201)
    expect(await usesCounted(store)).toBe(2)
  }))

// Canceling the first order also locks the quote before the code. In the other order, both requests could deadlock.
test('a second order with a quote is rejected without waiting for the lock of the discount code', () =>
  withShop(async (store) => {
    await addCode(store)
    const { id, cookie } = await requested(store)
    await answerIt(store, id)
    expect((await order(store, id, cookie)).status).toBe(201)
    const body = { customer: { ...customer, fullName: 'Somebody Else' } }
    const second = await store.db.transaction(async (tx) => {
      await tx.select().from(discountCodes).for('update')
      return order(store, id, cookie, body)
    })
    expect([second.status, second.body.code]).toEqual([409, 'quote_used'])
  }))

test('a corrected order with a quote takes over the use of the code from the order that it replaces', () =>
  withShop(async (store) => {
    await addCode(store)
    const { id, cookie } = await requested(store)
    await answerIt(store, id)
    const key = randomUUID()
    const first = await order(store, id, cookie, { idempotency_key: key })
    const corrected = { replaces: key, customer: { ...customer, fullName: 'Grace Hopper' } }
    const second = await order(store, id, cookie, corrected)
    expect([first.status, second.status, await usesCounted(store)]).toEqual([201, 201, 1])
    const uses = await store.db.select().from(discountUses)
    expect(uses.map(({ orderId }) => orderId)).toEqual([second.body.order_id])
  }))

test('when release 0.2 writes a price into a quote with a code, the discount of the line is removed', () =>
  withShop(async (store) => {
    await addCode(store)
    const { id, cookie } = await requested(store)
    await answerIt(store, id)
    // Release 0.2 answers a quote by writing its prices alone.
    await store.db.update(quoteLines).set({ price: '5.00' }).where(eq(quoteLines.quoteId, id))
    const { body } = await call(store, 'GET', `/api/quotes/${id}`, { cookie })
    expect(body.quote).toMatchObject({ discount: 0 })
    await answerIt(store, id)
    const again = await call(store, 'GET', `/api/quotes/${id}`, { cookie })
    expect(again.body.quote).toMatchObject({ discount: 1.8, total: 96.2 })
  }))

test('a quote answered without the requested code has no discount, and an order with the quote does not use the code', () =>
  withShop(async (store) => {
    await addCode(store)
    const { id, cookie } = await requested(store)
    await answerIt(store, id, { withCode: false })
    const { body } = await call(store, 'GET', `/api/quotes/${id}`, { cookie })
    expect(body.quote).toMatchObject({ discount_code: '', discount: 0, total: 98 })
    await order(store, id, cookie)
    expect(await usesCounted(store)).toBe(0)
  }))

test('an answer is rejected with a message at the code if the quoted prices are below the minimum of the code', () =>
  withShop(async (store) => {
    await addCode(store, { minimum: '20' })
    const { id } = await requested(store, { lines: [item] })
    const { cookie } = await newViewer(store, { staffRoles: ['orders'] })
    const page = { path: `/dashboard/quotes/${id}`, cookie, params: { quoteId: id } }
    const shown = await callPage(loader, store, page)
    expect(shown.code).toMatchObject({ code: 'SAVE10', closed: null, applies: [true] })
    const expires = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const seen = quoteSeen(await quoteNow(store, id))
    const form = { intent: 'answer', 'price-0': '9', expires, note: '', seen }
    const needs = 'The code SAVE10 needs at least $20.00 of the items it applies to.'
    expect(await callPage(action, store, { ...page, form: { ...form, code: 'yes' } })).toMatchObject({
      init: { status: 422 },
      data: { fieldErrors: { code: needs }, values: { 'price-0': '9' } },
    })
    expect((await quoteNow(store, id)).state).toBe('requested')
    expect(await callPage(action, store, { ...page, form })).toMatchObject({ status: 302 })
    expect(await quoteNow(store, id)).toMatchObject({ state: 'answered', lines: [{ discount: 0 }] })
  }))

test('a quote cannot be answered with a code whose limit the customer has reached since the request', () =>
  withShop(async (store) => {
    await addCode(store, { maxUsesPerCustomer: 1 })
    const { id, cookie } = await requested(store)
    const other = await ask(store, cookie, { discount_code: 'save10' })
    await answerIt(store, id)
    await order(store, id, cookie)
    expect(await answerIt(store, other.body.quote.id)).toEqual({ ok: false, reason: 'changed' })
    expect((await answerIt(store, other.body.quote.id, { withCode: false })).ok).toBe(true)
  }))
