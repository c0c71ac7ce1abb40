import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { activateOrders, transitionByStaff } from '#orders/admin/admin-orders.commands.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import {
  cancelOutdatedChanges,
  endCanceledSubscriptions,
  startMissingSubscriptions,
} from '#orders/subscriptions/subscription-jobs.commands.server.ts'
import { cancelAllOf, setToCancel } from '#orders/subscriptions/subscriptions.commands.server.ts'
import { quantityAt } from '#orders/transitions/subscription-changes.commands.server.ts'
import { subscriptions } from '#orders/subscriptions.tables.server.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { existing } from '../../support/buyer.ts'
import { giveAccess, keysOf } from '../../support/license-keys.ts'
import { statusOf, withShop } from '../../support/order-shop.ts'
import type { TestStore } from '../../support/store.ts'
import {
  bill,
  orderUnits,
  ownerOf,
  subscribe,
  subscribeAccount,
  subscriptionOf,
  unexpected,
} from '../../support/subscriptions.ts'

const days = 86_400_000

test('a renewal cancels an unpaid change of the quantity, even a signed one (product: subscriptions 8)', () =>
  withShop(async (store) => {
    const { id, change } = await openChange(store)
    await bill(store, 'order.signed', change, {}, 400)
    expect(await cancelOutdated(store)).toBe(0)
    await renew(store, id)
    expect(await cancelOutdated(store)).toBe(1)
    const order = existing(await orderById(store.db, change))
    expect([order.status, order.timeline.at(-1)]).toMatchObject([
      'cancelled',
      { source: 'system', note: expect.stringMatching(/^The period that this change was for is over/) },
    ])
    expect((await subscriptionOf(store, id)).openChange).toBe(null)
    expect((await bill(store, 'order.paid', change, { amount: 15.75, currency: 'USD' })).body.reason).toBe(
      'not_allowed',
    )
  }))

test('an unpaid change of the quantity ends with its period (product: subscriptions 8)', () =>
  withShop(async (store) => {
    const { change } = await openChange(store, 3)
    const { expiresAt = 0 } = (await orderById(store.db, change)) ?? {}
    expect(Number(expiresAt)).toBeLessThan(Date.now() + 3 * days)
    expect(await cancelOutdated(store, new Date(Date.now() + 2 * days))).toBe(0)
    expect(await cancelOutdated(store, new Date(Date.now() + 3 * days))).toBe(1)
    expect(await statusOf(store, change)).toBe('cancelled')
  }))

test('an unpaid change of the quantity ends with its subscription (product: subscriptions 8)', () =>
  withShop(async (store) => {
    const { id, change } = await openChange(store)
    await bill(store, 'subscription.canceled', id, {}, 400)
    expect(await cancelOutdated(store)).toBe(1)
    expect(existing(await orderById(store.db, change)).timeline.at(-1)?.note).toBe(
      'The subscription has ended.',
    )
  }))

test('deleting the account cancels an unpaid change of the quantity, even a signed one (product: subscriptions 16)', () =>
  withShop(async (store) => {
    const { change, userId } = await openChange(store)
    await bill(store, 'order.signed', change, {}, 400)
    store.sent.length = 0
    await store.db.transaction((tx) => cancelAllOf(tx, ownerOf(userId), new Date()))
    expect(store.sent).toEqual([])
    expect(existing(await orderById(store.db, change)).timeline.at(-1)).toMatchObject({
      to: 'cancelled',
      note: 'The subscription is set to cancel.',
    })
    const entries = await store.db.select().from(auditEntries).where(eq(auditEntries.subjectId, change))
    expect(entries).toMatchObject([
      { action: 'orders.cancel', actorKind: 'account', actorId: userId, after: { status: 'cancelled' } },
    ])
  }))

test('an order for more units that is paid after the renewal does not change the quantity, and staff decide on the order (product: subscriptions 8)', () =>
  withShop(async (store) => {
    const { id, change } = await openChange(store)
    await renew(store, id)
    await expectTooLate(store, change)
    expect((await subscriptionOf(store, id)).quantity).toBe(2)
    expect(await keysOf(store, id)).toHaveLength(2)
    expect(await settle(store, change)).toEqual({ ok: false, reason: 'unexplained' })
    expect(await activateOrders(store.db, orderContext(store.context), { kind: 'command' }, [change])).toBe(0)
    expect(await statusOf(store, change)).toBe('paid')
    expect((await settle(store, change, 'We keep it for your next period.')).ok).toBe(true)
    expect(await statusOf(store, change)).toBe('active')
    const { id: line } = await subscriptionOf(store, id)
    expect(await quantityAt(store.db, line, new Date())).toBe(2)
  }))

