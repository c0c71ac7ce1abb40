import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sellerLines } from '#developers/api/seller-orders.queries.server.ts'
import { messageBody } from '#developers/webhooks/message-bodies.queries.server.ts'
import { webhookEvents } from '#developers/webhooks/webhook.ts'
import { createWebhook } from '#developers/webhooks/webhooks.commands.server.ts'
import { webhookMessages } from '#developers/webhooks/webhooks.tables.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { setToCancel } from '#orders/subscriptions/subscriptions.commands.server.ts'
import { addSellers } from '../../support/add-sellers.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { withShop } from '../../support/order-shop.ts'
import {
  bill,
  changeQuantityOn,
  dayAfterStart,
  ownerOf,
  period,
  subscribe,
  subscriptionOf,
} from '../../support/subscriptions.ts'

test('the sold line of a changed quantity has the name of its product, and a separate field for the change (product: developers 9)', () =>
  withShop(async (store) => {
    const { db } = store
    await addSellers(db, { mira: ['cart-plain'] })
    const { cookie, id: userId } = await signUp(store.context)
    const id = await subscribe(store, { cookie })
    const about = await changeQuantityOn(store, id, { userId, quantity: 25, day: 10 })
    const change = 'From 20 to 25 units, then $262.50 monthly from February 15, 2026'
    const message = { sellerId: 'mira', type: 'order.paid', about, at: new Date() }
    expect(await messageBody(db, message)).toMatchObject({ data: { lines: [{ product: 'Plain', change }] } })
    const [line, first] = await sellerLines(db, { sellerId: 'mira', limit: 2 })
    expect(line?.json).toMatchObject({ product: 'Plain', change })
    expect(first?.json).toMatchObject({ product: 'Plain', change: null })
  }))

test('a seller gets one message for each renewal, each failed renewal and the end of a subscription, even if the end moves to an earlier time (product: developers 8)', () =>
  withShop(async (store) => {
    const { db } = store
    await addSellers(db, { mira: ['cart-plain'] })
    const url = 'https://receiver.example.com/'
    const actor = { kind: 'command' } as const
    await createWebhook(db, { actor, sellerId: 'mira', url, events: [...webhookEvents], now: new Date() })
    const id = await subscribe(store)
    await bill(store, 'subscription.renewed', id, { amount: 210, period: period(1) }, 31)
    await bill(store, 'subscription.payment_failed', id, {}, 60)
    await bill(store, 'subscription.renewed', id, { amount: 210, period: period(2) }, 61)
    await bill(store, 'subscription.renewed', id, { amount: 210, period: period(2) }, 62)
    await bill(store, 'subscription.canceled', id, {}, 70)
    await bill(store, 'subscription.canceled', id, {}, 65)
    const types = ['subscription.renewed', 'subscription.past_due', 'subscription.ended']
    const messages = await db
      .select()
      .from(webhookMessages)
      .where(inArray(webhookMessages.type, types))
      .orderBy(webhookMessages.about)
    expect(messages.map(({ type }) => type).toSorted()).toEqual([
      'subscription.ended',
      'subscription.past_due',
      'subscription.renewed',
      'subscription.renewed',
    ])
    const bodies = await Promise.all(messages.map((message) => messageBody(db, message)))
    const of = (type: string) => bodies.filter((body) => body['type'] === type)
    expect(of('subscription.ended')).toMatchObject([
      { data: { product_id: 'cart-plain', status: 'ended', quantity: 20, price: 10.5 } },
    ])
    const renewal = { amount: 210, currency: 'USD', quantity: 20, subscription_interval: 'month' }
    expect(of('subscription.renewed').map(({ data }) => data)).toMatchObject([
      { ...renewal, period_start: period(1).start, period_end: period(1).end },
      { ...renewal, period_start: period(2).start, period_end: period(2).end },
    ])
  }))

test('a message about a subscription has the status after its event, whatever happens before the message is prepared (product: developers 9)', () =>
  withShop(async (store) => {
    const { db } = store
    await addSellers(db, { mira: ['cart-plain'] })
    const { cookie, id: userId } = await signUp(store.context)
    const id = await subscribe(store, { cookie })
    const { id: lineId } = await subscriptionOf(store, id)
    const of = async (type: string, moment: string, days: number) => {
      const message = { sellerId: 'mira', type, about: `${lineId}@${moment}`, at: dayAfterStart(days) }
      const { data } = await messageBody(db, message)
      return data
    }
    const renewed = () => of('subscription.renewed', period(1).end, 31)
    const failed = () => of('subscription.past_due', dayAfterStart(60).toISOString(), 60)
    const endedAt = dayAfterStart(70).toISOString()

    await bill(store, 'subscription.renewed', id, { amount: 210, period: period(1) }, 31)
    await bill(store, 'subscription.payment_failed', id, {}, 60)
    const cancelAt = dayAfterStart(65)
    await setToCancel(db, orderContext(store.context), ownerOf(userId), { lineId, cancelAt })
    expect([await renewed(), await failed()]).toMatchObject([{ status: 'active' }, { status: 'past_due' }])
    await bill(store, 'subscription.canceled', id, {}, 70)
    expect([await renewed(), await failed(), await of('subscription.ended', endedAt, 70)]).toMatchObject([
      { status: 'active', ended_at: null },
      { status: 'past_due', ended_at: null },
      { status: 'ended', ended_at: endedAt },
    ])
    expect(await of('subscription.renewed', period(1).end, 66)).toMatchObject({ status: 'canceling' })
  }))
