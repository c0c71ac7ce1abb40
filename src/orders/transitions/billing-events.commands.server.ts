import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceColumn, priceFrom } from '#db/prices.server.ts'
import { afterIntervals } from '#lib/intervals.ts'
import { toCents, type Cents } from '#lib/money.ts'
import { lineTotal } from '#lib/order-totals.ts'
import type { Order } from '#orders/order.ts'
import { mayReach } from '#orders/order-status.ts'
import type { IgnoredReason } from '#orders/portal-event.ts'
import { billingPeriod, type PortalEvent } from '#orders/portal-event.forms.ts'
import { noteRefund, settleRefunds } from '#orders/transitions/refunds.commands.server.ts'
import {
  endSubscription,
  quantityAt,
  recordRenewedQuantity,
  startSubscriptions,
  reverseEnd,
  type Subscription,
} from '#orders/transitions/subscription-changes.commands.server.ts'
import type { OrderContext } from '#orders/order-context.server.ts'
import { mailNews, mailRenewalReceipt } from '#orders/transitions/subscription-news.commands.server.ts'
import { nextAmount, nextPeriodEnd } from '#orders/subscription.ts'
import { subscriptionPayments, subscriptions } from '#orders/subscriptions.tables.server.ts'

export type BillingOutcome =
  | { outcome: 'processed'; to: null }
  | { outcome: 'pending' }
  | { outcome: 'ignored'; reason: IgnoredReason }

const processed: BillingOutcome = { outcome: 'processed', to: null }
const ignored = (reason: IgnoredReason): BillingOutcome => ({ outcome: 'ignored', reason })

/**
 * Applies an event about renewals or refunds to a locked order. Events may arrive in any order, but a charge after
 * the end of a subscription counts only if it arrives before the event that ends it (product: subscriptions 11,
 * 12).
 */
export async function applyBillingEvent(
  tx: Database,
  context: OrderContext,
  order: Order,
  { type, timestamp, data }: PortalEvent,
): Promise<BillingOutcome> {
  // The contract with the signing portal requires an amount in every refund.
  if (type === 'order.refunded' && data.amount === undefined) return ignored('unknown_type')
  const paid = order.timeline.find(({ to }) => to === 'paid')
  if (!paid) return mayReach(order.status, 'paid') ? { outcome: 'pending' } : ignored('not_allowed')
  if (data.currency !== undefined && data.currency !== order.currency) return ignored('wrong_amount')
  const at = new Date(Math.min(Date.parse(timestamp), context.now.getTime()))
  // If a process of release 0.2 received the payment, the order has no subscriptions yet.
  await startSubscriptions(tx, order, paid.at)
  if (type === 'order.refunded') {
    return (await noteRefund(tx, context, order, data)) ? processed : ignored('wrong_amount')
  }
  const all = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.orderId, order.id))
    .orderBy(asc(subscriptions.lineId))
    .for('no key update')
  const affected = data.line === undefined ? all : all.filter(({ lineId }) => lineId === data.line)
  if (affected.length === 0) return ignored('not_allowed')
  const event = { context, order, at, data }
  if (type === 'subscription.payment_failed') return recordFailure(tx, affected, event)
  if (type === 'subscription.canceled') return endAll(tx, affected, event)
  const renewed = await renewAll(tx, affected, event)
  if (renewed.outcome === 'processed') await settleRefunds(tx, context, order)
  return renewed
}

interface BillingEvent {
  context: OrderContext
  order: Order
  at: Date
  data: PortalEvent['data']
}

/**
 * Renews each of these subscriptions. Each is charged its own price if the event has no amount or covers
 * several subscriptions.
 */
async function renewAll(
  tx: Database,
  affected: readonly Subscription[],
  event: BillingEvent,
): Promise<BillingOutcome> {
  const { amount } = event.data
  if (amount !== undefined && amount < 0) return ignored('wrong_amount')
  const charged = amount !== undefined && affected.length === 1 ? toCents(amount) : null
  let renewed = false
  let tooLate = false
  for (const subscription of affected) {
    const outcome = await renew(tx, subscription, event, charged)
    renewed ||= outcome === 'renewed'
    tooLate ||= outcome === 'ended'
  }
  if (renewed) return processed
  return ignored(tooLate ? 'not_allowed' : 'already_there')
}

