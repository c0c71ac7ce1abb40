import { and, eq, inArray, sum } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import type { Order, OrderPayment } from '#orders/order.ts'
import { orderNotes } from '#orders/orders.tables.server.ts'
import { subscriptionPayments, subscriptions } from '#orders/subscriptions.tables.server.ts'

/**
 * Returns a function that gives, for each of these orders, the amount paid including renewals, and the amount
 * left after refunds.
 */
export async function paymentsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<(order: Pick<Order, 'id' | 'total'>) => OrderPayment> {
  const ids = [...orderIds]
  const renewals = await db
    .select({ id: subscriptions.orderId, amount: sum(subscriptionPayments.amount) })
    .from(subscriptionPayments)
    .innerJoin(subscriptions, eq(subscriptions.lineId, subscriptionPayments.lineId))
    .where(inArray(subscriptions.orderId, ids))
    .groupBy(subscriptions.orderId)
  const refunds = await db
    .select({ id: orderNotes.orderId, amount: sum(orderNotes.amount) })
    .from(orderNotes)
    .where(and(inArray(orderNotes.orderId, ids), eq(orderNotes.kind, 'refund')))
    .groupBy(orderNotes.orderId)
  const sumOf = (sums: typeof renewals, orderId: string) =>
    priceFrom(sums.find(({ id }) => id === orderId)?.amount ?? '0')
  return ({ id, total }) => {
    const paid = total + sumOf(renewals, id)
    return { paid, left: paid - sumOf(refunds, id) }
  }
}
