import { productsForCart } from '#cart/cart-products.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { lineToday } from '#orders/customer/lines-today.ts'
import { orderToJson, type Order } from '#orders/order.ts'

/** The orders as the API returns them to their customer, with the current catalog data of their lines. */
export async function orderViews(db: Database, orders: readonly Order[], now: Date) {
  const lines = orders.flatMap((order) => order.lines)
  const products = lines.length > 0 ? await productsForCart(db, lines) : []
  const today = lines.map((line, index) => lineToday(line, products[index] ?? null))
  return orders.map((order) => ({
    ...orderToJson(order, now),
    today: today.filter(({ line_id }) => order.lines.some(({ id }) => id === line_id)),
  }))
}

export async function orderView(db: Database, order: Order, now: Date) {
  const [view] = await orderViews(db, [order], now)
  if (!view) throw new Error('The view of an order is missing')
  return view
}
