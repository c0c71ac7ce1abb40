import { desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import type { Order, OrderLine, OrderMail, RecordedTransition } from '#orders/order.ts'
import { orderLines, orders, orderTransitions } from '#orders/orders.tables.server.ts'
import { orderReceipts } from '#orders/receipts.tables.server.ts'
import type { OrderedChange } from '#orders/subscription.ts'
import { provenEmailOf } from '#quotes/quotes.queries.server.ts'

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

export const accessEnded = sql<boolean>`not exists (select 1 from order_lines line
  where line.order_id = orders.id and line.access_ended_at is null)`

const quantityChange = sql<OrderedChange | null>`(
  select json_build_object('product', sold.name, 'refunded', (
    select (100 * coalesce(sum(note.amount), 0))::bigint from order_notes note
    where note.order_id = orders.id and note.kind = 'refund'))
  from quantity_orders change join order_lines sold on sold.id = change.line_id where change.order_id = orders.id)`

const {
  idempotencyKey: _key,
  fingerprint: _fingerprint,
  askedAt: _askedAt,
  checkedAt: _checkedAt,
  fullName,
  email,
  phone,
  company,
  address,
  city,
  state,
  zipCode,
  country,
  notes,
  taxId,
  poNumber,
  ...columns
} = getTableColumns(orders)
const form = {
  fullName,
  email,
  phone,
  company,
  address,
  city,
  state,
  zipCode,
  country,
  notes,
  taxId,
  poNumber,
}

/** Selects orders with all related rows in one round trip. */
export function selectOrders(db: Database, where: SQL | undefined) {
  return db
    .select({
      ...columns,
      form,
      unsettled: isUnsettled,
      change: quantityChange,
      provenEmail: provenEmailOf('orders'),
      receiptNumber: orderReceipts.number,
      accessEnded,
      lines: sql<OrderLine[]>`(select coalesce(json_agg(json_build_object('id', line.id,
          'productId', line.product_id, 'productType', line.product_type, 'offer', line.offer, 'name', line.name,
          'price', (100 * line.price)::bigint, 'quantity', line.quantity, 'total', (100 * line.total)::bigint,
          'discount', (100 * line.discount)::bigint, 'subscriptionInterval', line.subscription_interval,
          'sellerId', line.seller_id, 'sellerName', line.seller_name) order by line.position), '[]')
        from ${orderLines} line where line.order_id = ${orders.id})`,
      timeline: sql<
        InJson<RecordedTransition>[]
      >`(select coalesce(json_agg(json_build_object('from', step."from", 'to', step."to", 'source', step.source,
          'note', step.note, 'at', step.at) order by step.number), '[]')
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

/** A row as `json_agg` returns it, with its time as text. */
type InJson<Row extends { at: Date }> = Omit<Row, 'at'> & { at: string }

type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number]

export function toOrder({ total, timeline, mails: about, ...row }: OrderRow): Order {
  return {
    ...row,
    total: priceFrom(total),
    timeline: timeline.map((step) => ({ ...step, at: new Date(step.at) })),
    mails: about.map((mail) => ({ ...mail, at: new Date(mail.at) })),
  }
}
