import { isUuid } from '#lib/ids.ts'
import { and, desc, eq, getTableColumns, inArray, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Offer, ProductType } from '#cart/cart.ts'
import type { ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { onEachDatabase } from '#db/prepared.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import type { Order, OrderMail, OrderOwner, RecordedTransition } from '#orders/order.ts'
import { mayCancel, orderStatuses } from '#orders/order-status.ts'
import { orderTransitions, orderLines, orders } from '#orders/orders.tables.server.ts'
import type { OrderedChange } from '#orders/subscription.ts'
import { orderReceipts } from '#orders/receipts.tables.server.ts'

/** All identities of a request. */
export type OrderViewer = OrderOwner

/** The fields that tell whether a request equals the one that made the order. */
interface RequestedOrder {
  id: string
  fingerprint: string
  idempotencyKey: string
}

const ordersOnPage = 50

/** The sort order of the indexes. */
const newestFirst = [sql`${orders.preparedAt} desc nulls last`, desc(orders.id)]

/**
 * Whether an event is pending or a payment of a different amount arrived. The order stays open until this is
 * settled (product: orders 12).
 */
export const isUnsettled = sql<boolean>`exists (select 1 from portal_events event where event."order" = orders.id::text
  and (event.outcome = 'pending' or (event.outcome = 'ignored' and event.reason = 'wrong_amount')))`

/** Whether the order only changes the quantity of a subscription (product: subscriptions 7). */
export const changesQuantity = sql<boolean>`exists (select 1 from quantity_orders change where change.order_id = orders.id)`

const quantityChange = sql<OrderedChange | null>`(
  select json_build_object('product', sold.name, 'refunded', (
    select (100 * coalesce(sum(note.amount), 0))::bigint from order_notes note
    where note.order_id = orders.id and note.kind = 'refund'))
  from quantity_orders change join order_lines sold on sold.id = change.line_id where change.order_id = orders.id)`

/**
 * The customer's proven email address. Accounts prove it with a mailed link; customer-portal customers without an
 * account by logging in.
 */
const provenEmail = sql<string | null>`case
  when orders.user_id is not null then
    (select users.email from users where users.id = orders.user_id and users.email_verified)
  when not exists (select 1 from users where users.email = orders.portal_email
    and users.accepted_at is not null and not users.email_verified) then orders.portal_email
  end`

/** One page of a customer's orders; pages start at 1. */
export interface PageOfOwn<Row> {
  orders: Row[]
  /** When the next page's first order was prepared; `null` on the last page. */
  next: Date | null
}

function pageOfOwn<Row extends { preparedAt: Date }>(rows: readonly Row[]): PageOfOwn<Row> {
  return { orders: rows.slice(0, ordersOnPage), next: rows[ordersOnPage]?.preparedAt ?? null }
}

const sliceOf = (page: number) => ({ limit: ordersOnPage + 1, offset: (page - 1) * ordersOnPage })

/** The customer's orders, newest first. Unverified orders are shown only in the browser that made them. */
export async function ordersOf(
  db: Database,
  viewer: OrderViewer,
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

export async function allOrdersOf(db: Database, viewer: OrderViewer): Promise<Order[]> {
  const all: Order[] = []
  for (let page = 1; ; page += 1) {
    const { orders: found, next } = await ordersOf(db, viewer, { page })
    all.push(...found)
    if (next === null) return all
  }
}

export type ListedOrder = Pick<Order, 'id' | 'status' | 'total' | 'preparedAt' | 'timeZone'>

/** The orders of a customer without lines, mails and events. */
export async function listedOrdersOf(
  db: Database,
  viewer: OrderViewer,
  page: number,
): Promise<PageOfOwn<ListedOrder>> {
  const own = ordersVisibleTo(viewer)
  if (!own) return pageOfOwn([])
  const { limit, offset } = sliceOf(page)
  const { id, status, total, preparedAt, timeZone } = orders
  const rows = await db
    .select({ id, status, total, preparedAt, timeZone })
    .from(orders)
    .where(own)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  return pageOfOwn(rows.map((row) => ({ ...row, total: priceFrom(row.total) })))
}

/** The ids of the customer's orders that a corrected one may replace (product: checkout 15). */
export async function replaceableOrders(db: Database, viewer: OrderViewer): Promise<string[]> {
  const own = ordersVisibleTo(viewer)
  if (!own) return []
  const open = inArray(orders.status, orderStatuses.filter(mayCancel))
  const rows = await db.select({ id: orders.id }).from(orders).where(and(own, open))
  return rows.map(({ id }) => id)
}

export async function orderOf(db: Database, viewer: OrderViewer, id: string): Promise<Order | null> {
  const own = ordersVisibleTo(viewer)
  if (!own || !isUuid(id)) return null
  const [order] = await readOrders(db, and(own, eq(orders.id, id)), { limit: 1 })
  return order ?? null
}

/** The order regardless of its owner: for the store itself, staff and the signing portal. */
export async function orderById(db: Database, id: string): Promise<Order | null> {
  if (!isUuid(id)) return null
  const [row] = await selectOrderById(db).execute({ id })
  return row ? toOrder(row) : null
}

export async function orderOfIdempotencyKey(
  db: Database,
  idempotencyKey: string,
): Promise<RequestedOrder | null> {
  const [found] = await db
    .select({ id: orders.id, fingerprint: orders.fingerprint, idempotencyKey: orders.idempotencyKey })
    .from(orders)
    .where(eq(orders.idempotencyKey, idempotencyKey))
  return found ?? null
}

/** The order that uses this quote and has not ended unpaid, if there is one (product: quotes 11). */
export async function orderOfQuote(db: Database, quoteId: string): Promise<RequestedOrder | null> {
  const [found] = await db
    .select({ id: orders.id, fingerprint: orders.fingerprint, idempotencyKey: orders.idempotencyKey })
    .from(orders)
    .where(and(eq(orders.quoteId, quoteId), notInArray(orders.status, ['cancelled', 'declined', 'expired'])))
  return found ?? null
}

export async function readOrders(
  db: Database,
  where: SQL | undefined,
  { limit, offset = 0 }: ListSlice,
): Promise<Order[]> {
  return (await selectOrders(db, where).limit(limit).offset(offset)).map(toOrder)
}

const selectOrderById = onEachDatabase((db) =>
  selectOrders(db, eq(orders.id, sql.placeholder('id'))).prepare('order_by_id'),
)

/** Orders with all related rows, in one round trip. */
function selectOrders(db: Database, where: SQL | undefined) {
  return db
    .select({
      ...getTableColumns(orders),
      unsettled: isUnsettled,
      change: quantityChange,
      provenEmail,
      receiptNumber: orderReceipts.number,
      lines: sql<OrderLineRow[]>`(select coalesce(json_agg(line order by line.position), '[]')
        from ${orderLines} line where line.order_id = ${orders.id})`,
      timeline: sql<InJson<RecordedTransition>[]>`(select coalesce(json_agg(step order by step.number), '[]')
        from ${orderTransitions} step where step.order_id = ${orders.id})`,
      mails: sql<
        InJson<OrderMail>[]
      >`(select coalesce(json_agg(json_build_object('kind', mail.kind, 'state', mail.state,
          'tries', mail.tries, 'error', mail.fault, 'at', mail.changed_at) order by mail.created_at, mail.key), '[]')
        from ${mails} mail where mail.subject = ${orders.id})`,
    })
    .from(orders)
    .leftJoin(orderReceipts, eq(orderReceipts.orderId, orders.id))
    .where(where)
    .orderBy(...newestFirst)
}

interface OrderLineRow {
  id: string
  product_id: string
  product_type: ProductType
  offer: Offer
  name: string
  price: number
  quantity: number
  total: number
  discount: number
  subscription_interval: string | null
  seller_id: string | null
  seller_name: string | null
}

/** A row in its JSON form. */
type InJson<Row extends { at: Date }> = Omit<Row, 'at'> & { at: string }

type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number]

function toOrder({ lines, timeline, mails: about, ...row }: OrderRow): Order {
  return {
    id: row.id,
    status: row.status,
    userId: row.userId,
    customerPortalEmail: row.customerPortalEmail,
    browserKeyHash: row.browserKeyHash,
    provenEmail: row.provenEmail,
    customerId: row.customerId,
    customerDeletedAt: row.customerDeletedAt,
    form: {
      fullName: row.fullName,
      email: row.email,
      phone: row.phone,
      company: row.company,
      address: row.address,
      city: row.city,
      state: row.state,
      zipCode: row.zipCode,
      country: row.country,
      notes: row.notes,
      taxId: row.taxId,
      poNumber: row.poNumber,
    },
    total: priceFrom(row.total),
    currency: row.currency,
    tokenNumber: row.tokenNumber,
    sessionId: row.sessionId,
    quoteId: row.quoteId,
    change: row.change,
    discountCode: row.discountCode,
    unsettled: row.unsettled,
    timeZone: row.timeZone,
    receiptNumber: row.receiptNumber,
    preparedAt: row.preparedAt,
    changedAt: row.changedAt,
    expiresAt: row.expiresAt,
    lines: lines.map(toOrderLine),
    timeline: timeline.map(({ from, to, source, note, at }) => ({
      from,
      to,
      source,
      note,
      at: new Date(at),
    })),
    mails: about.map(({ at, ...mail }) => ({ ...mail, at: new Date(at) })),
  }
}

function toOrderLine(line: OrderLineRow): Order['lines'][number] {
  return {
    id: line.id,
    productId: line.product_id,
    productType: line.product_type,
    offer: line.offer,
    name: line.name,
    price: priceFrom(line.price),
    quantity: line.quantity,
    total: priceFrom(line.total),
    discount: priceFrom(line.discount),
    subscriptionInterval: line.subscription_interval,
    sellerId: line.seller_id,
    sellerName: line.seller_name,
  }
}

/** Where an order belongs to any of these identities; `null` without one. */
export function ordersVisibleTo({ userId, customerPortalEmail, browserKeyHash }: OrderViewer): SQL | null {
  const ways = [
    userId === null ? undefined : eq(orders.userId, userId),
    customerPortalEmail === null ? undefined : eq(orders.customerPortalEmail, customerPortalEmail),
    browserKeyHash === null
      ? undefined
      : and(
          eq(orders.browserKeyHash, browserKeyHash),
          isNull(orders.userId),
          isNull(orders.customerPortalEmail),
        ),
  ].filter((way) => way !== undefined)
  return or(...ways) ?? null
}