test('an unpaid change that is reported as active is canceled by the next renewal (product: subscriptions 8)', () =>
  withShop(async (store) => {
    const { id, change } = await openChange(store)
    await bill(store, 'order.signed', change, {}, 400)
    expect((await bill(store, 'order.active', change, {}, 400)).body.reason).toBe('not_allowed')
    await renew(store, id)
    expect(await cancelOutdated(store)).toBe(1)
  }))

test('staff decide on a change that is paid after the subscription has ended (product: subscriptions 8)', () =>
  withShop(async (store) => {
    const { id, change } = await openChange(store)
    await bill(store, 'subscription.canceled', id, {}, 400)
    await expectTooLate(store, change)
    await bill(store, 'order.refunded', change, { amount: 10 }, 400)
    expect(existing(await orderById(store.db, change)).change).toEqual({
      product: 'Plain',
      refunded: 1_000,
    })
    await bill(store, 'order.refunded', change, { amount: 5.75 }, 400)
    expect(existing(await orderById(store.db, change)).change?.refunded).toBe(1_575)
    expect((await settle(store, change)).ok).toBe(true)
  }))

test('a subscription that fails to end does not stop the others from ending (product: subscriptions 6)', () =>
  withShop(async (store) => {
    const { cookie, id: userId } = await signUp(store.context)
    for (const _ of [1, 2]) {
      const { id: line } = await subscriptionOf(store, await subscribe(store, { cookie }))
      await setToCancel(store.db, orderContext(store.context), ownerOf(userId), {
        lineId: line,
        cancelAt: new Date('2026-01-20T00:00:00Z'),
      })
    }
    const failed: string[] = []
    let first = true
    const { mail, ...context } = orderContext(store.context)
    const failOnce: typeof mail = (tx, message) => {
      if (!first) return mail(tx, message)
      first = false
      throw new Error('no mail')
    }
    const ended = await endCanceledSubscriptions(store.db, { ...context, mail: failOnce }, (_error, line) =>
      failed.push(line),
    )
    expect([ended, failed.length]).toEqual([1, 1])
  }))

test('a recurring line that was paid under the previous release becomes a subscription (product: subscriptions 1)', () =>
  withShop(async (store) => {
    const id = await subscribe(store)
    await store.db.delete(subscriptions).where(eq(subscriptions.orderId, id))
    expect(await startMissingSubscriptions(store.db, new Date(), unexpected)).toBe(1)
    expect(await startMissingSubscriptions(store.db, new Date(), unexpected)).toBe(0)
    expect(await subscriptionOf(store, id)).toMatchObject({
      status: 'active',
      periodEnd: '2026-02-15T12:00:00.000Z',
    })
  }))

test('a full refund ends a subscription that was paid under the previous release (product: subscriptions 12)', () =>
  withShop(async (store) => {
    const id = await subscribe(store, { quantity: 2 })
    await store.db.delete(subscriptions).where(eq(subscriptions.orderId, id))
    await bill(store, 'order.refunded', id, { amount: 21 }, 1)
    expect((await subscriptionOf(store, id)).status).toBe('ended')
    expect(await startMissingSubscriptions(store.db, new Date(), unexpected)).toBe(0)
  }))

/** A subscription of two units within its period, and an unsigned order for five. */
async function openChange(store: TestStore, left = 15) {
  await giveAccess(store, { keySource: 'generated' })
  const { id, userId, line } = await subscribeAccount(store, { quantity: 2, left })
  const change = await orderUnits(store, { userId, line, quantity: 5 })
  store.sent.length = 0
  return { id, userId, change }
}

function settle(store: TestStore, id: string, note = '') {
  const transition = { id, to: 'active', from: 'paid', note } as const
  return transitionByStaff(store.db, orderContext(store.context), { kind: 'command' }, transition)
}

function cancelOutdated(store: TestStore, now = new Date()): Promise<number> {
  return cancelOutdatedChanges(store.db, { ...orderContext(store.context), now }, unexpected)
}

async function renew(store: TestStore, id: string): Promise<void> {
  const renewed = await bill(store, 'subscription.renewed', id, { amount: 21 }, 400)
  expect(renewed.body.outcome).toBe('processed')
}

async function expectTooLate(store: TestStore, change: string): Promise<void> {
  store.sent.length = 0
  await bill(store, 'order.paid', change, { amount: 15.75, currency: 'USD' }, 400)
  expect((await bill(store, 'order.active', change, {}, 400)).body.reason).toBe('not_allowed')
  expect(await statusOf(store, change)).toBe('paid')
  expect(store.sent.map(({ subject, text }) => [subject, text.includes('active now')])).toEqual([
    [expect.stringMatching(/^Payment received\. We’re checking your change/), false],
  ])
}
