import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceColumn, priceFrom } from '#db/prices.server.ts'
import { afterIntervals } from '#lib/intervals.ts'
import type { Cents } from '#lib/money.ts'
import { lineTotal } from '#lib/order-totals.ts'
import { licenseActivations, licenseKeys } from '#orders/access/access.tables.server.ts'
import { endAccess, grantAccess, type KeyContext } from '#orders/access/grant-access.commands.server.ts'
import type { Order } from '#orders/order.ts'
import { orderLines, orderTransitions, portalEvents } from '#orders/orders.tables.server.ts'
import { perMonth, type PaidChange } from '#orders/subscription.ts'
import { quantityOrders, recurringRevenue, subscriptions } from '#orders/subscriptions.tables.server.ts'
import { recordRevenue } from '#orders/transitions/recurring-revenue.commands.server.ts'

export type Subscription = typeof subscriptions.$inferSelect

/**
 * Applies a payment to subscriptions: recurring lines become subscriptions, and an order for a different quantity
 * changes its subscription. Returns whether that change was applied (product: subscriptions 1, 8).
 */
export async function applyPaidOrder(
  tx: Database,
  context: KeyContext,
  order: Order,
  at: Date,
): Promise<PaidChange | null> {
  const [change] = await tx.select().from(quantityOrders).where(eq(quantityOrders.orderId, order.id))
  if (change) {
    const units = order.lines[0]?.quantity ?? 0
    return (await changeQuantity(tx, context, { ...change, units }, at)) ? 'applied' : 'too_late'
  }
  await startSubscriptions(tx, order, at)
  return null
}

/** Starts the subscriptions of recurring lines that do not have one yet. */
export async function startSubscriptions(
  tx: Database,
  order: Pick<Order, 'id' | 'lines'>,
  at: Date,
): Promise<void> {
  for (const line of order.lines) {
    const { id: lineId, subscriptionInterval: interval, price, quantity } = line
    if (interval === null || price === 0) continue
    // The order's discount does not apply to renewals.
    const monthly = perMonth(lineTotal({ price, quantity }), interval)
    const started = await tx
      .insert(subscriptions)
      .values({
        lineId,
        orderId: order.id,
        interval,
        price: priceColumn(price),
        quantity,
        startedAt: at,
        periodStart: at,
        periodEnd: afterIntervals(at, interval, 1),
        chargedAt: at,
      })
      .onConflictDoNothing()
      .returning({ lineId: subscriptions.lineId })
    if (started.length > 0) await recordRevenue(tx, { lineId, kind: 'new', monthly, at })
  }
}

/**
 * Ends a subscription and its access, and records the lost revenue. If several events end the subscription,
 * the earliest counts. Returns `false` if the subscription had already ended by this time (product:
 * subscriptions 11).
 */
export async function endSubscription(
  tx: Database,
  subscription: Pick<Subscription, 'lineId' | 'endedAt'>,
  at: Date,
): Promise<boolean> {
  const { endedAt } = subscription
  if (endedAt !== null && endedAt <= at) return false
  await setEnd(tx, subscription, at)
  return true
}

/**
 * Sets or moves the end. Writes the new end before undoing the old one, because a subscription without an end,
 * even for a moment, would be reported again.
 */
async function setEnd(
  tx: Database,
  { lineId, endedAt }: Pick<Subscription, 'lineId' | 'endedAt'>,
  at: Date,
): Promise<void> {
  await tx.update(subscriptions).set({ endedAt: at }).where(eq(subscriptions.lineId, lineId))
  if (endedAt !== null) await undoEnd(tx, lineId, endedAt)
  await recordRevenue(tx, { lineId, kind: 'churned', monthly: 0, at })
  await endAccess(tx, eq(orderLines.id, lineId), at)
}

/**
 * Restores a subscription and its access. If the signing portal canceled the subscription after the end, the
 * subscription ends with that cancellation instead. Returns whether the subscription continues (product:
 * subscriptions 11).
 */
export async function reverseEnd(
  tx: Database,
  subscription: Pick<Subscription, 'lineId' | 'orderId' | 'endedAt'>,
): Promise<boolean> {
  const { lineId, endedAt } = subscription
  if (endedAt === null) return true
  const canceledAt = await canceledSince(tx, subscription, endedAt)
  if (canceledAt) {
    await setEnd(tx, subscription, canceledAt)
    return false
  }
  await tx.update(subscriptions).set({ endedAt: null }).where(eq(subscriptions.lineId, lineId))
  await undoEnd(tx, lineId, endedAt)
  return true
}

/**
 * The first cancellation by the signing portal since this time. It had no effect when it arrived, because the
 * subscription had already ended.
 */
