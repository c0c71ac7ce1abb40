import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { dateTime, money, ownerUuid } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { orderNoteKinds } from '#orders/order-note.ts'
import { transitionSources, orderStatuses } from '#orders/order-status.ts'
import { eventOutcomes } from '#orders/portal-event.ts'
import { quotes } from '#quotes/quotes.tables.server.ts'

/** An order and its status. It belongs to an account, a customer-portal customer or a browser. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    idempotencyKey: uuid().notNull().unique(),
    /** A hash of the whole request and its sender. A different request with the same key is rejected. */
    fingerprint: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    customerPortalEmail: text('portal_email'),
    browserKeyHash: text(),
    /** The value of `user.id` in the hand-off record (product: orders 4). */
    customerId: text().notNull(),
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    company: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zipCode: text().notNull(),
    country: text().notNull(),
    notes: text().notNull(),
    /** Texts for the receipt, as the customer entered them (product: receipts 4). */
    taxId: text().notNull().default(''),
    poNumber: text().notNull().default(''),
    /** The time zone of the browser that placed the order. Mails show deadlines in it. */
    timeZone: text(),
    total: money().notNull(),
    currency: text().notNull().default('USD'),
    status: text({ enum: orderStatuses }).notNull().default('prepared'),
    /** The number of the order's last token, from which the token is derived. */
    tokenNumber: integer().notNull().default(0),
    /** The payment id of the signing portal, if an event contained one. */
    sessionId: text(),
    preparedAt: dateTime().notNull(),
    changedAt: dateTime().notNull(),
    expiresAt: dateTime().notNull(),
    /** When the store last requested the order's events from the signing portal. */
    askedAt: dateTime(),
    /**
     * When staff last marked the order as checked. Events before this time no longer make it stuck (product:
     * dashboard 81).
     */
    checkedAt: dateTime(),
    /** When the customer deleted the account. Only owners see the personal data that remains (product: orders 30). */
    customerDeletedAt: dateTime(),
    quoteId: uuid().references(() => quotes.id),
    /** The discount code of the order; empty without one. */
    discountCode: text().notNull().default(''),
  },
  (order) => [
    uniqueIndex('orders_open_of_quote')
      .on(order.quoteId)
      .where(sql`${order.status} not in ('cancelled', 'declined', 'expired')`),
    index('orders_of_user').on(order.userId, order.preparedAt.desc()),
    index('orders_of_portal_customer').on(order.customerPortalEmail, order.preparedAt.desc()),
    index('orders_of_browser').on(order.browserKeyHash, order.preparedAt.desc()),
    index('orders_by_change').on(order.status, order.changedAt),
    index('orders_unfinished')
      .on(order.changedAt, order.id)
      .where(sql`${order.status} in ('paid', 'documents_opened', 'signed', 'payment_failed')`),
    index('orders_newest').on(order.preparedAt.desc()),
    index('orders_of_status').on(order.status, order.preparedAt, order.id),
    index('orders_by_customer').using(
      'gin',
      order.email.op('gin_trgm_ops'),
      order.fullName.op('gin_trgm_ops'),
      order.company.op('gin_trgm_ops'),
    ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: ownerUuid(() => orders.id),
    position: integer().notNull(),
    productId: text().notNull(),
    productType: text({ enum: ['marketplace', 'wts_solution'] }).notNull(),
    /** The product's seller at the time of the order. A trigger writes it, and it never changes. */
    sellerId: text(),
    /** The seller's name at that time, for the receipt. The same trigger writes it. */
    sellerName: text(),
    offer: text({ enum: ['standard', 'introductory'] }).notNull(),
    name: text().notNull(),
    price: money().notNull(),
    quantity: integer().notNull(),
    /** In dollars, computed by `lineTotal`, less the discount. A trigger fills it for processes of release 0.2. */
    total: money().notNull(),
    /** The amount that a discount code takes off the line. */
    discount: money().notNull().default('0'),
    subscriptionInterval: text(),
    /** When the order was paid. A trigger writes it with the transition, and it never changes. */
    paidAt: dateTime(),
    /** When a refund or the end of the subscription ended the buyer's access to the item (product: access 12). */
    accessEndedAt: dateTime(),
  },
  (line) => [
    // Includes all columns of the sums per product, so that PostgreSQL reads only the index, with the lines of
    // each product next to each other.
    index('order_lines_of_product_paid').on(line.productType, line.productId, line.paidAt, line.total),
    unique('order_lines_in_order').on(line.orderId, line.position),
    // Includes every column that revenue reports read.
    index('order_lines_paid_totals')
      .on(
        line.paidAt,
        line.sellerId,
        line.productType,
        line.productId,
        line.subscriptionInterval,
        line.quantity,
        line.total,
        line.name,
      )
      .where(sql`${line.paidAt} is not null`),
    index('order_lines_discounted')
      .on(line.paidAt)
      .where(sql`${line.discount} > 0`),
    index('order_lines_of_seller').on(line.sellerId),
    index('order_lines_by_product').using('gin', line.name.op('gin_trgm_ops')),
    check('order_lines_quantity', sql`${line.quantity} between 1 and 99`),
  ],
)

