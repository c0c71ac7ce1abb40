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
    /** A hash of the whole request and its sender: the same key with a different request is rejected. */
    fingerprint: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    customerPortalEmail: text('portal_email'),
    browserKeyHash: text(),
    /** `user.id` of the hand-off record (product: orders 4). */
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
    /** Texts for the receipt, as entered (product: receipts 4). */
    taxId: text().notNull().default(''),
    poNumber: text().notNull().default(''),
    /** The time zone of the browser that ordered, used for deadlines in mails. */
    timeZone: text(),
    total: money().notNull(),
    currency: text().notNull().default('USD'),
    status: text({ enum: orderStatuses }).notNull().default('prepared'),
    /** The number of the order's last token. Tokens are derived from it. */
    tokenNumber: integer().notNull().default(0),
    /** The signing portal's payment id, if an event contained it. */
    sessionId: text(),
    preparedAt: dateTime().notNull(),
    changedAt: dateTime().notNull(),
    expiresAt: dateTime().notNull(),
    /** When the signing portal was last queried about the order. */
    askedAt: dateTime(),
    /**
     * When staff last marked the order as checked. Earlier events no longer make it stuck (product: dashboard
     * 81).
     */
    checkedAt: dateTime(),
    /**
     * When the customer of the order deleted the account. Remaining personal data is visible to owners only
     * (product: orders 30).
     */
    customerDeletedAt: dateTime(),
    /** The quote that set the order's lines and prices. */
    quoteId: uuid().references(() => quotes.id),
    /** The code that lowered the order's total; empty without one. */
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
    /** The product's seller at the time of the order. Written by a trigger and never changed. */
    sellerId: text(),
    /** The seller's name at that time, for the receipt. Written by the same trigger. */
    sellerName: text(),
    offer: text({ enum: ['standard', 'introductory'] }).notNull(),
    name: text().notNull(),
    price: money().notNull(),
    quantity: integer().notNull(),
    /** In dollars, computed by `lineTotal` less the discount; a trigger fills it for processes of release 0.2. */
    total: money().notNull(),
    /** What a discount code took off the line. */
    discount: money().notNull().default('0'),
    subscriptionInterval: text(),
    /** When the order was paid. Written by a trigger with the transition and never changed. */
    paidAt: dateTime(),
    /**
     * When the buyer lost access to the item, by a refund or the end of the subscription (product: access
     * 12).
     */
    accessEndedAt: dateTime(),
  },
  (line) => [
    // Its last columns let the sums of products be read from the index alone, with the lines of each
    // product next to each other.
    index('order_lines_of_product_paid').on(line.productType, line.productId, line.paidAt, line.total),
    unique('order_lines_in_order').on(line.orderId, line.position),
    // Covers everything that revenue reports read.
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
    /** The number of the transition, from 1. */
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

/** Internal notes of staff. A refund is made in the signing portal and noted here. */
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

/** Hashes of the tokens in documents addresses. A token reads its order until it is exchanged for an access key. */
export const handOffTokens = pgTable(
  'hand_off_tokens',
  {
    hash: text().primaryKey(),
    orderId: ownerUuid(() => orders.id),
    number: integer().notNull(),
    expiresAt: dateTime().notNull(),
    /** No longer written, since reading does not use the token. The next release drops the column. */
    usedAt: dateTime(),
    /** When the token was exchanged for an access key. */
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

/** Every signing-portal event with a valid signature, whatever its outcome. */
export const portalEvents = pgTable(
  'portal_events',
  {
    id: text().notNull(),
    type: text().notNull(),
    /** The order named in the event, which may not exist here. */
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
