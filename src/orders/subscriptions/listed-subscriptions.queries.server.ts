import { and, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { comesAfter, momentText, type ListSlice } from '#db/comes-after.server.ts'
import { countRows } from '#db/count-rows.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import type { Cents } from '#lib/money.ts'
import { lineTotal } from '#lib/order-totals.ts'
import { containing } from '#lib/search-terms.ts'
import { deletedCustomerName } from '#orders/deleted-customers.ts'
import { sellerOfRecord } from '#orders/receipt.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'
import { nextAmount, perMonth, subscriptionStatus, type SubscriptionStatus } from '#orders/subscription.ts'
import type { SubscriptionFilter } from '#orders/subscriptions/subscription-filter.ts'
import { subscriptions } from '#orders/subscriptions.tables.server.ts'

export interface ListedSubscription {
  id: string
  /** The end of the paid period, with microseconds. */
  moment: string
  orderId: string
  product: string
  seller: string
  customer: { name: string; company: string; email: string }
  quantity: number
  nextQuantity: number | null
  status: SubscriptionStatus
  interval: string
  nextAmount: Cents
  periodEnd: string
  endedAt: string | null
  /** The current price per month; 0 once the subscription has ended. */
  monthly: Cents
}

const { lineId, orderId, periodEnd: at, endedAt, cancelAt, pastDueAt } = subscriptions

/**
 * The subscriptions to products of these sellers, or to all products, sorted by next charge (product:
 * subscriptions 21).
 */
export async function listSubscriptions(
  db: Database,
  sellerIds: readonly string[] | null,
  filter: SubscriptionFilter,
  { limit, offset = 0, after = null }: ListSlice,
): Promise<ListedSubscription[]> {
  const byDay = filter.isLastFirst ? 'desc' : 'asc'
  const direction = sql.raw(byDay)
  const isNotDeleted = isNull(orders.customerDeletedAt)
  const ofCustomer = (column: SQL) => sql<string>`case when ${isNotDeleted} then ${column} else '' end`
  const order = [sql`${at} ${direction}`, lineId] as const
  // Joins the other tables only for the rows of the page, because joining all rows takes seconds.
  const page = db
    .select({ id: lineId })
    .from(subscriptions)
    .where(
      and(
        await conditionOf(db, sellerIds, filter),
        after === null ? undefined : comesAfter(after, { at, id: lineId, order: [byDay, 'asc'] }),
      ),
    )
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await db
    .select({
      subscription: subscriptions,
      moment: momentText(at),
      product: orderLines.name,
      sellerName: orderLines.sellerName,
      productType: orderLines.productType,
      name: ofCustomer(sql`${orders.fullName}`),
      company: ofCustomer(sql`${orders.company}`),
      email: ofCustomer(sql`${orders.email}`),
    })
    .from(page)
    .innerJoin(subscriptions, eq(lineId, page.id))
    .innerJoin(orderLines, eq(orderLines.id, lineId))
    .innerJoin(orders, eq(orders.id, orderId))
    .orderBy(...order)
  return rows.map(({ subscription, moment, product, name, company, email, ...sold }) => {
    const { quantity, nextQuantity, interval } = subscription
    const price = priceFrom(subscription.price)
    const status = subscriptionStatus(subscription)
    return {
      id: subscription.lineId,
      moment,
      orderId: subscription.orderId,
      product,
      seller: sellerOfRecord(sold),
      customer: { name: name || deletedCustomerName, company, email },
      quantity,
      nextQuantity,
      status,
      interval,
      nextAmount: nextAmount({ price, quantity, nextQuantity }),
      periodEnd: subscription.periodEnd.toISOString(),
      endedAt: subscription.endedAt?.toISOString() ?? null,
      monthly: status === 'ended' ? 0 : perMonth(lineTotal({ price, quantity }), interval),
    }
  })
}

/**
 * The number of matching subscriptions, counted up to one more than the maximum shown. `null` for a search,
 * because counting would read the whole table.
 */
export async function countSubscriptions(
  db: Database,
  sellerIds: readonly string[] | null,
  filter: SubscriptionFilter,
): Promise<number | null> {
  if (filter.term !== '') return null
  return countRows(db, subscriptions, await conditionOf(db, sellerIds, filter))
}

async function conditionOf(
  db: Database,
  sellerIds: readonly string[] | null,
  filter: SubscriptionFilter,
): Promise<SQL | undefined> {
  const lines = db.select({ id: orderLines.id }).from(orderLines)
  const ofSellers = sellerIds && lines.where(inArray(orderLines.sellerId, [...sellerIds]))
  return and(
    inState(filter),
    ofSellers ? inArray(lineId, ofSellers) : undefined,
    filter.term === '' ? undefined : await matchesTerm(db, filter.term),
  )
}

/**
 * If few rows match the term, looks up their ids through an index per kind of match. Otherwise tests each
 * subscription with subqueries. They return a value, because for `exists` PostgreSQL would list all matches
 * first.
 */
async function matchesTerm(db: Database, term: string): Promise<SQL | undefined> {
  const part = containing(term)
  const { id, fullName, company, email, customerDeletedAt } = orders
  const byProduct = ilike(orderLines.name, part)
  const byCustomer = and(
    isNull(customerDeletedAt),
    or(ilike(fullName, part), ilike(company, part), ilike(email, part)),
  )
  const [ofProduct, ofCustomer] = await Promise.all([
    db
      .select({ id: lineId })
      .from(subscriptions)
      .innerJoin(orderLines, eq(orderLines.id, lineId))
      .where(byProduct)
      .limit(maxIds + 1),
    db
      .select({ id: lineId })
      .from(subscriptions)
      .innerJoin(orders, eq(id, orderId))
      .where(byCustomer)
      .limit(maxIds + 1),
  ])
  const ids = (rows: { id: string }[]) => rows.map((row) => row.id)
  return or(
    ofProduct.length <= maxIds
      ? inArray(lineId, ids(ofProduct))
      : sql`(select ${byProduct} from ${orderLines} where ${orderLines.id} = ${lineId})`,
    ofCustomer.length <= maxIds
      ? inArray(lineId, ids(ofCustomer))
      : sql`(select ${byCustomer} from ${orders} where ${id} = ${orderId})`,
  )
}

const maxIds = 1_000

function inState({ state }: SubscriptionFilter): SQL | undefined {
  if (state === 'all') return undefined
  if (state === 'ended') return isNotNull(endedAt)
  const open = isNull(endedAt)
  if (state === 'open') return open
  if (state === 'canceling') return and(open, isNotNull(cancelAt))
  return and(open, isNull(cancelAt), state === 'active' ? isNull(pastDueAt) : isNotNull(pastDueAt))
}
