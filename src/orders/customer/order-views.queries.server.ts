import { eq, inArray, sql } from 'drizzle-orm'
import { productsForCart } from '#cart/cart-products.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { toDollars } from '#lib/money.ts'
import { lineToday } from '#orders/customer/lines-today.ts'
import { orderToJson, type Order } from '#orders/order.ts'
import { endsUnpaid } from '#orders/order-status.ts'
import { orderLines } from '#orders/orders.tables.server.ts'
import { nextAmount, subscriptionStatus } from '#orders/subscription.ts'
import { quantityOrders, subscriptions } from '#orders/subscriptions.tables.server.ts'

/** The orders as the API returns them to their customer, with the current catalog data of their lines. */
export async function orderViews(db: Database, orders: readonly Order[], now: Date) {
  const lines = orders.flatMap((order) => order.lines)
  const [products, { ending, renewals, pastDue }] =
    lines.length > 0
      ? await Promise.all([productsForCart(db, lines), laterChanges(db, orders)])
      : [[], { ending: [], renewals: [], pastDue: [] }]
  const today = lines.map((line, index) => lineToday(line, products[index] ?? null))
  return orders.map((order) => ({
    ...orderToJson(order, now),
    today: today.filter(({ line_id }) => order.lines.some(({ id }) => id === line_id)),
    ending: ending.filter(({ line_id }) => order.lines.some(({ id }) => id === line_id)),
    renewals: renewals.filter(({ line_id }) => order.lines.some(({ id }) => id === line_id)),
    past_due: pastDue.filter((lineId) => order.lines.some(({ id }) => id === lineId)),
  }))
}

/**
 * `ending`: the lines for which nothing more is charged: of orders that ended unpaid, of changes that were paid too
 * late, and of subscriptions that are set to cancel or have ended. `renewals`: the lines whose quantity was changed
 * after their order. `pastDue`: the lines whose renewal was not paid.
 */
async function laterChanges(db: Database, orders: readonly Order[]) {
  const isOver = ({ status, change }: Order) => endsUnpaid(status) || (status === 'paid' && change !== null)
  const over = orders
    .filter(isOver)
    .flatMap(({ lines, changedAt }) => lines.map(({ id }) => ({ line_id: id, at: changedAt.toISOString() })))
  const ids = orders.filter((order) => !isOver(order)).map(({ id }) => id)
  const rows = await db
    .select({
      id: orderLines.id,
      orderId: orderLines.orderId,
      ordered: sql<number>`coalesce(${quantityOrders.quantity}, ${orderLines.quantity})`,
      subscription: subscriptions,
    })
    .from(orderLines)
    .leftJoin(quantityOrders, eq(quantityOrders.orderId, orderLines.orderId))
    .innerJoin(
      subscriptions,
      eq(subscriptions.lineId, sql`coalesce(${quantityOrders.lineId}, ${orderLines.id})`),
    )
    .where(inArray(orderLines.orderId, ids))
  const isEnding = ({ subscription: { cancelAt, endedAt } }: (typeof rows)[number]) =>
    cancelAt !== null || endedAt !== null
  const ending = rows.filter(isEnding).map(({ id, subscription: { endedAt, periodEnd } }) => ({
    line_id: id,
    at: (endedAt ?? periodEnd).toISOString(),
  }))
  // An order for a quantity applies only once it is active.
  const isApplied = (orderId: string) =>
    orders.some(({ id, status, change }) => id === orderId && (change === null || status === 'active'))
  const renewals = rows
    .filter((row) => !isEnding(row) && isApplied(row.orderId))
    .filter(({ ordered, subscription: { quantity, nextQuantity } }) => ordered !== (nextQuantity ?? quantity))
    .map(({ id, subscription }) => ({
      line_id: id,
      amount: toDollars(nextAmount({ ...subscription, price: priceFrom(subscription.price) })),
    }))
  const isPastDue = ({ subscription }: (typeof rows)[number]) =>
    subscriptionStatus(subscription) === 'past_due'
  return {
    ending: [...over, ...ending],
    renewals,
    pastDue: rows.filter(isPastDue).map(({ id }) => id),
  }
}

export async function orderView(db: Database, order: Order, now: Date) {
  const [view] = await orderViews(db, [order], now)
  if (!view) throw new Error('The view of an order is missing')
  return view
}