async function canceledSince(
  tx: Database,
  { lineId, orderId }: Pick<Subscription, 'lineId' | 'orderId'>,
  since: Date,
): Promise<Date | null> {
  const { order, type, payload, happenedAt, receivedAt } = portalEvents
  const at = sql`least(${happenedAt}, ${receivedAt})`.mapWith(happenedAt)
  const [canceled] = await tx
    .select({ at })
    .from(portalEvents)
    .where(
      and(
        eq(order, orderId),
        eq(type, 'subscription.canceled'),
        sql`coalesce(${payload} -> 'data' ->> 'line', ${lineId}) = ${lineId}`,
        sql`${at} >= ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(at)
    .limit(1)
  return canceled?.at ?? null
}

/** Deletes the record of the lost revenue, and restores the access that ended at the same moment. */
async function undoEnd(tx: Database, lineId: string, endedAt: Date): Promise<void> {
  const { kind, lineId: ofLine } = recurringRevenue
  await tx.delete(recurringRevenue).where(and(eq(ofLine, lineId), eq(kind, 'churned')))
  await tx
    .update(orderLines)
    .set({ accessEndedAt: null })
    .where(and(eq(orderLines.id, lineId), eq(orderLines.accessEndedAt, endedAt)))
}

/**
 * The quantity ordered and confirmed before this time. Ignores a change that was paid too late, even if staff
 * marked its order as active (product: subscriptions 8).
 */
export async function quantityAt(tx: Database, lineId: string, at: Date): Promise<number> {
  const [changed] = await tx
    .select({ quantity: quantityOrders.quantity })
    .from(quantityOrders)
    .innerJoin(
      orderTransitions,
      and(
        eq(orderTransitions.orderId, quantityOrders.orderId),
        eq(orderTransitions.to, 'active'),
        eq(orderTransitions.source, 'system'),
      ),
    )
    .where(and(eq(quantityOrders.lineId, lineId), lte(orderTransitions.at, at)))
    .orderBy(desc(orderTransitions.at))
    .limit(1)
  if (changed) return changed.quantity
  const [line] = await tx
    .select({ quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.id, lineId))
  if (!line) throw new Error('A subscription has no line')
  return line.quantity
}

/** Records the revenue of a renewal. A reduced quantity ends the surplus keys, starting with unused keys. */
export async function recordRenewedQuantity(
  tx: Database,
  subscription: Subscription,
  { quantity, isReduced, at }: { quantity: number; isReduced: boolean; at: Date },
): Promise<void> {
  const { lineId, startedAt } = subscription
  const monthly = monthlyOf(subscription, quantity)
  await recordRevenue(tx, { lineId, kind: 'changed', monthly, at: at > startedAt ? at : startedAt })
  if (!isReduced) return
  const uses = sql`(select count(*) from ${licenseActivations} where key_id = ${licenseKeys.id})`
  const keys = await tx
    .select({ id: licenseKeys.id })
    .from(licenseKeys)
    .where(and(eq(licenseKeys.lineId, lineId), isNull(licenseKeys.endedAt)))
    .orderBy(desc(uses), asc(licenseKeys.assignedAt), asc(licenseKeys.createdAt), asc(licenseKeys.id))
    .offset(quantity)
  if (keys.length === 0) return
  await tx
    .update(licenseKeys)
    .set({ endedAt: at })
    .where(
      inArray(
        licenseKeys.id,
        keys.map(({ id }) => id),
      ),
    )
}

/**
 * Changes the quantity: an increase at once, a reduction from the next renewal on. `false` if the subscription has
 * ended, or if the added units were priced for another period than the current one.
 */
async function changeQuantity(
  tx: Database,
  context: KeyContext,
  { lineId, quantity, units, pricedUntil }: typeof quantityOrders.$inferSelect & { units: number },
  at: Date,
): Promise<boolean> {
  const [subscription] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.lineId, lineId), isNull(subscriptions.endedAt)))
    .for('no key update')
  if (!subscription) return false
  const more = quantity - subscription.quantity
  if (more <= 0) {
    const nextQuantity = more === 0 ? null : quantity
    await tx.update(subscriptions).set({ nextQuantity }).where(eq(subscriptions.lineId, lineId))
    return true
  }
  const isPriced = pricedUntil !== null && pricedUntil >= subscription.periodEnd && pricedUntil >= at
  if (!isPriced || units !== more) return false
  await tx.update(subscriptions).set({ quantity, nextQuantity: null }).where(eq(subscriptions.lineId, lineId))
  await recordRevenue(tx, { lineId, kind: 'changed', monthly: monthlyOf(subscription, quantity), at })
  const [line] = await tx
    .select({ id: orderLines.id, productType: orderLines.productType, productId: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.id, lineId))
  if (line) await grantAccess(tx, context, [{ ...line, quantity: more }])
  return true
}

function monthlyOf({ price, interval }: Subscription, quantity: number): Cents {
  return perMonth(lineTotal({ price: priceFrom(price), quantity }), interval)
}
