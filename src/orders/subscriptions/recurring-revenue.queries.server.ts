import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { Cents } from '#lib/money.ts'
import { centsOf, ofSellers, type ReportScope } from '#orders/statements/statement-sql.server.ts'

const monthsShown = 12

export interface RevenueOfMonth {
  /** The month, such as `2026-11`. */
  month: string
  new: Cents
  changed: Cents
  churned: Cents
  /** The revenue per month at the end of this month. */
  total: Cents
}

export interface RecurringRevenue {
  /** The current revenue per month. */
  total: Cents
  active: number
  pastDue: number
  canceling: number
  /** The months since the first subscription, latest first. */
  months: RevenueOfMonth[]
}

/** The monthly recurring revenue of these sellers, or of the whole shop (product: subscriptions 14). */
export async function monthlyRevenue(
  db: Database,
  sellerIds: readonly string[] | null,
  now: Date,
): Promise<RecurringRevenue> {
  const { rows: counted } = await db.execute<Record<'active' | 'pastDue' | 'canceling', number>>(sql`
    select (count(*) filter (where past_due_at is null and cancel_at is null))::int as active,
      (count(*) filter (where past_due_at is not null and cancel_at is null))::int as "pastDue",
      (count(*) filter (where cancel_at is not null))::int as canceling
    from subscriptions join order_lines line on line.id = subscriptions.line_id
    where ended_at is null and ${ofSellers(sql`line.seller_id`, sellerIds)}`)
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsShown + 1))
  const all = await revenueByMonth(db, { start, before: new Date(now.getTime() + 1), sellerIds })
  const oldest = all.findLastIndex((month) => month.total !== 0 || month.new !== 0 || month.churned !== 0)
  const months = all.slice(0, Math.max(1, oldest + 1))
  const [count = { active: 0, pastDue: 0, canceling: 0 }] = counted
  return { ...count, total: months[0]?.total ?? 0, months }
}

/** The months of a range, latest first. Changes outside the range only count toward the total. */
export async function revenueByMonth(
  db: Database,
  { start, before, sellerIds }: ReportScope,
): Promise<RevenueOfMonth[]> {
  const from = sql`${start.toISOString()}::timestamptz`
  const to = sql`${before.toISOString()}::timestamptz`
  const { rows } = await db.execute<Pick<RevenueOfMonth, keyof RevenueOfMonth>>(sql`
    with months as (
      select month from generate_series(
        date_trunc('month', ${from} at time zone 'UTC'),
        (${to} - interval '1 millisecond') at time zone 'UTC',
        interval '1 month'
      ) month
    ), changes as (
      select date_trunc('month', change.at at time zone 'UTC') as month, change.kind,
        sum(change.amount) filter (where change.at >= ${from}) as within, sum(change.amount) as amount
      from recurring_revenue change join order_lines line on line.id = change.line_id
      where ${ofSellers(sql`line.seller_id`, sellerIds)} and change.at < ${to} group by 1, 2
    )
    select to_char(months.month, 'YYYY-MM') as month,
      ${cents(sql`sum(within) filter (where kind = 'new' and changes.month = months.month)`)} as new,
      ${cents(sql`sum(within) filter (where kind = 'changed' and changes.month = months.month)`)} as changed,
      ${cents(sql`sum(within) filter (where kind = 'churned' and changes.month = months.month)`)} as churned,
      ${cents(sql`sum(amount)`)} as total
    from months left join changes on changes.month <= months.month
    group by months.month order by months.month desc`)
  return rows
}

const cents = (dollars: SQL) => sql`${centsOf(sql`coalesce(${dollars}, 0)`)}::float`
