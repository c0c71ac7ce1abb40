import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { comesAfter, momentText, type ListPlace } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { soldLineJson } from '#developers/webhooks/message-bodies.queries.server.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'
import { productNameOf } from '#orders/statements/statement-sql.server.ts'

/** The statuses of sold orders. A declined or expired order was never sold. */
const shownStatuses = [
  'prepared',
  'documents_opened',
  'signed',
  'payment_failed',
  'paid',
  'active',
  'cancelled',
] as const
const isPaid = inArray(orders.status, ['paid', 'active'])

interface LineRequest {
  sellerId: string
  /** The id of a single line to return. If missing, all lines of the seller. */
  id?: string
  changedSince?: Date | null
  after?: ListPlace | null
  limit: number
}

/** Finds the order of a line, to look up other data. Sellers never see the id of the order. */
export async function orderOfLine(db: Database, sellerId: string, lineId: string): Promise<string | null> {
  const [found] = await db
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.id, lineId),
        eq(orderLines.sellerId, sellerId),
        inArray(orders.status, [...shownStatuses]),
      ),
    )
  return found?.orderId ?? null
}

/**
 * The lines of a seller, newest first, with the data that members see (product: dashboard 88). They include
 * the buyer once the order is paid, unless the customer has deleted the account.
 */
export async function sellerLines(db: Database, request: LineRequest) {
  const { sellerId, id, changedSince = null, after = null, limit } = request
  const { preparedAt: at } = orders
  const maySeeBuyer = sql<boolean>`${isPaid} and ${orders.customerDeletedAt} is null`
  const rows = await db
    .select({
      line: orderLines,
      product: productNameOf('order_lines'),
      moment: momentText(at),
      status: orders.status,
      orderedAt: at,
      changedAt: orders.changedAt,
      name: sql<string | null>`case when ${maySeeBuyer} then ${orders.fullName} end`,
      company: sql<string | null>`case when ${maySeeBuyer} then ${orders.company} end`,
      email: sql<string | null>`case when ${maySeeBuyer} then ${orders.email} end`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.sellerId, sellerId),
        inArray(orders.status, [...shownStatuses]),
        id === undefined ? undefined : eq(orderLines.id, id),
        changedSince ? gte(orders.changedAt, changedSince) : undefined,
        after === null ? undefined : comesAfter(after, { at, id: orderLines.id, order: ['desc', 'asc'] }),
      ),
    )
    .orderBy(sql`${at} desc`, orderLines.id)
    .limit(limit)
  return rows.map(({ line, product, moment, status, orderedAt, changedAt, name, company, email }) => ({
    place: { id: line.id, moment },
    json: {
      ...soldLineJson(line, product),
      product_type: line.productType,
      status: status === 'cancelled' ? ('canceled' as const) : status,
      ordered_at: orderedAt.toISOString(),
      paid_at: line.paidAt?.toISOString() ?? null,
      changed_at: changedAt.toISOString(),
      buyer: name === null ? null : { name, company: company ?? '', email: email ?? '' },
    },
  }))
}
