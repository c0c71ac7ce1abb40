import { and, count, eq, exists, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import type { Cents } from '#lib/money.ts'
import type { ReportScope } from '#orders/admin/order-reports.queries.server.ts'
import { orderLines, orderNotes, orders, orderTransitions } from '#orders/orders.tables.server.ts'
import { orderReceipts } from '#orders/receipts.tables.server.ts'
import { quantityOrders, subscriptionPayments } from '#orders/subscriptions.tables.server.ts'

/** How far the orders handed off in the range got. */
export interface OrdersReached {
  handedOff: number
  signed: number
  paid: number
  active: number
}

/**
 * How many of the orders handed off in the range reached each step (product: dashboard 112). The status is enough
 * and comes from one index; only canceled orders need their transitions to tell whether they were signed.
 */
export async function ordersReached(db: Database, scope: ReportScope): Promise<OrdersReached> {
  const { start, before, sellerIds } = scope
  const { status } = orders
  const signedOnce = db
    .select({ orderId: orderTransitions.orderId })
    .from(orderTransitions)
    .where(and(eq(orderTransitions.orderId, orders.id), eq(orderTransitions.to, 'signed')))
  const wasSigned = or(
    inArray(status, ['signed', 'payment_failed', 'paid', 'active']),
    and(eq(status, 'cancelled'), exists(signedOnce)),
  )
  const [found] = await db
    .select({
      handedOff: count(),
      signed: countWhere(wasSigned),
      paid: countWhere(inArray(status, ['paid', 'active'])),
      active: countWhere(eq(status, 'active')),
    })
    .from(orders)
    .where(
      and(
        gte(orders.preparedAt, start),
        lt(orders.preparedAt, before),
        sellerIds ? inArray(orders.id, ordersWithLinesOf(db, sellerIds)) : undefined,
      ),
    )
  return found ?? { handedOff: 0, signed: 0, paid: 0, active: 0 }
}

function countWhere(condition: SQL | undefined): SQL<number> {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}

function ordersWithLinesOf(db: Database, sellerIds: readonly string[]) {
  return db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(inArray(orderLines.sellerId, [...sellerIds]))
}

/** How many orders with these lines were paid in a range. */
export async function countPaidOrders(db: Database, scope: ReportScope): Promise<number> {
  const { issuedAt } = orderReceipts
  if (scope.sellerIds === null) {
    // Counts receipts, because each paid order has one of the same time. Counting the orders of all lines takes
    // half a second.
    return db.$count(orderReceipts, and(gte(issuedAt, scope.start), lt(issuedAt, scope.before)))
  }
  const paid = db.selectDistinct({ orderId: orderLines.orderId }).from(orderLines).where(isPaidLine(scope))
  return db.$count(paid.as('paid'))
}

/** How many orders that change a quantity were paid in a range, and what was paid for them. */
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

/** The discounts by codes on the lines paid in a range. */
export async function discountsGiven(db: Database, scope: ReportScope): Promise<Cents> {
  const [found] = await db
    .select({ total: sql<string>`coalesce(sum(${orderLines.discount}), 0)` })
    .from(orderLines)
    .where(and(isPaidLine(scope), sql`${orderLines.discount} > 0`))
  return priceFrom(found?.total ?? '0')
}

/** The renewals in `revenueOf`. */
export async function renewalsPaid(db: Database, { start, before, sellerIds }: ReportScope): Promise<Cents> {
  const { paidAt, lineId, amount: charged } = subscriptionPayments
  const ofTheSellers =
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
    .where(and(gte(paidAt, start), lt(paidAt, before), ofTheSellers ?? undefined))
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
