import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import { toCents } from '#lib/money.ts'
import { endAccess } from '#orders/access/grant-access.commands.server.ts'
import { publishOrderChange } from '#orders/order-changes.commands.server.ts'
import type { Order, OrderPayment } from '#orders/order.ts'
import { orderLines, orderNotes, portalEvents } from '#orders/orders.tables.server.ts'
import { portalEventForm, type PortalEvent } from '#orders/portal-event.forms.ts'
import { paymentsOf } from '#orders/payments.queries.server.ts'
import { endSubscription, reverseEnd } from '#orders/transitions/subscription-changes.commands.server.ts'
import type { OrderContext } from '#orders/order-context.server.ts'
import { mailNews } from '#orders/transitions/subscription-news.commands.server.ts'
import { subscriptions } from '#orders/subscriptions.tables.server.ts'

/**
 * Records a refund made by the signing portal, like a refund recorded by staff. `false` if the currency is wrong,
 * or the amount is not positive or exceeds what is left to refund.
 */
export async function noteRefund(
  tx: Database,
  context: OrderContext,
  order: Order,
  { amount = 0, currency, note = 'Refunded in the signing portal.' }: PortalEvent['data'],
): Promise<boolean> {
  if (currency !== undefined && currency !== order.currency) return false
  const cents = toCents(amount)
  if (cents <= 0 || cents > (await refundable(tx, order)).left) return false
  await tx.insert(orderNotes).values({
    orderId: order.id,
    kind: 'refund',
    text: note,
    amount: priceColumn(cents),
    at: context.now,
  })
  await endIfRefunded(tx, context, order)
  return true
}

/**
 * Ends the access and the subscriptions of a fully refunded order. An order that changes a quantity has neither
 * (product: access 12).
 */
export async function endIfRefunded(tx: Database, context: OrderContext, order: Order): Promise<void> {
  publishOrderChange(tx, order)
  const { paid, left } = await refundable(tx, order)
  if (paid === 0 || left > 0 || order.change !== null) return
  const { now } = context
  const live = await tx.select().from(subscriptions).where(eq(subscriptions.orderId, order.id))
  for (const subscription of live) await endSubscription(tx, subscription, now)
  await endAccess(tx, eq(orderLines.orderId, order.id), now)
  await mailNews(tx, context, order, { kind: 'order_refunded', amount: paid })
}

/**
 * A refund may arrive before the renewal that it refunds. Therefore, after a renewal, records refunds that
 * were too large before it, and restores the access that a refund ended if part of the payment is now left
 * (product: subscriptions 12).
 */
export async function settleRefunds(tx: Database, context: OrderContext, order: Order): Promise<void> {
  const early = await tx
    .select({ id: portalEvents.id, payload: portalEvents.payload })
    .from(portalEvents)
    .where(
      and(
        eq(portalEvents.order, order.id),
        eq(portalEvents.type, 'order.refunded'),
        eq(portalEvents.outcome, 'ignored'),
        eq(portalEvents.reason, 'wrong_amount'),
      ),
    )
    .orderBy(asc(portalEvents.happenedAt), asc(portalEvents.id))
  for (const { id, payload } of early) {
    if (!(await noteRefund(tx, context, order, portalEventForm.parse(payload).data))) continue
    await tx.update(portalEvents).set({ outcome: 'processed', reason: null }).where(eq(portalEvents.id, id))
  }
  if ((await refundable(tx, order)).left > 0) await reverseEnds(tx, context, order)
}

/** Restores the subscriptions and the access that a full refund ended. They ended when the refund was recorded. */
async function reverseEnds(tx: Database, context: OrderContext, order: Order): Promise<void> {
  const refundedAt = tx
    .select({ at: orderNotes.at })
    .from(orderNotes)
    .where(and(eq(orderNotes.orderId, order.id), eq(orderNotes.kind, 'refund')))
  const ended = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.orderId, order.id), inArray(subscriptions.endedAt, refundedAt)))
  for (const subscription of ended) {
    if (!(await reverseEnd(tx, subscription))) continue
    await mailNews(tx, context, order, { kind: 'subscription_resumed', ...subscription })
  }
  await tx
    .update(orderLines)
    .set({ accessEndedAt: null })
    .where(and(eq(orderLines.orderId, order.id), inArray(orderLines.accessEndedAt, refundedAt)))
}

/** The amount paid for an order and its renewals, and the amount left after refunds. */
export async function refundable(tx: Database, order: Pick<Order, 'id' | 'total'>): Promise<OrderPayment> {
  const paymentOf = await paymentsOf(tx, [order.id])
  return paymentOf(order)
}
