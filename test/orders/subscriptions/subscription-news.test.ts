import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emailOfUser } from '#account/session/account.queries.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { endCanceledSubscriptions } from '#orders/subscriptions/subscription-jobs.commands.server.ts'
import { setToCancel } from '#orders/subscriptions/subscriptions.commands.server.ts'
import { activate } from '../../support/license-keys.ts'
import { proveEmail, withShop } from '../../support/order-shop.ts'
import {
  bill,
  orderUnits,
  ownerOf,
  period,
  subscribe,
  subscribeAccount,
  subscriptionOf,
  unexpected,
} from '../../support/subscriptions.ts'

test('a failed renewal mails the customer once per period, with the next step and the deadline (product: subscriptions 17)', () =>
  withShop(async (store) => {
    const { id } = await subscribeAccount(store, { quantity: 2 })
    await bill(store, 'subscription.payment_failed', id, {}, 31)
    await bill(store, 'subscription.payment_failed', id, {}, 33)
    const [mail, ...others] = store.sent
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: 'ada@example.com',
      subject: expect.stringMatching(/^Next step: check your payment method/),
    })
    expect(mail?.text).toContain('the payment due on February 15, 2026 failed.')
    expect(mail?.text).toMatch(/: \$21\.00\n/)
    expect(mail?.text).toContain('by February 22, 2026')
    expect(mail?.text).toContain('http://store.test/marketplace/my-purchases/subscriptions')
    await bill(store, 'subscription.renewed', id, { amount: 21, period: period(1) }, 34)
    await bill(store, 'subscription.payment_failed', id, {}, 60)
    expect(store.sent).toHaveLength(2)
  }))

test('each renewal mails its receipt once, to the verified address (product: receipts 12)', () =>
  withShop(async (store) => {
    const { id, userId, line } = await subscribeAccount(store, { quantity: 2 })
    await proveEmail(store, userId)
    const renewed = { amount: 21, period: period(1) }
    await bill(store, 'subscription.renewed', id, renewed, 31)
    await bill(store, 'subscription.renewed', id, renewed, 32)
    const [mail, ...others] = store.sent
    expect(others).toEqual([])
    // The kind is not `receipt`, because a process of release 0.2 would attach the order's receipt.
    const kinds = await store.db.select({ kind: mails.kind }).from(mails).where(eq(mails.subject, id))
    expect(kinds).toContainEqual({ kind: 'renewal_receipt' })
    expect(mail).toMatchObject({
      to: await emailOfUser(store.db, userId),
      subject: expect.stringMatching(/^Your receipt for .+ \(order /),
    })
    expect(mail?.text).toMatch(/from February 15, 2026 to March 15, 2026\.[^]+\n2 × .+: \$21\.00\n/)
    expect(mail?.text).toContain(`/my-purchases/${id}/receipt?line=${line}&renewal=1`)
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/-receipt-R-\d{6}-1\.pdf$/),
    ])
  }))

test('a cancellation by the signing portal mails the customer once (product: subscriptions 17)', () =>
  withShop(async (store) => {
    const { id } = await subscribeAccount(store, { quantity: 2 })
    await bill(store, 'subscription.canceled', id, {}, 40)
    await bill(store, 'subscription.canceled', id, {}, 41)
    const ended = store.sent
    expect(ended.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your subscription has ended/),
    ])
    expect(ended[0]?.text).toContain('ended on February 24, 2026. Nothing more is charged.')
  }))

test('a customer who cancels a subscription gets one mail at the cancellation and one when the subscription ends (product: subscriptions 17)', () =>
  withShop(async (store) => {
    const { userId, line } = await subscribeAccount(store, { quantity: 2 })
    const cancelAt = new Date('2026-01-20T00:00:00Z')
    const now = { ...orderContext(store.context), now: cancelAt }
    await setToCancel(store.db, now, ownerOf(userId), { lineId: line, cancelAt })
    const context = { ...orderContext(store.context), now: new Date('2026-02-15T12:00:00Z') }
    expect(await endCanceledSubscriptions(store.db, context, unexpected)).toBe(1)
    expect(await endCanceledSubscriptions(store.db, context, unexpected)).toBe(0)
    const [set, ended, ...others] = store.sent
    expect(set?.text).toContain('ends on February 15, 2026. You keep access through the period you paid for.')
    expect(set?.text).not.toContain('change of its quantity')
    expect(ended?.text).toContain('ended on February 15, 2026, as you chose.')
    expect(others).toEqual([])
  }))

test('each time a customer resumes a subscription, a mail states the next charge (product: subscriptions 17)', () =>
  withShop(async (store) => {
    const { id, userId, line } = await subscribeAccount(store, { quantity: 2 })
    for (const day of [20, 21]) {
      const now = new Date(`2026-01-${day}T00:00:00Z`)
      for (const cancelAt of [now, null, null]) {
        const context = { ...orderContext(store.context), now }
        await setToCancel(store.db, context, ownerOf(userId), { lineId: line, cancelAt })
      }
    }
    const set = expect.stringMatching(/^Your subscription is set to cancel/)
    const continues = expect.stringMatching(/^Your subscription continues/)
    expect(store.sent.map(({ subject }) => subject)).toEqual([set, continues, set, continues])
    expect(store.sent.at(-1)?.text).toContain('Next charge: February 15, 2026\nAmount: $21.00\n')
    expect(store.sent.at(-1)?.text).toContain(`http://store.test/marketplace/my-purchases/${id}`)
  }))

test('a full refund mails the customer once, and a partial refund does not (product: subscriptions 17)', () =>
  withShop(async (store) => {
    const { id } = await subscribeAccount(store, { quantity: 2 })
    await bill(store, 'order.refunded', id, { amount: 1 }, 40)
    expect(store.sent).toEqual([])
    await bill(store, 'order.refunded', id, { amount: 20 }, 41)
    const [mail, ...others] = store.sent
    expect([mail?.subject, others]).toEqual([expect.stringMatching(/^Your order is refunded/), []])
    expect(mail?.text).toContain('Refunded: $21.00\n')
  }))

test('a full refund of a changed quantity neither ends the subscription nor sends a mail (product: subscriptions 17)', () =>
  withShop(async (store) => {
    const { id, userId, line } = await subscribeAccount(store, { quantity: 2, left: 15 })
    const change = await orderUnits(store, { userId, line, quantity: 5 })
    await activate(store, change)
    store.sent.length = 0
    const refunded = await bill(store, 'order.refunded', change, { amount: 15.75 }, 400)
    expect([refunded.body.outcome, store.sent]).toEqual(['processed', []])
    expect(await subscriptionOf(store, id)).toMatchObject({ status: 'active', quantity: 5 })
  }))

test('billing events of orders without a session or of deleted customers send no mail (product: subscriptions 17)', () =>
  withShop(async (store) => {
    const ofBrowser = await subscribe(store)
    store.sent.length = 0
    await bill(store, 'subscription.canceled', ofBrowser, {}, 40)
    const { id: ofDeleted } = await subscribeAccount(store, { quantity: 2 })
    await store.db.update(orders).set({ customerDeletedAt: new Date() }).where(eq(orders.id, ofDeleted))
    await bill(store, 'subscription.canceled', ofDeleted, {}, 40)
    expect(store.sent).toEqual([])
    expect(await store.db.select().from(mails).where(eq(mails.kind, 'subscription_ended'))).toEqual([])
  }))
