import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { productsForCart } from '#cart/cart-products.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { lineToday } from '#orders/customer/lines-today.ts'
import { orderToJson, type Order } from '#orders/order.ts'
import { endsUnpaid } from '#orders/order-status.ts'
import { orderLines } from '#orders/orders.tables.server.ts'
import { quantityOrders, subscriptions } from '#orders/subscriptions.tables.server.ts'

/** The orders as the API returns them to their customer, with the current catalog data of their lines. */
export async function orderViews(db: Database, orders: readonly Order[], now: Date) {
  const lines = orders.flatMap((order) => order.lines)
  const [products, ending] =
    lines.length > 0 ? await Promise.all([productsForCart(db, lines), endingLines(db, orders)]) : [[], []]
  const today = lines.map((line, index) => lineToday(line, products[index] ?? null))
  return orders.map((order) => ({
    ...orderToJson(order, now),
    today: today.filter(({ line_id }) => order.lines.some(({ id }) => id === line_id)),
    ending: ending.filter(({ line_id }) => order.lines.some(({ id }) => id === line_id)),
  }))
}

/**
 * The lines for which nothing more is charged: of orders that ended unpaid, of changes that were paid too late, and
 * of subscriptions that are set to cancel or have ended.
 */
async function endingLines(db: Database, orders: readonly Order[]) {
  const isOver = ({ status, change }: Order) => endsUnpaid(status) || (status === 'paid' && change !== null)
  const over = orders
    .filter(isOver)
    .flatMap(({ lines, changedAt }) => lines.map(({ id }) => ({ line_id: id, at: changedAt.toISOString() })))
  const ids = orders.filter((order) => !isOver(order)).map(({ id }) => id)
  const { lineId, periodEnd, cancelAt, endedAt } = subscriptions
  const rows = await db
    .select({ id: orderLines.id, periodEnd, endedAt })
    .from(orderLines)
    .leftJoin(quantityOrders, eq(quantityOrders.orderId, orderLines.orderId))
    .innerJoin(subscriptions, eq(lineId, sql`coalesce(${quantityOrders.lineId}, ${orderLines.id})`))
    .where(and(inArray(orderLines.orderId, ids), or(isNotNull(cancelAt), isNotNull(endedAt))))
  const ending = rows.map((line) => ({
    line_id: line.id,
    at: (line.endedAt ?? line.periodEnd).toISOString(),
  }))
  return [...over, ...ending]
}

export async function orderView(db: Database, order: Order, now: Date) {
  const [view] = await orderViews(db, [order], now)
  if (!view) throw new Error('The view of an order is missing')
  return view
}
