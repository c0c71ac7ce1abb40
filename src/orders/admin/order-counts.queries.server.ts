import { and, count, eq, exists, gte, inArray, lt, not, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import type { Cents } from '#lib/money.ts'
import type { ReportScope } from '#orders/statements/statement-sql.server.ts'
import { orderLines, orderNotes, orders, orderTransitions } from '#orders/orders.tables.server.ts'
import type { OrderStatus } from '#orders/order-status.ts'
import { orderReceipts } from '#orders/receipts.tables.server.ts'
import { quantityOrders, subscriptionPayments } from '#orders/subscriptions.tables.server.ts'
import { countRows } from '#db/count-rows.server.ts'
import type { Order } from '#orders/order.ts'
import { ordersByIds } from '#orders/admin/admin-orders.queries.server.ts'

/**
 * Counts the orders handed over in the range that reached each step, from the statuses in one index. Reads
 * transitions only of canceled orders, to see whether they were signed. Subtracts the few orders that change
 * a quantity (product: dashboard 112).
 */
export async function ordersReached(db: Database, scope: ReportScope) {
  const { start, before, sellerIds } = scope
  const { status, preparedAt } = orders
  const handedOff = and(
    gte(preparedAt, start),
    lt(preparedAt, before),
    sellerIds ? inArray(orders.id, ordersWithLinesOf(db, sellerIds)) : undefined,
  )
  const signedOnce = db
    .select({ orderId: orderTransitions.orderId })
    .from(orderTransitions)
    .where(and(eq(orderTransitions.orderId, orders.id), eq(orderTransitions.to, 'signed')))
  const changesQuantity = inArray(orders.id, db.select({ id: quantityOrders.orderId }).from(quantityOrders))
  const canceledAfterSigning = and(handedOff, eq(status, 'cancelled'), exists(signedOnce))
  const byStatus = (condition: SQL | undefined) =>
    db.select({ status, orders: count() }).from(orders).where(condition).groupBy(status)
  const [all, changes, canceledLater] = await Promise.all([
    byStatus(handedOff),
    byStatus(and(handedOff, changesQuantity)),
    db.$count(orders, and(canceledAfterSigning, not(changesQuantity))),
  ])
  const counts = new Map(all.map((row) => [row.status, row.orders]))
  for (const row of changes) counts.set(row.status, (counts.get(row.status) ?? 0) - row.orders)
  const sumOf = (statuses: Iterable<OrderStatus>) =>
    [...statuses].reduce((sum, each) => sum + (counts.get(each) ?? 0), 0)
  return {
    handedOff: sumOf(counts.keys()),
    signed: sumOf(['signed', 'payment_failed', 'paid', 'active']) + canceledLater,
    paid: sumOf(['paid', 'active']),
    active: sumOf(['active']),
  }
}

function ordersWithLinesOf(db: Database, sellerIds: readonly string[]) {
  return db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(inArray(orderLines.sellerId, [...sellerIds]))
}

/**
 * The number of orders paid in the range. With `sellerIds`, counts only orders with lines of these sellers.
 */
export async function countPaidOrders(db: Database, scope: ReportScope): Promise<number> {
  const { issuedAt } = orderReceipts
  if (scope.sellerIds === null) {
    // Counts receipts, because each paid order has one with the time of its payment. Counting orders through their
    // lines takes half a second.
    return db.$count(orderReceipts, and(gte(issuedAt, scope.start), lt(issuedAt, scope.before)))
  }
  const paid = db.selectDistinct({ orderId: orderLines.orderId }).from(orderLines).where(isPaidLine(scope))
  return db.$count(paid.as('paid'))
}

export async function changesPaid(
  db: Database,
  scope: ReportScope,
): Promise<{ orders: number; amount: Cents }> {
  const [found] = await db
    .select({ orders: count(), total: sql<string>`coalesce(sum(${orderLines.total}), 0)` })
    .from(quantityOrders)
    .innerJoin(orderLines, eq(orderLines.orderId, quantityOrders.orderId))
    .where(isPaidLine(scope))
  return { orders: found?.orders ?? 0, amount: priceFrom(found?.total ?? '0') }
}

export async function discountsGiven(db: Database, scope: ReportScope): Promise<Cents> {
  const [found] = await db
    .select({ total: sql<string>`coalesce(sum(${orderLines.discount}), 0)` })
    .from(orderLines)
    .where(and(isPaidLine(scope), sql`${orderLines.discount} > 0`))
  return priceFrom(found?.total ?? '0')
}

/** The sum of the renewal payments in the range. The revenue includes it. */
export async function renewalsPaid(db: Database, { start, before, sellerIds }: ReportScope): Promise<Cents> {
  const { paidAt, lineId, amount: charged } = subscriptionPayments
  const isOfSellers =
    sellerIds &&
    inArray(
      lineId,
      db
        .select({ id: orderLines.id })
        .from(orderLines)
        .where(inArray(orderLines.sellerId, [...sellerIds])),
    )
  const [found] = await db
    .select({ total: sql<string>`coalesce(sum(${charged}), 0)` })
    .from(subscriptionPayments)
    .where(and(gte(paidAt, start), lt(paidAt, before), isOfSellers ?? undefined))
  return priceFrom(found?.total ?? '0')
}

/** The refunds noted in the range, for the whole shop. */
export async function refundsNoted(
  db: Database,
  { start, before }: Pick<ReportScope, 'start' | 'before'>,
): Promise<Cents> {
  const [found] = await db
    .select({ total: sql<string>`coalesce(sum(${orderNotes.amount}), 0)` })
    .from(orderNotes)
    .where(and(eq(orderNotes.kind, 'refund'), gte(orderNotes.at, start), lt(orderNotes.at, before)))
  return priceFrom(found?.total ?? '0')
}

function isPaidLine({ start, before, sellerIds }: ReportScope): SQL | undefined {
  return and(
    gte(orderLines.paidAt, start),
    lt(orderLines.paidAt, before),
    sellerIds ? inArray(orderLines.sellerId, [...sellerIds]) : undefined,
  )
}

export async function recentOrders(db: Database, limit: number): Promise<Order[]> {
  const newest = await db
    .select({ id: orders.id })
    .from(orders)
    .orderBy(sql`${orders.preparedAt} desc nulls last`)
    .limit(limit)
  return ordersByIds(
    db,
    newest.map(({ id }) => id),
  )
}

export function countOrdersSince(db: Database, since: Date): Promise<number> {
  return countRows(db, orders, gte(orders.preparedAt, since))
}
