import { sql, type SQL } from 'drizzle-orm'

/** A time range, and some sellers or all (`null`). */
export interface ReportScope {
  start: Date
  before: Date
  sellerIds: readonly string[] | null
}

/**
 * Selects paid order lines and renewals, each with the commission rate on the day of its payment (product:
 * statements 2, 3).
 */
export function soldIn({ start, before, sellerIds }: ReportScope): SQL {
  const within = (at: SQL) =>
    sql`${at} >= ${start.toISOString()}::timestamptz and ${at} < ${before.toISOString()}::timestamptz`
  const seller = sql`line.seller_id`
  const ofScope = sellerIds === null ? sql`line.seller_id is not null` : ofSellers(seller, sellerIds)
  return sql`select line.id, line.paid_at as at, line.seller_id, coalesce(changed.name, line.name) as product,
      line.quantity, case when changed.id is null then 'order' else 'change' end as kind, line.total + line.discount as sales, line.discount,
      ${rateAt(seller, sql`line.paid_at`)} as rate
    from order_lines line left join quantity_orders change on change.order_id = line.order_id
      left join order_lines changed on changed.id = change.line_id
    where ${within(sql`line.paid_at`)} and ${ofScope} and line.total + line.discount > 0
    union all
    select payment.id, payment.paid_at, line.seller_id, line.name, payment.quantity, 'renewal', payment.amount, 0,
      ${rateAt(seller, sql`payment.paid_at`)}
    from subscription_payments payment join order_lines line on line.id = payment.line_id
    where ${within(sql`payment.paid_at`)} and ${ofScope} and payment.amount > 0`
}

/** The seller's commission rate on a day, in hundredths of a percent. Zero if none is set. */
export function rateAt(sellerId: SQL, at: SQL): SQL {
  return sql`coalesce((select (rate.percent * 100)::int from commission_rates rate
    where rate.seller_id = ${sellerId} and rate.from_day <= (${at} at time zone 'UTC')::date
    order by rate.from_day desc limit 1), 0)`
}

export function ofSellers(column: SQL, sellerIds: readonly string[] | null): SQL {
  if (sellerIds === null) return sql`true`
  return sellerIds.length === 0 ? sql`false` : sql`${column} in ${[...sellerIds]}`
}

export function centsOf(dollars: SQL): SQL {
  return sql`(100 * (${dollars}))::bigint`
}

export function dayOf(at: SQL): SQL {
  return sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`
}

/**
 * The name of a line's product. The line of an order that changes a quantity is named after the change, so the
 * name comes from the subscription. `line` is the table's name in the query.
 */
export function productNameOf(line: 'order_lines' | 'line'): SQL<string> {
  const table = sql.identifier(line)
  return sql<string>`coalesce((select sold.name from quantity_orders change
    join order_lines sold on sold.id = change.line_id where change.order_id = ${table}.order_id), ${table}.name)`
}