async function renew(
  tx: Database,
  subscription: Subscription,
  { context, order, at, data }: BillingEvent,
  charged: Cents | null,
): Promise<'renewed' | 'known' | 'ended'> {
  const { lineId, interval, periodEnd, endedAt, cancelAt, pastDueAt } = subscription
  if (endedAt !== null && at > endedAt) return 'ended'
  const given = billingPeriod(data.period)
  const start = given?.start ?? periodEnd
  const end = given?.end ?? nextPeriodEnd(subscription)
  // The order itself paid for the first period.
  if (end <= afterIntervals(subscription.startedAt, interval, 1)) return 'known'
  const isLatest = end > periodEnd
  const quantity = await renewedQuantity(tx, subscription, { at, isLatest, charged })
  const price = priceFrom(subscription.price)
  const amount = charged ?? lineTotal({ price, quantity })
  const [paid] = await tx
    .insert(subscriptionPayments)
    .values({
      lineId,
      amount: priceColumn(amount),
      quantity,
      periodStart: start,
      periodEnd: end,
      paidAt: at,
      number: sql`(select coalesce(max(number), 0) + 1 from ${subscriptionPayments} where line_id = ${lineId})`,
    })
    .onConflictDoNothing()
    .returning()
  if (!paid) return 'known'
  const isReduced = isLatest && quantity === subscription.nextQuantity
  await tx
    .update(subscriptions)
    .set({
      ...(isLatest && { periodStart: start, periodEnd: end }),
      ...(isReduced && { quantity, nextQuantity: null }),
      chargedAt: at > subscription.chargedAt ? at : subscription.chargedAt,
      ...(pastDueAt !== null && at >= pastDueAt && { pastDueAt: null }),
    })
    .where(eq(subscriptions.lineId, lineId))
  await recordRenewedQuantity(tx, subscription, { quantity, isReduced, at })
  // The scheduled job ended the subscription at the end of the period that this renewal extends.
  const endedWithPeriod = isLatest && cancelAt !== null && endedAt?.getTime() === periodEnd.getTime()
  if (endedWithPeriod && (await reverseEnd(tx, subscription))) {
    await mailNews(tx, context, order, {
      kind: 'subscription_resumed',
      lineId,
      endedAt,
      periodEnd: end,
      cancelAt,
    })
  }
  await mailRenewalReceipt(tx, context, order, paid)
  return 'renewed'
}

/**
 * The number of units that a renewal charged for. Its event may arrive after later renewals, or after an
 * order for fewer units that did not apply to it yet.
 */
async function renewedQuantity(
  tx: Database,
  { lineId, price, quantity, nextQuantity }: Subscription,
  { at, isLatest, charged }: { at: Date; isLatest: boolean; charged: Cents | null },
): Promise<number> {
  const quantityThen = await quantityAt(tx, lineId, at)
  const next = nextQuantity ?? quantity
  const isForNext = charged === lineTotal({ price: priceFrom(price), quantity: next })
  return isLatest && isForNext ? next : quantityThen
}

/** Records a failed payment. Ignores failures older than the last payment, and failures of a paid period. */
async function recordFailure(
  tx: Database,
  affected: readonly Subscription[],
  { context, order, at, data }: BillingEvent,
): Promise<BillingOutcome> {
  const period = billingPeriod(data.period)
  const failed = affected.filter(
    ({ endedAt, chargedAt, periodEnd, pastDueAt }) =>
      endedAt === null &&
      at > chargedAt &&
      (pastDueAt === null || at > pastDueAt) &&
      (period === null || period.end > periodEnd),
  )
  if (failed.length === 0) return ignored('already_there')
  const lineIds = failed.map(({ lineId }) => lineId)
  await tx.update(subscriptions).set({ pastDueAt: at }).where(inArray(subscriptions.lineId, lineIds))
  for (const subscription of failed) {
    const amount = nextAmount({ ...subscription, price: priceFrom(subscription.price) })
    const { lineId, periodEnd, cancelAt } = subscription
    if (cancelAt !== null) continue
    const dueAt = period?.start ?? periodEnd
    await mailNews(tx, context, order, { kind: 'subscription_past_due', lineId, amount, dueAt, failedAt: at })
  }
  return processed
}

async function endAll(
  tx: Database,
  affected: readonly Subscription[],
  { context, order, at }: BillingEvent,
): Promise<BillingOutcome> {
  let ended = false
  for (const subscription of affected) {
    if (!(await endSubscription(tx, subscription, at))) continue
    ended = true
    const { lineId, pastDueAt, endedAt } = subscription
    // The customer already has a mail about the end, which only moves to an earlier time.
    if (endedAt !== null) continue
    const why = pastDueAt !== null && pastDueAt <= at ? 'unpaid' : 'canceled'
    await mailNews(tx, context, order, { kind: 'subscription_ended', lineId, endedAt: at, why })
  }
  return ended ? processed : ignored('already_there')
}
