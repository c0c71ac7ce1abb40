import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { Cents } from '#lib/money.ts'
import type { CommissionRate, SaleKind } from '#orders/statements/statement.ts'
import { centsOf, soldIn, type ReportScope } from '#orders/statements/statement-sql.server.ts'

export async function salesByProduct(db: Database, scope: ReportScope) {
  const { rows } = await db.execute<{
    product: string
    kind: SaleKind
    rate: CommissionRate
    payments: number
    sales: Cents
    discounts: Cents
  }>(sql`select product, kind, rate, count(*)::int as payments, ${centsOf(sql`sum(sales)`)}::float as sales,
      ${centsOf(sql`sum(discount)`)}::float as discounts
    from (${soldIn(scope)}) sold group by 1, 2, 3 order by sum(sales) desc, 1, 2, 3`)
  return rows
}

export type ProductSales = Awaited<ReturnType<typeof salesByProduct>>[number]

/** The payments of a statement, oldest first, starting after the given one. */
export async function soldEntries(
  db: Database,
  scope: ReportScope,
  { limit, after }: { limit: number; after: { moment: string; id: string } | null },
) {
  const isAfter = after ? sql`(at, id) > (${after.moment}::timestamptz, ${after.id}::uuid)` : sql`true`
  const { rows } = await db.execute<{
    id: string
    /** The time of the payment, with microseconds. */
    moment: string
    product: string
    quantity: number
    kind: SaleKind
    rate: CommissionRate
    sales: Cents
    discount: Cents
  }>(sql`select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment, product, quantity,
      kind, rate, ${centsOf(sql`sales`)}::float as sales, ${centsOf(sql`discount`)}::float as discount
    from (${soldIn(scope)}) sold where ${isAfter} order by at, id limit ${limit}`)
  return rows
}
