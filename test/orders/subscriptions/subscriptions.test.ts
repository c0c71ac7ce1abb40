import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { nextCharge } from '#purchases/next-charge.ts'
import { loader as receiptLoader } from '#purchases/receipt/receipt.page.tsx'
import { subscriptionDone } from '#purchases/subscriptions/subscription-answer.ts'
import { action, loader } from '#purchases/subscriptions/subscriptions.page.tsx'
import { orderContext } from '#orders/order-context.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { subscriptionPersonalData } from '#orders/subscriptions/subscription-personal-data.server.ts'
import { endCanceledSubscriptions } from '#orders/subscriptions/subscription-jobs.commands.server.ts'
import { reviewsOfOrder } from '#reviews/writing/own-reviews.queries.server.ts'
import { existing } from '../../support/buyer.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { activate, giveAccess, keysOf } from '../../support/license-keys.ts'
import { readPage } from '../../support/log-in.ts'
import { call, statusOf, tokenOf, withShop } from '../../support/order-shop.ts'
import type { TestStore } from '../../support/store.ts'
import {
  bill,
  changeQuantityOn,
  ownerOf,
  period,
  subscribe,
  subscribeAccount,
  subscriptionOf,
  unexpected,
} from '../../support/subscriptions.ts'
import { changeProduct } from '../../support/add-product.ts'

const path = '/marketplace/my-purchases/subscriptions'

test('buyers see only their own subscriptions (product: subscriptions 4)', () =>
  withShop(async (store) => {
    const { cookie } = await signUp(store.context)
    const stranger = await signUp(store.context)
    await subscribe(store, { cookie })
    expect(await shown(store, cookie)).toMatchObject([{ status: 'active', quantity: 20, nextAmount: 21_000 }])
    expect(await shown(store, stranger.cookie)).toEqual([])
  }))

test('a subscription set to cancel can be resumed, and otherwise ends with its paid period (product: subscriptions 6)', () =>
  withShop(async (store) => {
    const { cookie, id, line } = await subscribeAccount(store)
    const endAt = (now: string) =>
      endCanceledSubscriptions(store.db, { ...orderContext(store.context), now: new Date(now) }, unexpected)
    await submit(store, cookie, { intent: 'cancel', line })
    expect((await subscriptionOf(store, id)).status).toBe('canceling')
    const { body } = await call(store, 'GET', '/api/orders', { cookie })
    expect(body.orders[0].ending).toMatchObject([{ at: '2026-02-15T12:00:00.000Z' }])
    expect(await endAt('2026-02-15T11:59:00Z')).toBe(0)
    await submit(store, cookie, { intent: 'resume', line })
    expect(await endAt('2026-02-15T12:00:00Z')).toBe(0)
    await submit(store, cookie, { intent: 'cancel', line })
    expect(await endAt('2026-02-15T12:00:00Z')).toBe(1)
    expect(await subscriptionOf(store, id)).toMatchObject({
      status: 'ended',
      endedAt: '2026-02-15T12:00:00.000Z',
    })
    expect(await submit(store, cookie, { intent: 'resume', line })).toMatchObject({ status: 409 })
  }))

test('only the customer of a subscription can cancel or change it (product: subscriptions 6)', () =>
  withShop(async (store) => {
    const stranger = await signUp(store.context)
    const { id, line } = await subscribeAccount(store)
    expect((await submit(store, stranger.cookie, { intent: 'cancel', line })).status).toBe(404)
    expect((await submit(store, stranger.cookie, { intent: 'quantity', line, quantity: '2' })).status).toBe(
      404,
    )
    expect((await subscriptionOf(store, id)).status).toBe('active')
  }))

