import { and, inArray, isNotNull, or } from 'drizzle-orm'
import { productsForCart } from '#cart/cart-products.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { lineToday } from '#orders/customer/lines-today.ts'
import { orderToJson, type Order } from '#orders/order.ts'
import { subscriptions } from '#orders/subscriptions.tables.server.ts'

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

/** The lines whose subscription is set to cancel or has ended. */
async function endingLines(db: Database, orders: readonly Order[]) {
  const { lineId, orderId, periodEnd, cancelAt, endedAt } = subscriptions
  const ids = orders.map(({ id }) => id)
  const rows = await db
    .select({ lineId, periodEnd, endedAt })
    .from(subscriptions)
    .where(and(inArray(orderId, ids), or(isNotNull(cancelAt), isNotNull(endedAt))))
  return rows.map((row) => ({ line_id: row.lineId, at: (row.endedAt ?? row.periodEnd).toISOString() }))
}

export async function orderView(db: Database, order: Order, now: Date) {
  const [view] = await orderViews(db, [order], now)
  if (!view) throw new Error('The view of an order is missing')
  return view
}
