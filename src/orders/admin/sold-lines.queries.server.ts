import { and, eq, gte, ilike, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { comesAfter, momentText, type ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { maxCounted } from '#lib/max-counted.ts'
import type { Cents } from '#lib/money.ts'
import { deletedCustomerName } from '#orders/deleted-customers.ts'
import { namesOfLine } from '#orders/subscription.ts'
import { containing } from '#lib/search-terms.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'
import { productNameOf } from '#orders/statements/statement-sql.server.ts'
import type { SoldLineFilter } from '#orders/admin/sold-line-filter.ts'

/**
 * The only data of an order that a seller sees; the order's number, its total and its other lines are not
 * included.
 */
export interface SoldLineView {
  id: string
  /** The time of the order, with microseconds. */
  moment: string
  seller: string
  product: string
  /** For an order that changes a subscription: the change in words. */
  change: string | null
  quantity: number
  price: Cents
  interval: string | null
  /** The total after the discount. */
  total: Cents
  discount: Cents
  /** The day of the order, such as `2026-11-22`. */
  day: string
  /** The buyer; `null` until the order is paid. */
  buyer: { name: string; company: string; email: string } | null
}

const isPaid = inArray(orders.status, ['paid', 'active'])
/** Hides the buyer of an order whose account was deleted, from display and from search (product: orders 30). */
const isNotDeleted = isNull(orders.customerDeletedAt)
/** An order that ended unpaid was not sold, so it counts neither as paid nor as open. */
const isOpen = inArray(orders.status, ['prepared', 'documents_opened', 'signed', 'payment_failed'])

/** The sold lines of these sellers, newest first (product: dashboard 88). */
export async function soldLines(
  db: Database,
  sellerIds: readonly string[],
  filter: SoldLineFilter,
  { limit, offset = 0, after = null }: ListSlice,
): Promise<SoldLineView[]> {
  if (sellerIds.length === 0) return []
  // Returns these columns only for paid orders, so that sellers never see the buyers of unpaid orders.
  const oncePaid = (column: SQL) =>
    sql<string | null>`case when ${isPaid} then case when ${isNotDeleted} then ${column} else '' end end`
  const { preparedAt: at } = orders
  const rows = await db
    .select({
      id: orderLines.id,
      moment: momentText(at),
      seller: marketplaceSellers.name,
      product: productNameOf('order_lines'),
      text: orderLines.name,
      quantity: orderLines.quantity,
      price: orderLines.price,
      interval: orderLines.subscriptionInterval,
      total: orderLines.total,
      discount: orderLines.discount,
      day: sql<string>`to_char(${orders.preparedAt} at time zone 'UTC', 'YYYY-MM-DD')`,
      name: oncePaid(sql`${orders.fullName}`),
      company: oncePaid(sql`${orders.company}`),
      email: oncePaid(sql`${orders.email}`),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(marketplaceSellers, eq(marketplaceSellers.id, orderLines.sellerId))
    .where(
      and(
        inArray(orderLines.sellerId, [...sellerIds]),
        filterCondition(filter),
        after === null ? undefined : comesAfter(after, { at, id: orderLines.id, order: ['desc', 'asc'] }),
      ),
    )
    // Prevents PostgreSQL from scanning an index of the newest orders, because most sellers have too few sales for
    // that to be fast.
    .orderBy(sql`${orders.preparedAt} at time zone 'UTC' desc`, sql`${orderLines.id}`)
    .limit(limit)
    .offset(offset)
  return rows.map(({ text, product, name, company, email, price, total, discount, ...line }) => ({
    ...line,
    ...namesOfLine(text, product),
    price: priceFrom(price),
    total: priceFrom(total),
    discount: priceFrom(discount),
    buyer:
      name === null
        ? null
        : { name: name || deletedCustomerName, company: company ?? '', email: email ?? '' },
  }))
}

/**
 * The number of matching lines, counted up to one more than the maximum shown. `null` for a search, because
 * counting would read the whole table.
 */
export async function countSoldLines(
  db: Database,
  sellerIds: readonly string[],
  filter: SoldLineFilter,
): Promise<number | null> {
  if (filter.term !== '') return null
  const rows = db
    .select({ one: sql`1` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(orderLines.sellerId, [...sellerIds]), filterCondition(filter)))
    .limit(maxCounted + 1)
  return db.$count(rows.as('counted'))
}

/** A term matches the buyer only on paid lines, so that a search cannot reveal who ordered without paying. */
function filterCondition({ state, from, before, term }: SoldLineFilter): SQL | undefined {
  const part = containing(term)
  const byBuyer = or(ilike(orders.fullName, part), ilike(orders.company, part), ilike(orders.email, part))
  return and(
    state === 'paid' ? isPaid : state === 'open' ? isOpen : or(isPaid, isOpen),
    from ? gte(orders.preparedAt, from) : undefined,
    before ? lt(orders.preparedAt, before) : undefined,
    term === '' ? undefined : or(ilike(orderLines.name, part), and(isPaid, isNotDeleted, byBuyer)),
  )
}
