import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '#mail/mails.tables.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { orderLines } from '#orders/orders.tables.server.ts'
import { receivePortalEvent } from '#orders/portal-events/portal-events.commands.server.ts'
import { monthlyRevenue } from '#orders/subscriptions/recurring-revenue.queries.server.ts'
import { endCanceledSubscriptions } from '#orders/subscriptions/subscription-jobs.commands.server.ts'
import { setToCancel } from '#orders/subscriptions/subscriptions.commands.server.ts'
import { giveAccess, keysOf } from '../../support/license-keys.ts'
import { withShop } from '../../support/order-shop.ts'
import type { TestStore } from '../../support/store.ts'
import {
  bill,
  changeQuantityOn,
  dayAfterStart,
  ownerOf,
  period,
  subscribeAccount,
  subscriptionOf,
  unexpected,
} from '../../support/subscriptions.ts'

type Sent = readonly [type: string, day: number, data?: Record<string, unknown>]

const renewed = (month: number, day: number, amount = 210): Sent => [
  'subscription.renewed',
  day,
  { amount, period: period(month) },
]
const failed = (month: number, day: number): Sent => [
  'subscription.payment_failed',
  day,
  { period: period(month) },
]
const ended = (day: number): Sent => ['subscription.canceled', day]

/** Each history of a subscription leads to one state, in any order of its events and even if one event repeats. */
const lives: Record<string, { events: readonly Sent[]; outcome: Record<string, unknown>; payments: number }> =
  {
    'renewed, failed, renewed, ended': {
      events: [renewed(1, 31), failed(2, 59), renewed(2, 61), ended(80)],
      outcome: { status: 'ended', months: ['01 new 210', '04 churned -210'] },
      payments: 3,
    },
    'renewed, failed, renewed, failed': {
      events: [renewed(1, 31), failed(2, 59), renewed(2, 61), failed(3, 90)],
      outcome: { status: 'past_due', months: ['01 new 210'] },
      payments: 3,
    },
    'failed twice, ended': {
      events: [failed(1, 31), failed(1, 34), ended(40)],
      outcome: { status: 'ended', months: ['01 new 210', '02 churned -210'] },
      payments: 1,
    },
    'renewed, ended twice, the earlier end counting': {
      events: [renewed(1, 31), ended(80), ended(70)],
      outcome: { status: 'ended', months: ['01 new 210', '03 churned -210'] },
      payments: 2,
    },
    'renewed twice, failed, renewed': {
      events: [renewed(1, 31), renewed(2, 59), failed(3, 90), renewed(3, 92)],
      outcome: { status: 'active', months: ['01 new 210'] },
      payments: 4,
    },
  }

for (const [life, { events, outcome, payments }] of Object.entries(lives)) {
  test(`the events of a subscription that is ${life} lead to the same state in any order of arrival`, () =>
    withShop(async (store) => {
      const { id, line, userId } = await subscribeAccount(store)
      for (const [number, order] of arrivalOrders(events.length).entries()) {
        await undone(store, async (trial) => {
          // One event arrives twice, and the customer cancels and resumes at some point in between.
          for (const [place, index] of [...order, number % order.length].entries()) {
            if (place === number % events.length) await cancelAndResume(trial, line, userId)
            await receive(trial, id, events[index] ?? ended(0), `msg_${index}`)
          }
          expect(await stateOf(trial, id), `arrived as ${order.join(', ')}`).toEqual(outcome)
          expect(await subscriptionOf(trial, id)).toMatchObject({
            periodEnd: period(payments - 1).end,
            payments: { length: payments },
          })
        })
      }
    }))
}

test('a renewal counts the units at the time of its charge, in any order of arrival', () =>
  withShop(async (store) => {
    const { id, userId } = await subscribeAccount(store)
    await changeQuantityOn(store, id, { userId, quantity: 25, day: 10 })
    await changeQuantityOn(store, id, { userId, quantity: 15, day: 45 })
    const events = [renewed(1, 31, 262.5), renewed(2, 59, 157.5), ended(100)]
    const withoutAmounts = events.map(([type, day, { amount: _amount, ...data } = {}]): Sent => [
      type,
      day,
      data,
    ])
    for (const [number, order] of arrivalOrders(3).entries()) {
      await undone(store, async (trial) => {
        const sent = number % 2 === 0 ? events : withoutAmounts
        for (const index of order) await receive(trial, id, sent[index] ?? ended(0))
        const { payments } = await subscriptionOf(trial, id)
        expect(payments.flatMap((each) => (each.number ? [[each.quantity, each.amount]] : []))).toEqual([
          [15, 15_750],
          [25, 26_250],
        ])
        expect(await stateOf(trial, id)).toEqual({
          status: 'ended',
          months: ['01 new 210 changed 52.5', '03 changed -105', '04 churned -157.5'],
        })
      })
    }
  }))

