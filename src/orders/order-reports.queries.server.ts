import { and, count, eq, exists, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { marketplaceSellers } from '#catalogue/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import type { Cents } from '#lib/money.ts'
import type { OrderLine } from '#orders/order.ts'
import { orderLines, orderNotes, orders, orderTransitions } from '#orders/orders.tables.server.ts'
import { sellerOfRecord } from '#orders/receipts/receipt.ts'

/** Which figures: from a moment to before another, of the whole shop (`null`) or of some sellers. */
export interface ReportScope {
  start: Date
  before: Date
  sellerIds: readonly string[] | null
}

/** How far the orders came that were handed off in the range. */
export interface OrdersReached {
  handedOff: number
  signed: number
  paid: number
  active: number
}

/** What was paid, once and with each interval apart (product: dashboard 113). */
export interface Revenue {
  once: Cents
  monthly: Cents
  quarterly: Cents
  yearly: Cents
}

/**
 * How many of the orders handed off in the range have reached each step (product: dashboard 112). Their status tells,
 * which one index of the orders holds; only for cancelled ones the transitions tell whether they were signed.
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

const amount = sql`${orderLines.price} * ${orderLines.quantity}`
const sumOf = (part: SQL) =>
  sql<string>`coalesce(sum(${amount}) filter (where ${part}), 0)`.mapWith((total: string) => priceFrom(total))

const { subscriptionInterval: interval } = orderLines

/** An interval that the form of a product does not offer counts as monthly, so that no amount is left out. */
const revenue = {
  once: sumOf(isNull(interval)),
  monthly: sumOf(sql`${interval} not in ('quarter', 'year')`),
  quarterly: sumOf(eq(interval, 'quarter')),
  yearly: sumOf(eq(interval, 'year')),
}

/** The lines of the orders that were paid in the range. */
function isPaidLine({ start, before, sellerIds }: ReportScope): SQL | undefined {
  return and(
    eq(orderTransitions.to, 'paid'),
    gte(orderTransitions.at, start),
    lt(orderTransitions.at, before),
    sellerIds ? inArray(orderLines.sellerId, [...sellerIds]) : undefined,
  )
}

/** The days on which something was paid, in their order (product: dashboard 113). */
export function revenueByDay(db: Database, scope: ReportScope): Promise<(Revenue & { day: string })[]> {
  const day = sql<string>`to_char(${orderTransitions.at} at time zone 'UTC', 'YYYY-MM-DD')`
  return db
    .select({ day, ...revenue })
    .from(orderTransitions)
    .innerJoin(orderLines, eq(orderLines.orderId, orderTransitions.orderId))
    .where(isPaidLine(scope))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

export interface ProductRevenue extends Revenue {
  productId: string
  /** As it was called when it was last ordered. */
  name: string
  quantity: number
}

/**
 * The greatest amounts first, each with the product's latest name. Lines are summed by name first, so that only the
 * names of a product have to be sorted and not all of its lines.
 */
export function revenueByProduct(db: Database, scope: ReportScope, limit: number): Promise<ProductRevenue[]> {
  const named = db
    .select({
      productType: orderLines.productType,
      productId: orderLines.productId,
      name: orderLines.name,
      last: sql<Date>`max(${orderTransitions.at})`.as('last'),
      quantity: sql`sum(${orderLines.quantity})`.as('pieces'),
      once: revenue.once.as('once'),
      monthly: revenue.monthly.as('monthly'),
      quarterly: revenue.quarterly.as('quarterly'),
      yearly: revenue.yearly.as('yearly'),
      total: sql`sum(${amount})`.as('total'),
    })
    .from(orderTransitions)
    .innerJoin(orderLines, eq(orderLines.orderId, orderTransitions.orderId))
    .where(isPaidLine(scope))
    .groupBy(orderLines.productType, orderLines.productId, orderLines.name)
    .as('named')
  const added = (part: SQL.Aliased) => sql`sum(${part})`
  return db
    .select({
      productId: named.productId,
      name: sql<string>`(array_agg(${named.name} order by ${named.last} desc))[1]`,
      quantity: added(named.quantity).mapWith(Number),
      once: added(named.once).mapWith(priceFrom),
      monthly: added(named.monthly).mapWith(priceFrom),
      quarterly: added(named.quarterly).mapWith(priceFrom),
      yearly: added(named.yearly).mapWith(priceFrom),
    })
    .from(named)
    .groupBy(named.productType, named.productId)
    .orderBy(sql`${added(named.total)} desc`, named.productId)
    .limit(limit)
}

export interface SellerRevenue extends Revenue {
  /** The seller of record, under the name that a seller has now (product: receipts 6). */
  name: string
}

/** The greatest amounts first. What the company sells itself is one row with the seller of its name. */
export function revenueBySeller(db: Database, scope: ReportScope, limit: number): Promise<SellerRevenue[]> {
  const { sellerId, productType } = orderLines
  // Not as parameters, which would differ between what is selected and what it is grouped by.
  const ofCompany = (type: OrderLine['productType']) =>
    sql.raw(`'${sellerOfRecord({ sellerName: null, productType: type })}'`)
  const company = sql`case ${productType} when 'wts_solution' then ${ofCompany('wts_solution')} else ${ofCompany('marketplace')} end`
  const name = sql<string>`coalesce(${marketplaceSellers.name}, ${sellerId}, ${company})`
  // Two sellers may have one name.
  const seller = sql`coalesce(${sellerId}, (select min(own.id) from marketplace_sellers own where own.name = ${company}))`
  return db
    .select({ name, ...revenue })
    .from(orderTransitions)
    .innerJoin(orderLines, eq(orderLines.orderId, orderTransitions.orderId))
    .leftJoin(marketplaceSellers, eq(marketplaceSellers.id, sellerId))
    .where(isPaidLine(scope))
    .groupBy(name, seller)
    .orderBy(sql`sum(${amount}) desc`, name)
    .limit(limit)
}

/** The refunds that staff noted in the range, of the whole shop. */
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