test('more units are a separate order, and take effect with their keys once that order is paid (product: subscriptions 8)', () =>
  withShop(async (store) => {
    await giveAccess(store, { keySource: 'generated' })
    const { cookie, id, userId, line } = await subscribeAccount(store, { quantity: 2, left: 15 })
    await store.db.update(orders).set({ poNumber: 'PO-1' }).where(eq(orders.id, id))
    const change = await orderedChange(store, cookie, line, '5')
    const { body } = await call(store, 'GET', `/api/orders/${change}`, { cookie })
    expect(body.order.po_number).toBe('')
    expect(body.order.record.items).toMatchObject([
      {
        name: expect.stringMatching(
          /^Plain: from 2 to 5 units, then \$52\.50 monthly from [A-Z][a-z]+ \d+, \d{4}$/,
        ),
        price: 5.25,
        quantity: 3,
        subscription_interval: null,
      },
    ])
    expect(body.order).toMatchObject({ total: 15.75, change: { product: 'Plain' } })
    expect(await subscriptionOf(store, id)).toMatchObject({
      quantity: 2,
      openChange: { orderId: change, quantity: 5 },
    })
    store.sent.length = 0
    await bill(store, 'order.paid', change, { amount: 15.75, currency: 'USD' })
    expect(await statusOf(store, change)).toBe('active')
    expect(store.sent.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Payment received\. Your subscription is changed/),
    ])
    expect((await bill(store, 'order.active', change)).body.reason).toBe('already_there')
    expect(await subscriptionOf(store, id)).toMatchObject({
      quantity: 5,
      nextAmount: 5_250,
      openChange: null,
    })
    expect(await keysOf(store, id)).toHaveLength(5)
    expect((await subscriptionOf(store, id)).payments).toMatchObject([
      { number: null, orderId: change, amount: 1_575, quantity: 3, receipt: 'receipt' },
      { number: 0, orderId: id, amount: 2_100, quantity: 2 },
    ])
    const reviewsOf = async (orderId: string) =>
      reviewsOfOrder(store.db, ownerOf(userId), existing(await orderById(store.db, orderId)))
    expect(await reviewsOf(id)).toHaveLength(1)
    expect(await reviewsOf(change)).toEqual([])
    expect(await renewalsOf(store, cookie, id)).toEqual([52.5])
    expect(await renewalsOf(store, cookie, change)).toEqual([])
    expect(await endingOf(store, cookie, change)).toEqual([])
    await submit(store, cookie, { intent: 'cancel', line })
    const { periodEnd } = await subscriptionOf(store, id)
    expect(await endingOf(store, cookie, change)).toEqual([{ line_id: expect.any(String), at: periodEnd }])
  }))

test('fewer units take effect with the next renewal (product: subscriptions 8)', () =>
  withShop(async (store) => {
    await giveAccess(store, { keySource: 'generated' })
    const { cookie, id, line } = await subscribeAccount(store, { quantity: 5 })
    const change = await orderedChange(store, cookie, line, '2')
    const { text } = existing(store.sent.at(-1))
    expect(text).toContain(
      '\nPlain: from 5 to 2 units with the next paid renewal, then $21.00 monthly\nTotal: Free\n',
    )
    const { body } = await call(store, 'GET', `/api/orders/${change}`, { cookie })
    expect(body.order.record.items).toMatchObject([{ price: 0, quantity: 1 }])
    await activate(store, change)
    expect(await subscriptionOf(store, id)).toMatchObject({ quantity: 5, nextQuantity: 2, nextAmount: 2_100 })
    expect(await submit(store, cookie, { intent: 'quantity', line, quantity: '2' })).toMatchObject({
      status: 409,
      data: { outcome: 'unchanged' },
    })
    expect(await keysOf(store, id)).toHaveLength(5)
    await bill(store, 'subscription.renewed', id, { amount: 21, period: period(1) }, 31)
    expect(await subscriptionOf(store, id)).toMatchObject({ quantity: 2, nextQuantity: null })
    expect(await keysOf(store, id)).toHaveLength(2)
  }))

