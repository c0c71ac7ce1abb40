import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { refundable } from '#orders/transitions/refunds.commands.server.ts'
import { subscriptions } from '#orders/subscriptions.tables.server.ts'
import { monthlyRevenue } from '#orders/subscriptions/recurring-revenue.queries.server.ts'
import { firstAccess, giveAccess, keysOf, useKey } from '../../support/license-keys.ts'
import { forgetOrders, ownShop, placeOrder } from '../../support/order-shop.ts'
import { seed } from '../../support/random-seed.ts'
import { bill, period, subscribe, subscriptionOf } from '../../support/subscriptions.ts'

const { store, close } = await ownShop('billing_events')
afterAll(close)
beforeEach(() => forgetOrders(store))

test('a renewal without a period extends by one interval, and the same period counts once', async () => {
  const id = await subscribe(store, { interval: 'quarter' })
  await bill(store, 'subscription.renewed', id, { amount: 210 }, 91)
  expect((await subscriptionOf(store, id)).periodEnd).toBe('2026-07-15T12:00:00.000Z')
  const again = { amount: 210, period: { start: '2026-04-15T12:00:00Z', end: '2026-07-15T12:00:00Z' } }
  expect((await bill(store, 'subscription.renewed', id, again, 92)).body.reason).toBe('already_there')
  expect((await subscriptionOf(store, id)).payments).toHaveLength(2)
})

test('a subscription that began on the 31st is charged on the 31st again after a short month (product: subscriptions 3)', async () => {
  const id = await subscribe(store)
  const at = (day: string) => new Date(`${day}T12:00:00Z`)
  const january = { startedAt: at('2026-01-31'), periodStart: at('2026-01-31'), periodEnd: at('2026-02-28') }
  await store.db.update(subscriptions).set(january)
  for (const end of ['2026-03-31', '2026-04-30', '2026-05-31']) {
    await bill(store, 'subscription.renewed', id, { amount: 210 }, 45)
    expect((await subscriptionOf(store, id)).periodEnd).toBe(at(end).toISOString())
  }
})

test('a failed payment makes a subscription past due until a renewal, and a failure from before that renewal changes nothing if it arrives later (product: subscriptions 11)', async () => {
  const id = await subscribe(store)
  await bill(store, 'subscription.payment_failed', id, {}, 31)
  expect((await subscriptionOf(store, id)).status).toBe('past_due')
  await bill(store, 'subscription.renewed', id, { amount: 210 }, 33)
  expect((await subscriptionOf(store, id)).status).toBe('active')
  expect((await bill(store, 'subscription.payment_failed', id, {}, 32)).body.reason).toBe('already_there')
  expect((await subscriptionOf(store, id)).status).toBe('active')
})

test('a renewal that arrives before the payment of the order is applied after the payment', async () => {
  await subscribe(store)
  const id = await placeOrder(store)
  expect((await bill(store, 'subscription.renewed', id, { amount: 21 })).body.outcome).toBe('pending')
  await bill(store, 'order.paid', id, { amount: 21, currency: 'USD' })
  expect((await subscriptionOf(store, id)).payments).toHaveLength(2)
})

test('a cancellation by the signing portal ends subscription, access and keys (product: subscriptions 12)', async () => {
  await giveAccess(store, { keySource: 'generated' })
  const id = await subscribe(store, { quantity: 2 })
  const [key = ''] = await keysOf(store, id)
  await bill(store, 'subscription.canceled', id, {}, 40)
  expect(await subscriptionOf(store, id)).toMatchObject({ status: 'ended', endedAt: expect.any(String) })
  expect((await useKey(store, 'validate', key, 'one')).body.reason).toBe('key_ended')
  expect((await firstAccess(store, id)).keys).toEqual([])
  expect((await bill(store, 'subscription.canceled', id, {}, 41)).body.reason).toBe('already_there')
  expect((await bill(store, 'subscription.renewed', id, { amount: 21 }, 42)).body.reason).toBe('not_allowed')
})

