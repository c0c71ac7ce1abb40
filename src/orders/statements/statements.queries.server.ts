import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { users } from '#account/session/account.tables.server.ts'
import { sellerNames } from '#catalog/sellers/seller-members.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { toCents, type Cents } from '#lib/money.ts'
import { splitAmount } from '#lib/order-totals.ts'
import {
  statementSums,
  type CommissionRate,
  type RatedAmounts,
  type StatementSums,
} from '#orders/statements/statement.ts'
import {
  centsOf,
  dayOf,
  ofSellers,
  productNameOf,
  rateAt,
  soldIn,
  type ReportScope,
} from '#orders/statements/statement-sql.server.ts'
import { commissionRates, paidStatements } from '#orders/statements/statements.tables.server.ts'

export interface SellerStatement extends StatementSums {
  sellerId: string
  seller: string
  month: string
  paid: PaidStatement | null
}

export interface PaidStatement {
  amount: Cents
  at: Date
  /** The person who marked the statement as paid; `null` if the account was deleted. */
  by: string | null
  note: string
}

/** The statements with sales or refunds, latest month first (product: statements 1). */
export async function statementsOf(db: Database, scope: ReportScope): Promise<SellerStatement[]> {
  const [sales, refunds] = await Promise.all([ratedSales(db, scope), refundShares(db, scope)])
  const parts = new Map<string, { sellerId: string; month: string; amounts: RatedAmounts[] }>()
  const add = (sellerId: string, month: string, amounts: RatedAmounts) => {
    const key = `${month} ${sellerId}`
    const statement = parts.get(key) ?? { sellerId, month, amounts: [] }
    statement.amounts.push(amounts)
    parts.set(key, statement)
  }
  for (const { sellerId, month, ...sold } of sales) add(sellerId, month, { ...sold, refunds: 0 })
  for (const { sellerId, day, rate, amount } of refunds) {
    add(sellerId, day.slice(0, 7), { rate, sales: 0, discounts: 0, refunds: amount })
  }
  const sellerIds = [...new Set(Array.from(parts.values(), ({ sellerId }) => sellerId))]
  const [names, paid] = await Promise.all([sellerNames(db, sellerIds), paidOf(db, sellerIds)])
  return Array.from(parts.values(), ({ sellerId, month, amounts }) => ({
    sellerId,
    month,
    seller: names.get(sellerId) ?? sellerId,
    paid: paid.get(`${month} ${sellerId}`) ?? null,
    ...statementSums(amounts),
  })).toSorted((one, other) => other.month.localeCompare(one.month) || one.seller.localeCompare(other.seller))
}

/** The statement of a month, even if nothing was sold. */
export async function statementOfMonth(
  db: Database,
  sellerId: string,
  month: string,
  range: Pick<ReportScope, 'start' | 'before'>,
): Promise<SellerStatement> {
  const [found] = await statementsOf(db, { ...range, sellerIds: [sellerId] })
  if (found) return found
  const [names, paid] = await Promise.all([sellerNames(db, [sellerId]), paidOf(db, [sellerId])])
  return {
    sellerId,
    month,
    seller: names.get(sellerId) ?? sellerId,
    paid: paid.get(`${month} ${sellerId}`) ?? null,
    ...statementSums([]),
  }
}

/** The seller's share of each refund (product: statements 5). */
export async function refundShares(db: Database, scope: ReportScope) {
  const { start, before, sellerIds } = scope
  const concerns = sql`exists (select 1 from order_lines own
    where own.order_id = note.order_id and ${ofSellers(sql`own.seller_id`, sellerIds)})`
  const { rows } = await db.execute<{
    id: string
    day: string
    amount: Cents
    sellerId: string | null
    product: string
    paid: Cents
    rate: CommissionRate
  }>(sql`select note.id, ${dayOf(sql`note.at`)} as day, ${centsOf(sql`note.amount`)}::float as amount, line.seller_id as "sellerId",
      ${productNameOf('line')} as product, ${rateAt(sql`line.seller_id`, sql`coalesce(line.paid_at, note.at)`)} as rate,
      ${centsOf(sql`line.total + coalesce((select sum(payment.amount) from subscription_payments payment
        where payment.line_id = line.id and payment.paid_at <= note.at), 0)`)}::float as paid
    from order_notes note join order_lines line on line.order_id = note.order_id
    where note.kind = 'refund' and note.at >= ${start.toISOString()}::timestamptz
      and note.at < ${before.toISOString()}::timestamptz and ${concerns}
    order by note.at, note.id, line.position`)
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((lines) => {
    const shares = splitAmount(
      lines[0]?.amount ?? 0,
      lines.map(({ paid }) => paid),
    )
    return lines.flatMap(({ id, sellerId, product, day, rate }, index) => {
      const amount = shares[index] ?? 0
      const isMeant = sellerId !== null && (sellerIds === null || sellerIds.includes(sellerId))
      return isMeant && amount > 0 ? [{ id: `${id} ${index}`, sellerId, product, day, rate, amount }] : []
    })
  })
}

/** A seller's share of a refund, at the commission rate on the day the order was paid. */
export type RefundShare = Awaited<ReturnType<typeof refundShares>>[number]

/** The commission rates of a seller, latest first. */
export async function ratesOf(
  db: Database,
  sellerId: string,
): Promise<{ rate: CommissionRate; from: string }[]> {
  const rows = await db
    .select({ percent: commissionRates.percent, from: commissionRates.fromDay })
    .from(commissionRates)
    .where(eq(commissionRates.sellerId, sellerId))
    .orderBy(desc(commissionRates.fromDay))
  return rows.map(({ percent, from }) => ({ from, rate: Math.round(Number(percent) * 100) }))
}

async function ratedSales(db: Database, scope: ReportScope) {
  const { rows } = await db.execute<{
    sellerId: string
    month: string
    rate: CommissionRate
    sales: Cents
    discounts: Cents
  }>(sql`select seller_id as "sellerId", to_char(at at time zone 'UTC', 'YYYY-MM') as month, rate,
      ${centsOf(sql`sum(sales)`)}::float as sales, ${centsOf(sql`sum(discount)`)}::float as discounts
    from (${soldIn(scope)}) sold group by 1, 2, 3`)
  return rows
}

async function paidOf(db: Database, sellerIds: readonly string[]): Promise<Map<string, PaidStatement>> {
  if (sellerIds.length === 0) return new Map()
  const { sellerId, month, amount, paidAt, note } = paidStatements
  const rows = await db
    .select({ sellerId, month, amount, at: paidAt, note, by: users.name })
    .from(paidStatements)
    .leftJoin(users, eq(users.id, paidStatements.paidBy))
    .where(inArray(sellerId, [...sellerIds]))
    .orderBy(asc(month))
  return new Map(
    rows.map(({ sellerId: id, month: of, ...row }) => [
      `${of} ${id}`,
      { ...row, amount: toCents(Number(row.amount)) },
    ]),
  )
}