test('a later change replaces an unsigned change, and an invalid number stays in the form (product: subscriptions 7)', () =>
  withShop(async (store) => {
    const { cookie, line } = await subscribeAccount(store, { left: 15 })
    const wrong = await submit(store, cookie, { intent: 'quantity', line, quantity: '100' })
    expect(wrong).toMatchObject({ status: 422, data: { values: { quantity: '100' } } })
    const first = await orderedChange(store, cookie, line, '30')
    const second = await orderedChange(store, cookie, line, '25')
    const { body } = await call(store, 'GET', `/api/orders/${first}`, { cookie })
    expect(body.order.status).toBe('cancelled')
    await bill(store, 'order.signed', second, {}, 300)
    expect(await submit(store, cookie, { intent: 'quantity', line, quantity: '40' })).toMatchObject({
      status: 409,
      data: { outcome: 'under_way' },
    })
  }))

test('setting a subscription to cancel cancels an unpaid change, even a signed one, and says so (product: subscriptions 6)', () =>
  withShop(async (store) => {
    const { cookie, id, line } = await subscribeAccount(store, { left: 15 })
    const change = await orderedChange(store, cookie, line, '30')
    await bill(store, 'order.signed', change, {}, 300)
    store.sent.length = 0
    const { location } = await submit(store, cookie, { intent: 'cancel', line })
    expect(store.sent.map(({ text }) => text)).toEqual([
      expect.stringContaining('We’ve also canceled your unpaid quantity change.'),
    ])
    expect(subscriptionDone(new URLSearchParams(location?.split('?')[1]).get('done'))).toContain(
      'We also canceled your unpaid quantity change.',
    )
    const { body } = await call(store, 'GET', `/api/orders/${change}`, { cookie })
    expect(body.order.events.at(-1)).toMatchObject({
      to: 'cancelled',
      note: 'The subscription is set to cancel.',
    })
    expect(body.order.ending).toEqual([{ line_id: body.order.record.items[0].id, at: body.order.changed_at }])
    expect(await subscriptionOf(store, id)).toMatchObject({ status: 'canceling', openChange: null })
  }))

test('setting a subscription to cancel while a renewal is late mails the canceled change (product: subscriptions 6)', () =>
  withShop(async (store) => {
    const { cookie, line } = await subscribeAccount(store, { quantity: 5 })
    await orderedChange(store, cookie, line, '4')
    store.sent.length = 0
    await submit(store, cookie, { intent: 'cancel', line })
    expect(store.sent.map(({ text }) => text)).toEqual([expect.stringContaining('from 5 to 4 units')])
  }))

test('a changed quantity stays within the product’s limit per order (product: subscriptions 7)', () =>
  withShop(async (store) => {
    const { cookie, line } = await subscribeAccount(store, { quantity: 5, left: 15 })
    await changeProduct(store.db, 'cart-plain', { maxQuantity: 10 })
    for (const quantity of ['11', '100000', '0', '1.5', '']) {
      expect(await submit(store, cookie, { intent: 'quantity', line, quantity })).toMatchObject({
        status: 422,
        data: { outcome: 'invalid', values: { quantity } },
      })
    }
    expect(await shown(store, cookie)).toMatchObject([{ maxUnits: 10, openChange: null }])
    await orderedChange(store, cookie, line, '10')
  }))

test('the line of a changed quantity names its day in the time zone of the order (product: subscriptions 4)', () =>
  withShop(async (store) => {
    const { userId, id } = await subscribeAccount(store)
    await store.db.update(orders).set({ timeZone: 'Pacific/Auckland' }).where(eq(orders.id, id))
    const change = await changeQuantityOn(store, id, { userId, quantity: 15, day: 10 })
    expect((await orderById(store.db, change))?.lines[0]?.name).toBe(
      'Plain: from 20 to 15 units on February 16, 2026, then $157.50 monthly',
    )
  }))