test('a refund is recorded, and a full refund ends the subscription (product: subscriptions 12)', async () => {
  const id = await subscribe(store, { quantity: 2 })
  await bill(store, 'subscription.renewed', id, { amount: 21 }, 31)
  expect((await bill(store, 'order.refunded', id, { amount: 21 }, 32)).body.outcome).toBe('processed')
  expect((await subscriptionOf(store, id)).status).toBe('active')
  expect((await bill(store, 'order.refunded', id, { amount: 21.01 }, 33)).body.reason).toBe('wrong_amount')
  await bill(store, 'order.refunded', id, { amount: 21 }, 34)
  expect((await subscriptionOf(store, id)).status).toBe('ended')
})

test('a refund counts whether it arrives before or after its renewal (product: subscriptions 12)', async () => {
  const events = [
    ['subscription.renewed', { amount: 21, period: period(1) }, 31],
    ['order.refunded', { amount: 21 }, 32],
    ['order.refunded', { amount: 10 }, 33],
    ['subscription.renewed', { amount: 21, period: period(2) }, 60],
    ['order.refunded', { amount: 25 }, 61],
  ] as const
  await giveAccess(store, { keySource: 'generated' })
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), async (order) => {
      const id = await subscribe(store, { quantity: 2 })
      for (const index of order) {
        const [type, data, days] = events[index] ?? events[0]
        await bill(store, type, id, data, days)
      }
      const { status, periodEnd, payments } = await subscriptionOf(store, id)
      expect([status, periodEnd, payments.length]).toEqual(['active', '2026-04-15T12:00:00.000Z', 3])
      expect(await refundable(store.db, { id, total: 2_100 })).toEqual({ paid: 6_300, left: 700 })
      expect((await firstAccess(store, id)).keys).toHaveLength(2)
      const { active, months } = await monthlyRevenue(store.db, null, new Date())
      expect([active, months.find(({ churned }) => churned !== 0)]).toEqual([1, undefined])
      await forgetOrders(store)
    }),
    { numRuns: 4, seed },
  )
})

test('a renewal does not reopen a subscription that ended for a reason other than a refund (product: subscriptions 12)', async () => {
  const id = await subscribe(store, { quantity: 2 })
  await bill(store, 'subscription.canceled', id, {}, 40)
  await bill(store, 'order.refunded', id, { amount: 21 }, 41)
  await bill(store, 'subscription.renewed', id, { amount: 21 }, 31)
  expect(await subscriptionOf(store, id)).toMatchObject({ status: 'ended', payments: { length: 2 } })
})

test('renewals of one-time orders and events of unknown types are not applied', async () => {
  await store.db.update(marketplaceProducts).set({ subscriptionInterval: null, productType: 'purchase' })
  const id = await placeOrder(store)
  await bill(store, 'order.paid', id, { amount: 21, currency: 'USD' })
  expect((await bill(store, 'subscription.renewed', id, { amount: 21 })).body.reason).toBe('not_allowed')
  expect((await bill(store, 'subscription.paused', id)).body.reason).toBe('unknown_type')
  expect((await bill(store, 'order.refunded', id, { amount: 21 })).body.outcome).toBe('processed')
})

test('recurring revenue is counted per month for every interval (product: subscriptions 14)', async () => {
  const yearly = await subscribe(store, { quantity: 2, interval: 'year' })
  await subscribe(store, { quantity: 2, interval: 'quarter' })
  await subscribe(store, { quantity: 2 })
  const now = new Date('2026-03-20T00:00:00Z')
  expect(await monthlyRevenue(store.db, null, now)).toMatchObject({ total: 175 + 700 + 2_100, active: 3 })
  await bill(store, 'subscription.canceled', yearly, {}, 40)
  const { total, months } = await monthlyRevenue(store.db, null, now)
  expect(total).toBe(2_800)
  const [march, february, january] = months
  expect(months, 'nothing was sold before January').toHaveLength(3)
  expect(january).toMatchObject({ month: '2026-01', new: 2_975, churned: 0, total: 2_975 })
  expect(february).toMatchObject({ month: '2026-02', new: 0, churned: -175, total: 2_800 })
  expect(march).toMatchObject({ month: '2026-03', new: 0, total: 2_800 })
  expect(await monthlyRevenue(store.db, [], now)).toMatchObject({ total: 0, months: [{ month: '2026-03' }] })
})
