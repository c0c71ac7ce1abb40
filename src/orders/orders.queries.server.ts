import { isUuid } from '#lib/ids.ts'
import { and, eq, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import type { ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import type { Order, OrderOwner } from '#orders/order.ts'
import { accessEnded, newestFirst, selectOrders, toOrder } from '#orders/order-rows.queries.server.ts'
import { mayCancel, orderStatuses } from '#orders/order-status.ts'
import { orders } from '#orders/orders.tables.server.ts'

/** The fields that show whether a request is identical to the one that created the order. */
interface RequestedOrder {
  id: string
  fingerprint: string
  idempotencyKey: string
}

const ordersOnPage = 50

/** One page of a customer's orders. Page numbers start at 1. */
export interface PageOfOwn<Row> {
  orders: Row[]
  /** The time of the first order on the next page; `null` on the last page. */
  next: Date | null
}

function pageOfOwn<Row extends { preparedAt: Date }>(rows: readonly Row[]): PageOfOwn<Row> {
  return { orders: rows.slice(0, ordersOnPage), next: rows[ordersOnPage]?.preparedAt ?? null }
}

const sliceOf = (page: number) => ({ limit: ordersOnPage + 1, offset: (page - 1) * ordersOnPage })

/** The customer's orders, newest first. An unverified order appears only in the browser that placed it. */
export async function ordersOf(
  db: Database,
  viewer: OrderOwner,
  { sessionId, page = 1 }: { sessionId?: string | undefined; page?: number } = {},
): Promise<PageOfOwn<Order>> {
  const own = ordersVisibleTo(viewer)
  if (!own) return pageOfOwn([])
  const condition =
    sessionId === undefined
      ? own
      : and(own, or(eq(orders.sessionId, sessionId), sql`${orders.id}::text = ${sessionId}`))
  return pageOfOwn(await readOrders(db, condition, sliceOf(page)))
}

export async function allOrdersOf(db: Database, viewer: OrderOwner): Promise<Order[]> {
  const all: Order[] = []
  for (let page = 1; ; page += 1) {
    const { orders: found, next } = await ordersOf(db, viewer, { page })
    all.push(...found)
    if (next === null) return all
  }
}

export type ListedOrder = Pick<Order, 'id' | 'status' | 'total' | 'accessEnded' | 'preparedAt' | 'timeZone'>

/** The customer's orders without their lines, mails and events, for lists. */
export async function listedOrdersOf(
  db: Database,
  viewer: OrderOwner,
  page: number,
): Promise<PageOfOwn<ListedOrder>> {
  const own = ordersVisibleTo(viewer)
  if (!own) return pageOfOwn([])
  const { limit, offset } = sliceOf(page)
  const { id, status, total, preparedAt, timeZone } = orders
  const rows = await db
    .select({ id, status, total, accessEnded, preparedAt, timeZone })
    .from(orders)
    .where(own)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  return pageOfOwn(rows.map((row) => ({ ...row, total: priceFrom(row.total) })))
}

/** The ids of the customer's orders that a corrected order may replace (product: checkout 15). */
export async function replaceableOrders(db: Database, viewer: OrderOwner): Promise<string[]> {
  const own = ordersVisibleTo(viewer)
  if (!own) return []
  const open = inArray(orders.status, orderStatuses.filter(mayCancel))
  const rows = await db.select({ id: orders.id }).from(orders).where(and(own, open))
  return rows.map(({ id }) => id)
}

export async function orderOf(db: Database, viewer: OrderOwner, id: string): Promise<Order | null> {
  const own = ordersVisibleTo(viewer)
  if (!own || !isUuid(id)) return null
  const [order] = await readOrders(db, and(own, eq(orders.id, id)), { limit: 1 })
  return order ?? null
}

/** Reads an order without checking its owner: for the store itself, staff and the signing portal. */
export async function orderById(db: Database, id: string): Promise<Order | null> {
  if (!isUuid(id)) return null
  const [order] = await readOrders(db, eq(orders.id, id), { limit: 1 })
  return order ?? null
}

export function orderOfIdempotencyKey(db: Database, idempotencyKey: string): Promise<RequestedOrder | null> {
  return requestedOrder(db, eq(orders.idempotencyKey, idempotencyKey))
}

/** The order that uses this quote, unless it has ended unpaid (product: quotes 11). */
export function orderOfQuote(db: Database, quoteId: string): Promise<RequestedOrder | null> {
  const hasEndedUnpaid = inArray(orders.status, ['cancelled', 'declined', 'expired'])
  return requestedOrder(db, and(eq(orders.quoteId, quoteId), not(hasEndedUnpaid)))
}

async function requestedOrder(db: Database, where: SQL | undefined): Promise<RequestedOrder | null> {
  const { id, fingerprint, idempotencyKey } = orders
  const [found] = await db.select({ id, fingerprint, idempotencyKey }).from(orders).where(where)
  return found ?? null
}

export async function readOrders(
  db: Database,
  where: SQL | undefined,
  { limit, offset = 0 }: ListSlice,
): Promise<Order[]> {
  return (await selectOrders(db, where).limit(limit).offset(offset)).map(toOrder)
}

/** The condition that an order belongs to one of these identities; `null` if there is no identity. */
export function ordersVisibleTo({ userId, customerPortalEmail, browserKeyHash }: OrderOwner): SQL | null {
  const own = or(
    userId === null ? undefined : eq(orders.userId, userId),
    customerPortalEmail === null ? undefined : eq(orders.customerPortalEmail, customerPortalEmail),
    browserKeyHash === null
      ? undefined
      : and(
          eq(orders.browserKeyHash, browserKeyHash),
          isNull(orders.userId),
          isNull(orders.customerPortalEmail),
        ),
  )
  return own ?? null
}

/** Whether any order was placed from the browser with this key. A forged key has no orders. */
export async function hasOrdered(db: Database, browserKeyHash: string): Promise<boolean> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.browserKeyHash, browserKeyHash))
    .limit(1)
  return found !== undefined
}
