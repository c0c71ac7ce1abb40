import { desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Offer, ProductType } from '#cart/cart.ts'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import type { Order, OrderMail, RecordedTransition } from '#orders/order.ts'
import { orderLines, orders, orderTransitions } from '#orders/orders.tables.server.ts'
import { orderReceipts } from '#orders/receipts.tables.server.ts'
import type { OrderedChange } from '#orders/subscription.ts'

/** Must match the sort order of the indexes. */
export const newestFirst = [sql`${orders.preparedAt} desc nulls last`, desc(orders.id)]

/**
 * Whether an event is pending or a payment had the wrong amount. The order stays open until this is settled
 * (product: orders 12).
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
 * The customer's verified email. Accounts verify it with a mailed link. A log-in through the customer portal
 * also verifies it, unless an account with this address exists and has not verified it.
 */
const provenEmail = sql<string | null>`case
  when orders.user_id is not null then
    (select users.email from users where users.id = orders.user_id and users.email_verified)
  when not exists (select 1 from users where users.email = orders.portal_email
    and users.accepted_at is not null and not users.email_verified) then orders.portal_email
  end`

/** Selects orders with all related rows in one round trip. */
export function selectOrders(db: Database, where: SQL | undefined) {
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
  access_ended_at: string | null
}

/** A row as `json_agg` returns it, with its time as text. */
type InJson<Row extends { at: Date }> = Omit<Row, 'at'> & { at: string }

type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number]

export function toOrder({ lines, timeline, mails: about, ...row }: OrderRow): Order {
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
    accessEnded: lines.every((line) => line.access_ended_at !== null),
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