test('a late renewal from before the end of a canceled subscription reverses that end and mails the customer', () =>
  withShop(async (store) => {
    await giveAccess(store, { keySource: 'generated' })
    const { id, line, userId } = await subscribeAccount(store)
    await endOnDay31(store, line, userId)
    expect(await keysOf(store, id)).toHaveLength(0)
    store.sent.length = 0
    await bill(store, ...toBill(renewed(1, 29), id))
    expect(await subscriptionOf(store, id)).toMatchObject({
      status: 'canceling',
      periodEnd: '2026-03-15T12:00:00.000Z',
    })
    expect(await keysOf(store, id)).toHaveLength(20)
    const [mail, ...others] = store.sent
    expect([mail?.subject, others]).toEqual([expect.stringMatching(/^Your subscription continues/), []])
    expect(mail?.text).toContain('It ends, as you chose, on March 15, 2026.')
    expect(await endCanceledSubscriptions(store.db, onDay(store, 59), unexpected)).toBe(1)
    expect(await stateOf(store, id)).toEqual({
      status: 'ended',
      months: ['01 new 210', '03 churned -210'],
    })
  }))

test('a cancellation received after a scheduled end or a refund takes effect when a late renewal reverses that end', () =>
  withShop(async (store) => {
    const { id, line, userId } = await subscribeAccount(store)
    const endings: Record<string, (trial: TestStore) => Promise<unknown>> = {
      'set end': (trial) => endOnDay31(trial, line, userId),
      refund: (trial) =>
        receivePortalEvent(trial.db, onDay(trial, 31), 'msg_refund', {
          type: 'order.refunded',
          timestamp: dayAfterStart(31).toISOString(),
          data: { order: id, amount: 210 },
        }),
    }
    for (const [ending, end] of Object.entries(endings)) {
      await undone(store, async (trial) => {
        await end(trial)
        expect((await subscriptionOf(trial, id)).endedAt, ending).toBe(dayAfterStart(31).toISOString())
        await receive(trial, id, ['subscription.canceled', 50, { line: crypto.randomUUID() }])
        await receive(trial, id, ended(45))
        await receive(trial, id, ['subscription.canceled', 40, { line }])
        await receive(trial, id, renewed(1, 30))
        expect(await subscriptionOf(trial, id), ending).toMatchObject({
          status: 'ended',
          endedAt: dayAfterStart(40).toISOString(),
          payments: { length: 2 },
        })
        expect((await stateOf(trial, id)).months).toEqual(['01 new 210', '02 churned -210'])
        const mailed = await trial.db.select({ kind: mails.kind }).from(mails).where(eq(mails.subject, id))
        expect(mailed.map(({ kind }) => kind)).not.toContain('subscription_resumed')
      })
    }
  }))

test('a late renewal restores access that a full refund ended, even if the subscription had ended before', () =>
  withShop(async (store) => {
    const { id, line, userId } = await subscribeAccount(store)
    const once = { orderId: id, position: 1, productId: 'cart-five', productType: 'marketplace' } as const
    const sold = { offer: 'standard', name: 'Five', price: '0', quantity: 1, total: '0' } as const
    await store.db.insert(orderLines).values({ ...once, ...sold })
    await endOnDay31(store, line, userId)
    await bill(store, 'order.refunded', id, { amount: 210 }, 35)
    const withoutAccess = () =>
      store.db.$count(orderLines, and(eq(orderLines.orderId, id), isNotNull(orderLines.accessEndedAt)))
    expect(await withoutAccess()).toBe(2)
    await bill(store, ...toBill(renewed(1, 30), id))
    expect(await withoutAccess()).toBe(0)
  }))

test('revenue is counted once when a renewal reverses an end with the same timestamp, even with fewer units', () =>
  withShop(async (store) => {
    const { id, line, userId } = await subscribeAccount(store)
    for (const [quantity, changes] of [
      [20, []],
      [15, ['02 changed -52.5']],
    ] as const) {
      await undone(store, async (trial) => {
        if (quantity < 20) await changeQuantityOn(trial, id, { userId, quantity, day: 10 })
        await endOnDay31(trial, line, userId)
        await receive(trial, id, renewed(1, 31, 10.5 * quantity))
        expect(await stateOf(trial, id)).toEqual({ status: 'canceling', months: ['01 new 210', ...changes] })
      })
    }
  }))

