import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { recordCustomerChange } from '#orders/customer-changes.commands.server.ts'
import { publishOrderChange } from '#orders/order-changes.commands.server.ts'
import type { OrderContext } from '#orders/order-context.server.ts'
import { mayContinue, orderStatuses } from '#orders/order-status.ts'
import { lockOrder, transitionOrder } from '#orders/transitions/order-transitions.commands.server.ts'
import type { Order, OrderOwner } from '#orders/order.ts'
import { orderOf, ordersVisibleTo } from '#orders/orders.queries.server.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'
import type { Subscription } from '#orders/transitions/subscription-changes.commands.server.ts'
import { mailNews } from '#orders/transitions/subscription-news.commands.server.ts'
import { nextAmount } from '#orders/subscription.ts'
import { quantityOrders, subscriptions } from '#orders/subscriptions.tables.server.ts'

export type Refusal = 'unknown' | 'ended'

/**
 * Cancels a subscription at the end of the paid period, or resumes it. Canceling also cancels an unpaid change of
 * its quantity, even a signed one. Returns whether there was one (product: subscriptions 6).
 */
export async function setToCancel(
  db: Database,
  context: OrderContext,
  viewer: OrderOwner,
  { lineId, cancelAt }: { lineId: string; cancelAt: Date | null },
): Promise<Result<boolean, Refusal>> {
  return db.transaction(async (tx) => {
    const found = await lockOwn(tx, viewer, lineId)
    if (!found.ok) return found
    const { order, subscription } = found.value
    const { periodEnd } = subscription
    // If the period is over, the subscription ends at once, and a separate mail says so.
    const isRunning = periodEnd > context.now
    const isMailed = cancelAt !== null && subscription.cancelAt === null && isRunning
    // Locks changes before their subscription, as payments do, to prevent deadlocks.
    const ofLine = eq(quantityOrders.lineId, lineId)
    const cancelsChange = cancelAt !== null && (await cancelChanges(tx, context, ofLine, isMailed)).length > 0
    await tx.update(subscriptions).set({ cancelAt }).where(eq(subscriptions.lineId, lineId))
    if (isMailed) {
      const news = { kind: 'subscription_canceling' as const, lineId, cancelAt, periodEnd, cancelsChange }
      await mailNews(tx, context, order, news)
    }
    if (cancelAt === null && subscription.cancelAt !== null && isRunning) {
      const amount = nextAmount({ ...subscription, price: priceFrom(subscription.price) })
      const news = {
        kind: 'subscription_continued' as const,
        lineId,
        resumedAt: context.now,
        amount,
        periodEnd,
      }
      await mailNews(tx, context, order, news)
    }
    if ((cancelAt === null) !== (subscription.cancelAt === null)) {
      const product = order.lines.find(({ id }) => id === lineId)?.name
      await recordCustomerChange(tx, viewer, {
        action: cancelAt === null ? 'subscriptions.resume' : 'subscriptions.cancel',
        orderId: order.id,
        after: { product, ...(cancelsChange && { cancelsChange }) },
        now: context.now,
      })
    }
    publishOrderChange(tx, order)
    return ok(cancelsChange)
  })
}

/**
 * Cancels the subscriptions of an account that is being deleted at the end of their periods, and their unpaid
 * changes at once. Sends no mail (product: subscriptions 16).
 */
export async function cancelAllOf(tx: Database, viewer: OrderOwner, now: Date): Promise<void> {
  const own = ordersVisibleTo(viewer)
  if (!own) return
  const context = { now, publicUrl: '', mail: () => Promise.resolve() }
  for (const { id, status } of await cancelChanges(tx, context, own, true)) {
    await recordCustomerChange(tx, viewer, {
      action: 'orders.cancel',
      orderId: id,
      before: { status },
      after: { status: 'cancelled' },
      now,
    })
  }
  const ofOwner = inArray(subscriptions.orderId, tx.select({ id: orders.id }).from(orders).where(own))
  const canceled = await tx
    .update(subscriptions)
    .set({ cancelAt: now })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.id, subscriptions.lineId),
        ofOwner,
        isNull(subscriptions.endedAt),
        isNull(subscriptions.cancelAt),
      ),
    )
    .returning({ orderId: subscriptions.orderId, product: orderLines.name })
  for (const { orderId, product } of canceled) {
    await recordCustomerChange(tx, viewer, {
      action: 'subscriptions.cancel',
      orderId,
      after: { product },
      now,
    })
  }
}

/**
 * Cancels unpaid changes of a quantity, even signed ones, unless they are unsettled. `silent` if another mail
 * mentions the cancellation. Returns the orders of these changes.
 */
async function cancelChanges(
  tx: Database,
  context: OrderContext,
  condition: SQL,
  silent: boolean,
): Promise<Order[]> {
  const unpaid = (await lockOpenChanges(tx, condition)).filter(({ unsettled }) => !unsettled)
  for (const change of unpaid) {
    const note = 'The subscription is set to cancel.'
    await transitionOrder(tx, context, change, { to: 'cancelled', source: 'system', note, silent })
  }
  return unpaid
}

/**
 * The viewer's subscription, if it has not ended. Locks its order first, as events of the signing portal do.
 */
export async function lockOwn(
  tx: Database,
  viewer: OrderOwner,
  lineId: string,
): Promise<Result<{ subscription: Subscription; order: Order }, Refusal>> {
  const [named] = await tx.select().from(subscriptions).where(eq(subscriptions.lineId, lineId))
  const own = named && (await orderOf(tx, viewer, named.orderId))
  const order = own && (await lockOrder(tx, own.id))
  const [subscription] = await tx.select().from(subscriptions).where(eq(subscriptions.lineId, lineId))
  if (!order || !subscription) return err('unknown')
  return subscription.endedAt === null ? ok({ subscription, order }) : err('ended')
}

export async function lockOpenChanges(tx: Database, condition: SQL): Promise<Order[]> {
  const changes = await tx
    .select({ id: orders.id })
    .from(quantityOrders)
    .innerJoin(orders, eq(orders.id, quantityOrders.orderId))
    .where(and(condition, inArray(orders.status, orderStatuses.filter(mayContinue))))
    .orderBy(asc(orders.id))
  const open: Order[] = []
  for (const { id } of changes) {
    const order = await lockOrder(tx, id)
    if (order && mayContinue(order.status)) open.push(order)
  }
  return open
}
