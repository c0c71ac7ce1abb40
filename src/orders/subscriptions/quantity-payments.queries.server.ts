import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { orderLines, orders, orderTransitions } from '#orders/orders.tables.server.ts'
import { customersReceiptKind } from '#orders/receipt-kind.ts'
import { orderReceipts } from '#orders/receipts.tables.server.ts'
import { quantityOrders } from '#orders/subscriptions.tables.server.ts'

/** The payments for added units. Each addition is a separate order (product: subscriptions 4). */
export async function quantityPaymentsOf(db: Database, lineIds: readonly string[]) {
  if (lineIds.length === 0) return []
  const rows = await db
    .select({
      lineId: quantityOrders.lineId,
      orderId: orders.id,
      total: orders.total,
      customerId: orders.customerId,
      receiptNumber: orderReceipts.number,
      quantity: orderLines.quantity,
      paidAt: orderTransitions.at,
      paidUntil: quantityOrders.pricedUntil,
    })
    .from(quantityOrders)
    .innerJoin(orders, eq(orders.id, quantityOrders.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(
      orderTransitions,
      and(eq(orderTransitions.orderId, orders.id), eq(orderTransitions.to, 'paid')),
    )
    .leftJoin(orderReceipts, eq(orderReceipts.orderId, orders.id))
    .where(and(inArray(quantityOrders.lineId, [...lineIds]), gt(orders.total, '0')))
  return rows.map(({ total, customerId, receiptNumber, paidAt, ...row }) => ({
    ...row,
    amount: priceFrom(total),
    paidAt: paidAt.toISOString(),
    receipt: customersReceiptKind({ total: priceFrom(total), receiptNumber, customerId }),
  }))
}
