import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { Cents } from '#lib/money.ts'
import type { CommissionRate, SaleKind } from '#orders/statements/statement.ts'
import { centsOf, soldIn, type StatementScope } from '#orders/statements/statement-sql.server.ts'

export async function salesByProduct(db: Database, scope: StatementScope) {
  const { rows } = await db.execute<{
    product: string
    kind: SaleKind
    rate: number
    payments: string
    sales: string
    discounts: string
  }>(sql`select product, kind, rate, count(*) as payments, ${centsOf(sql`sum(sales)`)} as sales,
      ${centsOf(sql`sum(discount)`)} as discounts
    from (${soldIn(scope)}) sold group by 1, 2, 3 order by sum(sales) desc, 1, 2, 3`)
  return rows.map((row) => ({
    product: row.product,
    kind: row.kind,
    rate: row.rate,
    payments: Number(row.payments),
    sales: Number(row.sales),
    discounts: Number(row.discounts),
  }))
}

export type ProductSales = Awaited<ReturnType<typeof salesByProduct>>[number]

export interface SoldEntry {
  id: string
  /** The time of the payment, with microseconds. */
  moment: string
  product: string
  quantity: number
  kind: SaleKind
  rate: CommissionRate
  sales: Cents
  discount: Cents
}

/** The payments of a statement, oldest first, starting after the given one. */
export async function soldEntries(
  db: Database,
  scope: StatementScope,
  { limit, after }: { limit: number; after: { moment: string; id: string } | null },
): Promise<SoldEntry[]> {
  const isAfter = after ? sql`(at, id) > (${after.moment}::timestamptz, ${after.id}::uuid)` : sql`true`
  const { rows } = await db.execute<{
    id: string
    moment: string
    product: string
    quantity: number
    kind: SaleKind
    rate: number
    sales: string
    discount: string
  }>(sql`select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment, product, quantity,
      kind, rate, ${centsOf(sql`sales`)} as sales, ${centsOf(sql`discount`)} as discount
    from (${soldIn(scope)}) sold where ${isAfter} order by at, id limit ${limit}`)
  return rows.map(({ sales, discount, ...row }) => ({
    ...row,
    sales: Number(sales),
    discount: Number(discount),
  }))
}