/** The order's timeline: one row per transition. */
export const orderTransitions = pgTable(
  'order_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: ownerUuid(() => orders.id),
    /** The number of the transition in its order, starting at 1. */
    number: integer().notNull(),
    from: text({ enum: orderStatuses }),
    to: text({ enum: orderStatuses }).notNull(),
    source: text({ enum: transitionSources }).notNull(),
    note: text().notNull().default(''),
    portalEventId: text(),
    at: dateTime().notNull(),
  },
  (event) => [
    unique('order_events_in_order').on(event.orderId, event.number),
    unique('order_events_once').on(event.orderId, event.portalEventId),
  ],
)

/** Internal notes of staff. Staff make refunds in the signing portal and note them here. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: ownerUuid(() => orders.id),
    kind: text({ enum: orderNoteKinds }).notNull(),
    text: text().notNull(),
    amount: money(),
    authorId: uuid(),
    at: dateTime().notNull(),
  },
  (note) => [
    index('order_notes_of_order').on(note.orderId, note.at),
    index('order_notes_by_kind').on(note.kind, note.at),
  ],
)

/**
 * The hashes of the tokens in documents addresses. A token gives access to its order until it is exchanged
 * for an access key.
 */
export const handOffTokens = pgTable(
  'hand_off_tokens',
  {
    hash: text().primaryKey(),
    orderId: ownerUuid(() => orders.id),
    number: integer().notNull(),
    expiresAt: dateTime().notNull(),
    /** No longer written, because reading does not invalidate the token. The next release drops the column. */
    usedAt: dateTime(),
    exchangedAt: dateTime(),
  },
  (token) => [
    unique('hand_off_tokens_in_order').on(token.orderId, token.number),
    index('hand_off_tokens_expired').on(token.expiresAt),
  ],
)

/** The access keys with which the signing portal reads the status of one order. */
export const accessKeys = pgTable(
  'order_keys',
  {
    hash: text().primaryKey(),
    orderId: ownerUuid(() => orders.id),
    createdAt: dateTime().notNull(),
    expiresAt: dateTime().notNull(),
  },
  (key) => [index('order_keys_of_order').on(key.orderId), index('order_keys_expired').on(key.expiresAt)],
)

/** All signing-portal events with a valid signature, whatever their outcome. */
export const portalEvents = pgTable(
  'portal_events',
  {
    id: text().notNull(),
    type: text().notNull(),
    /** The order id in the event. The order may not exist here. */
    order: text().notNull(),
    payload: json().$type<Record<string, unknown>>().notNull(),
    happenedAt: dateTime().notNull(),
    receivedAt: dateTime().notNull(),
    outcome: text({ enum: eventOutcomes }).notNull(),
    reason: text(),
  },
  (event) => [
    primaryKey({ name: 'portal_events_once', columns: [event.id] }),
    index('portal_events_of_order').on(event.order),
    index('portal_events_not_applied')
      .on(event.receivedAt, event.outcome, event.order)
      .where(
        sql`${event.outcome} in ('pending', 'ignored') and ${event.reason} is distinct from 'already_there'`,
      ),
  ],
)