test('a renewal and a cancellation with the same timestamp leave no revenue, in any order of arrival', () =>
  withShop(async (store) => {
    const { id } = await subscribeAccount(store)
    const events = [renewed(1, 31), ended(31)]
    for (const order of arrivalOrders(2)) {
      await undone(store, async (trial) => {
        for (const index of order) await receive(trial, id, events[index] ?? ended(0))
        expect(await stateOf(trial, id)).toEqual({
          status: 'ended',
          months: ['01 new 210', '02 churned -210'],
        })
      })
    }
  }))

test('the customer is mailed when a late renewal reverses the end by a full refund, and after the next full refund', () =>
  withShop(async (store) => {
    const { id } = await subscribeAccount(store)
    await bill(store, 'order.refunded', id, { amount: 210 }, 40)
    expect((await subscriptionOf(store, id)).status).toBe('ended')
    await bill(store, ...toBill(renewed(1, 31), id))
    expect((await subscriptionOf(store, id)).status).toBe('active')
    await bill(store, 'order.refunded', id, { amount: 210 }, 41)
    const kinds = await store.db.select({ kind: mails.kind }).from(mails).where(eq(mails.subject, id))
    expect(kinds.filter(({ kind }) => kind === 'order_refunded')).toHaveLength(2)
    expect(kinds.filter(({ kind }) => kind === 'subscription_resumed')).toHaveLength(1)
  }))

test('the mail about the end of a subscription names a failed payment only if the payment failed before the end', () =>
  withShop(async (store) => {
    const { id } = await subscribeAccount(store)
    await bill(store, ...toBill(failed(1, 50), id))
    store.sent.length = 0
    await bill(store, ...toBill(ended(40), id))
    expect(store.sent[0]?.text).not.toContain('not paid')
  }))

function toBill([type, day, data = {}]: Sent, id: string): [string, string, Record<string, unknown>, number] {
  return [type, id, data, day]
}

async function receive(
  store: TestStore,
  order: string,
  [type, day, data]: Sent,
  id: string = crypto.randomUUID(),
) {
  const event = { type, timestamp: dayAfterStart(day).toISOString(), data: { order, ...data } }
  await receivePortalEvent(store.db, orderContext(store.context), id, event)
}

function onDay({ context }: TestStore, day: number) {
  return { ...orderContext(context), now: dayAfterStart(day) }
}

/** Sets the subscription to cancel on day 30, and ends it on the next day. */
async function endOnDay31(store: TestStore, lineId: string, userId: string): Promise<void> {
  const cancelAt = dayAfterStart(30)
  await setToCancel(store.db, onDay(store, 30), ownerOf(userId), { lineId, cancelAt })
  expect(await endCanceledSubscriptions(store.db, onDay(store, 31), unexpected)).toBe(1)
}

async function cancelAndResume(store: TestStore, lineId: string, userId: string): Promise<void> {
  for (const cancelAt of [new Date(), null]) {
    await setToCancel(store.db, orderContext(store.context), ownerOf(userId), { lineId, cancelAt })
  }
}

/** The status, and each change of the monthly revenue with its month. */
async function stateOf(store: TestStore, id: string) {
  const { status } = await subscriptionOf(store, id)
  const { months } = await monthlyRevenue(store.db, null, new Date('2026-06-01T00:00:00Z'))
  const named = months.toReversed().map(({ month, total: _total, ...changes }) => {
    const words = Object.entries(changes).flatMap(([kind, cents]) =>
      cents === 0 ? [] : `${kind} ${cents / 100}`,
    )
    return words.length === 0 ? '' : [month.slice(5), ...words].join(' ')
  })
  return { status, months: named.filter(Boolean) }
}

/** All rotations of the events, forward and backward, so that any three events arrive in all six sequences. */
function arrivalOrders(count: number): number[][] {
  const forward = [...Array(count).keys()]
  const rotations = forward.map((first) => [...forward.slice(first), ...forward.slice(0, first)])
  return [...rotations, ...rotations.map((order) => order.toReversed())]
}

/** Runs a trial and rolls back its changes. */
async function undone(store: TestStore, trial: (store: TestStore) => Promise<void>): Promise<void> {
  const end = new Error('undone')
  const run = store.db.transaction(async (tx) => {
    await trial({ ...store, db: tx })
    throw end
  })
  await run.catch((error: unknown) => {
    if (error !== end) throw error
  })
}