test('units cannot be added while a renewal is late or has failed (product: subscriptions 7)', () =>
  withShop(async (store) => {
    const { cookie, id, line } = await subscribeAccount(store, { quantity: 5 })
    const more = { intent: 'quantity', line, quantity: '6' }
    const refused = { status: 409, data: { outcome: 'past_due' } }
    expect(await submit(store, cookie, more)).toMatchObject(refused)
    await bill(store, 'subscription.payment_failed', id, {}, 31)
    expect(await submit(store, cookie, more)).toMatchObject(refused)
  }))

test('fewer units ordered while a renewal is past due take effect with that renewal (product: subscriptions 8)', () =>
  withShop(async (store) => {
    const { cookie, id, line } = await subscribeAccount(store, { quantity: 5 })
    await bill(store, 'subscription.payment_failed', id, {}, 31)
    const one = await orderedChange(store, cookie, line, '1')
    expect((await orderById(store.db, one))?.lines[0]?.name).toMatch(/^Plain: from 5 to 1 unit with /)
    const change = await orderedChange(store, cookie, line, '4')
    const { body } = await call(store, 'GET', `/api/orders/${change}`, { cookie })
    expect(body.order.record.items[0].name).toBe(
      'Plain: from 5 to 4 units with the next paid renewal, then $42.00 monthly',
    )
    await activate(store, change)
    expect(nextCharge(existing(await subscriptionOf(store, id)))).toContain('$42.00 for 4, due on')
    await bill(store, 'subscription.renewed', id, { amount: 42, period: period(1) }, 32)
    expect(await subscriptionOf(store, id)).toMatchObject({
      quantity: 4,
      nextQuantity: null,
      status: 'active',
    })
  }))

test('the quantity of a subscription set to cancel can be changed only after it is resumed (product: subscriptions 7)', () =>
  withShop(async (store) => {
    const { cookie, line } = await subscribeAccount(store, { left: 15 })
    await submit(store, cookie, { intent: 'cancel', line })
    expect(await submit(store, cookie, { intent: 'quantity', line, quantity: '30' })).toMatchObject({
      status: 409,
      data: { outcome: 'canceling' },
    })
    await submit(store, cookie, { intent: 'resume', line })
    await orderedChange(store, cookie, line, '30')
  }))

test('the receipt of a renewal keeps its number when an earlier period is renewed later (product: subscriptions 5)', () =>
  withShop(async (store) => {
    const { cookie, id } = await subscribeAccount(store)
    await bill(store, 'subscription.renewed', id, { amount: 210, period: period(2) }, 61)
    await bill(store, 'subscription.renewed', id, { amount: 200, period: period(1) }, 62)
    const { id: line, payments } = await subscriptionOf(store, id)
    expect(payments.map(({ number, amount }) => [number, amount])).toEqual([
      [1, 21_000],
      [2, 20_000],
      [0, 21_000],
    ])
    const path = `/marketplace/my-purchases/${id}/receipt?line=${line}&renewal=1`
    const { data } = await readPage(receiptLoader, store, { path, cookie, params: { order: id } })
    expect(data).toMatchObject({
      receipt: { number: expect.stringMatching(/-1$/), sums: [{ amount: '$210.00' }] },
    })
  }))

test('the signing portal reads whether and how a subscription renews (product: subscriptions 13)', () =>
  withShop(async (store) => {
    const { cookie, id, line } = await subscribeAccount(store)
    const { body: fresh } = await call(store, 'GET', `/api/orders/${id}`, { cookie })
    expect(fresh.order.status).toBe('active')
    await store.db
      .update(orders)
      .set({ status: 'signed', expiresAt: new Date(Date.now() + 60_000) })
      .where(eq(orders.id, id))
    const resumed = await call(store, 'POST', `/api/orders/${id}/resume`, { cookie })
    const { body: exchanged } = await call(store, 'POST', `/api/hand-offs/${id}/key`, {
      token: tokenOf(resumed),
    })
    const state = () => call(store, 'GET', `/api/hand-offs/${id}/state`, { token: exchanged.access_key })
    expect((await state()).body.subscriptions).toEqual([
      {
        line,
        status: 'active',
        renews: true,
        quantity: 20,
        next_quantity: 20,
        next_amount: 210,
        period_start: '2026-01-15T12:00:00.000Z',
        period_end: '2026-02-15T12:00:00.000Z',
      },
    ])
    await submit(store, cookie, { intent: 'cancel', line })
    expect((await state()).body.subscriptions).toMatchObject([{ status: 'canceling', renews: false }])
  }))

