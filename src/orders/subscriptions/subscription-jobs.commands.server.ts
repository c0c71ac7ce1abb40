import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, not, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { publishOrderChange } from '#orders/order-changes.commands.server.ts'
import { mayContinue, orderStatuses } from '#orders/order-status.ts'
import type { OrderContext } from '#orders/order-context.server.ts'
import { eachAlone, type OnError } from '#orders/transitions/orders.commands.server.ts'
import { lockOrder, transitionOrder } from '#orders/transitions/order-transitions.commands.server.ts'
import { isUnsettled } from '#orders/order-rows.queries.server.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'
import {
  endSubscription,
  startSubscriptions,
} from '#orders/transitions/subscription-changes.commands.server.ts'
import { mailNews } from '#orders/transitions/subscription-news.commands.server.ts'
import { quantityOrders, subscriptions } from '#orders/subscriptions.tables.server.ts'
import { addDays } from '#lib/days.ts'

const atOnce = 200
const recentDays = 7

/**
 * Ends canceled subscriptions whose period is over. Returns the number of ended subscriptions (product:
 * subscriptions 6).
 */
export async function endCanceledSubscriptions(
  db: Database,
  context: OrderContext,
  onError: OnError,
): Promise<number> {
  const { now } = context
  const { lineId, orderId, endedAt, cancelAt, periodEnd } = subscriptions
  const due = await db
    .select({ id: lineId, orderId })
    .from(subscriptions)
    .where(and(isNull(endedAt), isNotNull(cancelAt), lte(periodEnd, now)))
    .orderBy(asc(periodEnd), asc(lineId))
    .limit(atOnce)
  return eachAlone(db, due, onError, async (tx, found) => {
    const order = await lockOrder(tx, found.orderId)
    const [current] = await tx.select().from(subscriptions).where(eq(lineId, found.id))
    // The subscription may have been renewed or resumed since the list was read.
    if (!order || !current || current.cancelAt === null || current.periodEnd > now) return false
    if (current.endedAt !== null) return false
    const end = current.periodEnd
    const ended = await endSubscription(tx, current, end)
    if (ended) {
      const news = { kind: 'subscription_ended', lineId: found.id, endedAt: end, why: 'chosen' } as const
      await mailNews(tx, context, order, news)
    }
    publishOrderChange(tx, order)
    return ended
  })
}

/**
 * Cancels unpaid changes of a quantity, even signed ones, whose price no longer applies, because the period
 * is over or the subscription has ended or is set to cancel. Returns the number of canceled changes (product:
 * subscriptions 6, 8, 16).
 */
export async function cancelOutdatedChanges(
  db: Database,
  context: OrderContext,
  onError: OnError,
): Promise<number> {
  const { pricedUntil, orderId, lineId } = quantityOrders
  const { endedAt, cancelAt, periodEnd } = subscriptions
  const outdated = await db
    .select({ id: orderId, endedAt, cancelAt })
    .from(quantityOrders)
    .innerJoin(subscriptions, eq(subscriptions.lineId, lineId))
    .innerJoin(orders, eq(orders.id, orderId))
    .where(
      and(
        inArray(orders.status, orderStatuses.filter(mayContinue)),
        not(isUnsettled),
        or(
          isNotNull(endedAt),
          isNotNull(cancelAt),
          lte(pricedUntil, context.now),
          lt(pricedUntil, periodEnd),
        ),
      ),
    )
    .orderBy(asc(orders.preparedAt), asc(orderId))
    .limit(atOnce)
  return eachAlone(db, outdated, onError, async (tx, found) => {
    const order = await lockOrder(tx, found.id)
    if (!order || order.unsettled || !mayContinue(order.status)) return false
    await transitionOrder(tx, context, order, { to: 'cancelled', source: 'system', note: noteOf(found) })
    return true
  })
}

function noteOf({ endedAt, cancelAt }: { endedAt: Date | null; cancelAt: Date | null }): string {
  if (endedAt !== null) return 'The subscription has ended.'
  if (cancelAt !== null) return 'The subscription is set to cancel.'
  return 'The period that this change was for is over. The quantity can be changed again.'
}

/**
 * Starts the subscriptions of orders whose payment a process of release 0.2 received during the upgrade
 * (docs/operations.md). Returns the number of orders.
 */
export async function startMissingSubscriptions(db: Database, now: Date, onError: OnError): Promise<number> {
  const recently = addDays(now, -recentDays)
  const started = db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(eq(subscriptions.lineId, orderLines.id))
  const missing = await db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        inArray(orders.status, ['paid', 'active']),
        gt(orders.changedAt, recently),
        isNotNull(orderLines.subscriptionInterval),
        gt(orderLines.price, '0'),
        isNull(orderLines.accessEndedAt),
        notExists(started),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(atOnce)
  return eachAlone(db, missing, onError, async (tx, { id }) => {
    const order = await lockOrder(tx, id)
    const paid = order?.timeline.find(({ to }) => to === 'paid')
    if (!order || !paid) return false
    await startSubscriptions(tx, order, paid.at)
    publishOrderChange(tx, order)
    return true
  })
}
