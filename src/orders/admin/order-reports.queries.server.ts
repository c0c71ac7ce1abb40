import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import type { ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import type { Cents } from '#lib/money.ts'
import type { OrderLine } from '#orders/order.ts'
import { orderLines } from '#orders/orders.tables.server.ts'
import { sellerOfRecord } from '#orders/receipt.ts'
import { payment, paymentsIn, revenueIn, type Revenue } from '#orders/admin/report-payments.server.ts'
import { centsOf, productNameOf, type ReportScope } from '#orders/statements/statement-sql.server.ts'

export async function revenueOf(db: Database, scope: ReportScope): Promise<Revenue> {
  const [found] = await db
    .select(revenueIn({ amount: payment.cents, interval: payment.interval }))
    .from(paymentsIn(scope))
  return found ?? { once: 0, monthly: 0, quarterly: 0, yearly: 0 }
}

/** Revenue by day, oldest day first (product: dashboard 113). */
export function revenueByDay(db: Database, scope: ReportScope): Promise<(Revenue & { day: string })[]> {
  const day = sql<string>`(payment.at at time zone 'UTC')::date`
  const sums = db
    .select({
      day: day.as('day'),
      interval: payment.interval.as('interval'),
      amount: payment.amount.as('amount'),
    })
    .from(paymentsIn(scope))
    .groupBy(sql`1`, sql`2`)
    .as('sums')
  return db
    .select({ day: sql<string>`to_char(${sums.day}, 'YYYY-MM-DD')`, ...revenueIn(sums) })
    .from(sums)
    .groupBy(sums.day)
    .orderBy(sums.day)
}

export interface ProductRevenue extends Revenue {
  productId: string
  /** The product's name in its latest order. */
  name: string
  quantity: number
}

/**
 * Largest amounts first. Grouping by further columns takes too much memory, so a second query reads them only for
 * the products in this slice. In a single query PostgreSQL underestimates the number of rows and chooses a slow
 * plan.
 */
export async function revenueByProduct(
  db: Database,
  scope: ReportScope,
  { limit, offset = 0 }: ListSlice,
): Promise<ProductRevenue[]> {
  const largest = await db
    .select({
      // Sums of integers fit into memory for 100,000 products. Sums of decimals take three times as much.
      sold: sql<Cents>`sum(${centsOf(sql`payment.amount`)})`.as('sold'),
      type: payment.productType.as('type'),
      id: payment.productId.as('id'),
    })
    .from(paymentsIn(scope))
    .groupBy(sql`2`, sql`3`)
    .orderBy(sql`sold desc`, sql`3`, sql`2`)
    .limit(limit)
    .offset(offset)
  const types = sql.param(largest.map(({ type }) => type))
  const ids = sql.param(largest.map(({ id }) => id))
  // Without this condition the second query would read every line again.
  const areLargest = sql`(line.product_type, line.product_id) in (select * from unnest(${types}::text[], ${ids}::text[]))`
  const sums = db
    .select({
      productType: payment.productType.as('sum_type'),
      productId: payment.productId.as('sum_id'),
      last: sql<Date>`max(payment.ordered_at)`.as('last'),
      units: sql`sum(payment.units)`.as('units'),
      ...revenueIn({ amount: payment.cents, interval: payment.interval }),
    })
    .from(paymentsIn(scope, areLargest))
    .groupBy(sql`1`, sql`2`)
    .as('sums')
  const { paidAt } = orderLines
  const lastName = db
    .select({ name: productNameOf('order_lines') })
    .from(orderLines)
    .where(
      and(
        eq(paidAt, sums.last),
        eq(orderLines.productType, sums.productType),
        eq(orderLines.productId, sums.productId),
      ),
    )
    .limit(1)
  const rows = await db
    .select({
      type: sums.productType,
      productId: sums.productId,
      name: sql<string>`(${lastName})`,
      quantity: sql`${sums.units}`.mapWith(Number),
      once: sums.once,
      monthly: sums.monthly,
      quarterly: sums.quarterly,
      yearly: sums.yearly,
    })
    .from(sums)
  const byProduct = new Map(rows.map(({ type, ...row }) => [`${type} ${row.productId}`, row]))
  return largest.flatMap(({ type, id }) => byProduct.get(`${type} ${id}`) ?? [])
}

export interface SellerRevenue extends Revenue {
  /** An id that distinguishes sellers with the same name. */
  seller: string | null
  /** The seller of record, under the seller's current name (product: receipts 6). */
  name: string
}

/**
 * Returns the largest amounts first. The company's own items and a seller with the company's name share a
 * row.
 */
export function revenueBySeller(db: Database, scope: ReportScope) {
  const sums = db
    .select({ ...bySeller, amount: payment.amount.as('amount') })
    .from(paymentsIn(scope))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .as('sums')
  const { sellerName, seller } = sellerOfSums(sums)
  return db
    .select({ name: sellerName, seller: sql<string | null>`${seller}`, ...revenueIn(sums) })
    .from(sums)
    .leftJoin(marketplaceSellers, eq(marketplaceSellers.id, sums.sellerId))
    .groupBy(sellerName, seller)
    .orderBy(sql`sum(${sums.amount}) desc`, sellerName)
}

export interface SellerMonth extends SellerRevenue {
  /** The month, such as `2026-11`. */
  month: string
}

export async function revenueBySellerAndMonth(db: Database, scope: ReportScope): Promise<SellerMonth[]> {
  const months = monthsOf(scope)
  const starts = sql`${sql.param(months.map((month) => `${month}-01T00:00:00Z`))}::timestamptz[]`
  const sums = db
    .select({
      // Four times as fast as truncating the time of each payment to its month.
      month: sql<number>`width_bucket(payment.at, ${starts})`.as('month'),
      ...bySeller,
      amount: payment.amount.as('amount'),
    })
    .from(paymentsIn(scope))
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`)
    .as('sums')
  const { sellerName, seller } = sellerOfSums(sums)
  const rows = await db
    .select({
      name: sellerName,
      seller: sql<string | null>`${seller}`,
      month: sums.month,
      ...revenueIn(sums),
    })
    .from(sums)
    .leftJoin(marketplaceSellers, eq(marketplaceSellers.id, sums.sellerId))
    .groupBy(sellerName, seller, sums.month)
    .orderBy(sellerName, sums.month)
  return rows.map((row) => ({ ...row, month: months[row.month - 1] ?? '' }))
}

const bySeller = {
  sellerId: payment.sellerId.as('seller_id'),
  productType: payment.productType.as('product_type'),
  interval: payment.interval.as('interval'),
}

/** The months of a range, such as `2026-11`. */
function monthsOf({ start, before }: ReportScope): string[] {
  const months: string[] = []
  const first = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth()))
  for (const at = first; at < before; at.setUTCMonth(at.getUTCMonth() + 1)) {
    months.push(at.toISOString().slice(0, 7))
  }
  return months
}

/** The seller of record of the summed lines: its name, and a key that distinguishes sellers with the same name. */
function sellerOfSums(sums: { sellerId: SQLWrapper; productType: SQLWrapper }) {
  // Uses literals, because with parameters PostgreSQL would treat the selected and the grouped expression as
  // different.
  const ofCompany = (type: OrderLine['productType']) =>
    sql.raw(`'${sellerOfRecord({ sellerName: null, productType: type })}'`)
  const ofProduct = (solution: SQL, product: SQL) =>
    sql`case ${sums.productType} when 'wts_solution' then ${solution} else ${product} end`
  const [ofSolutions, ofProducts] = [ofCompany('wts_solution'), ofCompany('marketplace')]
  const sellerName = sql<string>`coalesce(${marketplaceSellers.name}, ${sums.sellerId}, ${ofProduct(ofSolutions, ofProducts)})`
  const idOf = (name: SQL) => sql`(select min(own.id) from marketplace_sellers own where own.name = ${name})`
  const seller = sql`coalesce(${sums.sellerId}, ${ofProduct(idOf(ofSolutions), idOf(ofProducts))})`
  return { sellerName, seller }
}