test('each renewal has a receipt, as a page and as a PDF (product: subscriptions 5)', () =>
  withShop(async (store) => {
    const { cookie, id, line } = await subscribeAccount(store)
    await bill(store, 'subscription.renewed', id, { amount: 210, period: period(1) }, 31)
    const read = (query: string) =>
      readPage(receiptLoader, store, {
        path: `/marketplace/my-purchases/${id}/receipt${query}`,
        cookie,
        params: { order: id },
      })
    const renewal = await read(`?line=${line}&renewal=1`)
    expect(renewal.data).toMatchObject({
      state: 'found',
      receipt: { number: expect.stringMatching(/^R-\d{6}-1$/), issuedAt: '2026-02-15T12:00:00.000Z' },
    })
    expect(renewal.data).toMatchObject({
      receipt: {
        lines: [{ charge: 'Charged monthly, February 15, 2026 to March 15, 2026', amount: '$210.00' }],
        sums: [{ name: 'Total paid', amount: '$210.00' }],
      },
    })
    for (const number of ['2', '0', '1.5', 'x']) {
      expect((await read(`?line=${line}&renewal=${number}`)).status).toBe(404)
    }
    expect((await read('')).data).toMatchObject({ receipt: { number: expect.stringMatching(/^R-\d{6}$/) } })
    const pdf = (query: string) =>
      store.app.request(`/marketplace/my-purchases/${id}/receipt.pdf?line=${line}&${query}`, {
        headers: { cookie },
      })
    expect((await pdf('renewal=2')).status).toBe(404)
    const file = await pdf('renewal=1')
    expect(file.headers.get('content-disposition')).toMatch(/wadah-receipt-R-\d{6}-1\.pdf/)
    expect(file.headers.get('content-type')).toBe('application/pdf')
  }))

test('the personal data of an account contains its subscriptions, and deleting the account sets them to cancel (product: subscriptions 16)', () =>
  withShop(async (store) => {
    const { userId, id } = await subscribeAccount(store)
    const owner = { userId, customerPortalEmail: null }
    expect(await subscriptionPersonalData.read(store.db, owner)).toMatchObject([
      { order_id: id, next_amount: 210 },
    ])
    await subscriptionPersonalData.remove(store.db, owner, new Date())
    expect((await subscriptionOf(store, id)).status).toBe('canceling')
  }))

async function shown(store: TestStore, cookie: string) {
  const read = await readPage(loader, store, { path, cookie })
  return (read.data as { subscriptions?: unknown }).subscriptions
}

function submit(store: TestStore, cookie: string, form: Record<string, string>) {
  return readPage(action, store, { path, cookie, form })
}

async function endingOf(store: TestStore, cookie: string, order: string) {
  const { body } = await call(store, 'GET', `/api/orders/${order}`, { cookie })
  return body.order.ending
}

async function renewalsOf(store: TestStore, cookie: string, order: string) {
  const { body } = await call(store, 'GET', `/api/orders/${order}`, { cookie })
  return body.order.renewals.map(({ amount }: { amount: number }) => amount)
}

async function orderedChange(
  store: TestStore,
  cookie: string,
  line: string,
  quantity: string,
): Promise<string> {
  const { location } = await submit(store, cookie, { intent: 'quantity', line, quantity })
  return existing(location?.split('/').at(-1))
}
