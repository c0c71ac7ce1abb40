import {
  and,
  between,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { comesAfter, momentText, type ListPlace } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { countRows } from '#db/count-rows.server.ts'
import { containing, idsBeginningWith } from '#lib/search-terms.ts'
import type { OrderFilter } from '#orders/admin/order-filter.ts'
import type { Order } from '#orders/order.ts'
import { readOrders } from '#orders/orders.queries.server.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'
import { receiptNumberIn } from '#orders/receipt-kind.ts'
import { orderReceipts } from '#orders/receipts.tables.server.ts'
import type { StuckCause } from '#orders/admin/stuck.ts'
import { reasonsOfStuckOrders } from '#orders/admin/stuck-orders.queries.server.ts'

const maxRows = 500
const batchSize = 500
const manyOrders = 1_000
const manySellers = 50

export interface PageOfOrders {
  orders: Order[]
  hasNext: boolean
  /**
   * The number of matching orders, counted up to one more than the maximum shown. `null` for a search in all
   * orders, because counting could read the whole table.
   */
  count: number | null
  /** All stuck orders with their reasons, even orders that do not match the filter. */
  stuck: ReadonlyMap<string, StuckCause[]>
  /** The number of stuck orders that match the filter. The list starts with them. */
  stuckCount: number
}

/**
 * One page of the matching orders: stuck orders first, then the newest; or all of them, oldest first (product:
 * dashboard 80).
 */
export async function pageOfOrders(
  db: Database,
  filter: OrderFilter,
  { now, page, size }: { now: Date; page: number; size: number },
): Promise<PageOfOrders> {
  const stuck = await reasonsOfStuckOrders(db, now)
  const where = await orderCondition(db, filter)
  const ofStuck = and(where, inArray(orders.id, [...stuck.keys()]))
  const isStuckFirst = filter.onlyStuck || !filter.isOldestFirst
  const first =
    stuck.size === 0 || !isStuckFirst
      ? []
      : idsOf(await newest(db, filter, ofStuck, { limit: 3 * maxRows, offset: 0 }))
  const offset = (page - 1) * size
  const ids = first.slice(offset, offset + size + 1)
  if (!filter.onlyStuck && ids.length <= size) {
    const others = first.length === 0 ? where : and(where, notInArray(orders.id, first))
    const window = { limit: size + 1 - ids.length, offset: Math.max(0, offset - first.length) }
    ids.push(...idsOf(await newest(db, filter, others, window)))
  }
  const [found, count] = await Promise.all([
    ordersByIds(db, ids.slice(0, size)),
    filter.onlyStuck ? first.length : filter.term === '' ? countRows(db, orders, where) : null,
  ])
  return { orders: found, hasNext: ids.length > size, count, stuck, stuckCount: first.length }
}

/** All matching orders, newest first. Reads them in batches, so that an export can have any length. */
export async function* ordersInBatches(
  db: Database,
  filter: OrderFilter,
  now: Date,
): AsyncGenerator<Order[]> {
  const stuck = filter.onlyStuck ? [...(await reasonsOfStuckOrders(db, now)).keys()] : null
  const where = and(await orderCondition(db, filter), stuck ? inArray(orders.id, stuck) : undefined)
  const { preparedAt: at, id } = orders
  let last: ListPlace | undefined
  do {
    const rest = last && comesAfter(last, { at, id, order: ['desc', 'desc'] })
    const { status } = filter
    const places = await newest(db, { status }, and(where, rest), { limit: batchSize, offset: 0 })
    yield await ordersByIds(db, idsOf(places))
    last = places.length === batchSize ? places.at(-1) : undefined
  } while (last !== undefined)
}

type Conditions = Omit<OrderFilter, 'onlyStuck' | 'isOldestFirst'>

async function orderCondition(
  db: Database,
  { status, from, before, term }: Conditions,
): Promise<SQL | undefined> {
  return and(
    status ? eq(orders.status, status) : undefined,
    from ? gte(orders.preparedAt, from) : undefined,
    before ? lt(orders.preparedAt, before) : undefined,
    term === '' ? undefined : await termCondition(db, term),
  )
}

/**
 * The search condition. If few orders match, finds their ids through one index per kind of match. If many
 * match, filters the newest orders instead, because these quickly fill a page.
 */
async function termCondition(db: Database, term: string): Promise<SQL | undefined> {
  const part = containing(term)
  const ids = idsBeginningWith(term)
  // A search must not find orders by the personal data of a deleted account (product: orders 30).
  const byCustomer = and(
    isNull(orders.customerDeletedAt),
    or(ilike(orders.email, part), ilike(orders.fullName, part), ilike(orders.company, part)),
  )
  const byNumber = ids ? between(orders.id, ids.first, ids.last) : undefined
  const receipt = receiptNumberIn(term)
  const receipts = db.select({ id: orderReceipts.orderId }).from(orderReceipts)
  const sellers = db
    .select({ id: marketplaceSellers.id })
    .from(marketplaceSellers)
    .where(ilike(marketplaceSellers.name, part))
  const sellerIds = (await sellers.limit(manySellers)).map(({ id }) => id)
  const byProduct = ilike(orderLines.name, part)
  const bySeller = sellerIds.length === 0 ? undefined : inArray(orderLines.sellerId, sellerIds)
  const limit = manyOrders + 1
  const found = await Promise.all([
    db.select({ id: orders.id }).from(orders).where(byCustomer).limit(limit),
    byNumber ? db.select({ id: orders.id }).from(orders).where(byNumber).limit(limit) : [],
    db.select({ id: orderLines.orderId }).from(orderLines).where(byProduct).limit(limit),
    bySeller ? db.select({ id: orderLines.orderId }).from(orderLines).where(bySeller).limit(limit) : [],
    receipt === null ? [] : receipts.where(eq(orderReceipts.number, receipt)),
  ])
  if (found.every(({ length }) => length < limit)) {
    const all = found.flat().map(({ id }) => id)
    return all.length > 0 ? inArray(orders.id, [...new Set(all)]) : sql`false`
  }
  const lines = db.select({ one: sql`1` }).from(orderLines)
  const ofOrder = eq(orderLines.orderId, orders.id)
  return or(byCustomer, byNumber, exists(lines.where(and(ofOrder, or(byProduct, bySeller)))))
}

interface Window {
  limit: number
  offset: number
}

async function newest(
  db: Database,
  { status, isOldestFirst = false }: Pick<OrderFilter, 'status'> & { isOldestFirst?: boolean },
  where: SQL | undefined,
  { limit, offset }: Window,
): Promise<ListPlace[]> {
  // Must match the sort order of the index. That order differs between lists of one status and lists of all.
  const nulls = status ? sql`` : isOldestFirst ? sql` nulls first` : sql` nulls last`
  const direction = isOldestFirst ? sql`asc` : sql`desc`
  return db
    .select({ id: orders.id, moment: momentText(orders.preparedAt) })
    .from(orders)
    .where(where)
    .orderBy(sql`${orders.preparedAt} ${direction}${nulls}`, sql`${orders.id} ${direction}`)
    .limit(limit)
    .offset(offset)
}

function idsOf(places: readonly ListPlace[]): string[] {
  return places.map(({ id }) => id)
}

export async function ordersByIds(db: Database, ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return []
  const rows = await readOrders(db, inArray(orders.id, [...ids]), { limit: ids.length })
  const found = new Map(rows.map((order) => [order.id, order]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
