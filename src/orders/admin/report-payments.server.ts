import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Cents } from '#lib/money.ts'
import type { OrderLine } from '#orders/order.ts'
import { ofSellers, type ReportScope } from '#orders/statements/statement-sql.server.ts'

/** The amounts paid once and per interval, including renewals (product: dashboard 113). */
export interface Revenue {
  once: Cents
  monthly: Cents
  quarterly: Cents
  yearly: Cents
}

/**
 * Selects all payments of a scope, in dollars: paid order lines, read from one covering index, and renewals.
 * The line of an order for added units has no interval, so the last part of the union moves its amount to the
 * subscription's interval.
 */
export function paymentsIn({ start, before, sellerIds }: ReportScope, ofLines?: SQL): SQL {
  const only = ofLines ? sql`where ${ofLines}` : sql``
  // These conditions are outside the union. Inside its parts, they would make PostgreSQL read columns that
  // the sum does not need.
  return sql`(select * from (
    select line.paid_at as at, line.paid_at as ordered_at, line.seller_id, line.product_type, line.product_id,
      line.subscription_interval as "interval", line.quantity as units, line.total as amount
    from order_lines line ${only}
    union all
    select renewal.paid_at, line.paid_at, line.seller_id, line.product_type, line.product_id,
      line.subscription_interval, 0, renewal.amount
    from subscription_payments renewal join order_lines line on line.id = renewal.line_id ${only}
    union all
    select line.paid_at, line.paid_at, line.seller_id, line.product_type, line.product_id,
      moved."interval", moved.units, moved.amount
    from quantity_orders change
    join subscriptions subscription on subscription.line_id = change.line_id
    join order_lines line on line.order_id = change.order_id
    cross join lateral (values (null, -line.quantity, -line.total),
      (subscription.interval, case when line.total > 0 then line.quantity else 0 end, line.total)
    ) moved ("interval", units, amount) ${only}
  ) payment
  where payment.at >= ${start.toISOString()}::timestamptz and payment.at < ${before.toISOString()}::timestamptz
    and ${ofSellers(sql`payment.seller_id`, sellerIds)}) payment`
}

/** Counts unknown intervals as monthly, so that no amount is lost. */
export function revenueIn({ amount, interval }: Record<'amount' | 'interval', SQLWrapper>) {
  return {
    once: sumOf(amount, sql`${interval} is null`).as('once'),
    monthly: sumOf(amount, sql`${interval} not in ('quarter', 'year')`).as('monthly'),
    quarterly: sumOf(amount, sql`${interval} = 'quarter'`).as('quarterly'),
    yearly: sumOf(amount, sql`${interval} = 'year'`).as('yearly'),
  }
}

const sumOf = (amount: SQLWrapper, part: SQL) =>
  sql<Cents>`coalesce(sum(${amount}) filter (where ${part}), 0)`.mapWith(Number)

export const payment = {
  /** The sum in cents. */
  amount: sql<Cents>`(sum(payment.amount) * 100)::bigint`.mapWith(Number),
  cents: sql`payment.amount * 100`,
  interval: sql<string | null>`payment."interval"`,
  sellerId: sql<string | null>`payment.seller_id`,
  productType: sql<OrderLine['productType']>`payment.product_type`,
  productId: sql<string>`payment.product_id`,
}
