import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { dateTime, money, ownerUuid } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { storedQuoteStates } from '#quotes/quote.ts'

/**
 * A customer's request for prices, and the promised prices. It belongs to an account or a customer-portal
 * customer.
 */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey().defaultRandom(),
    idempotencyKey: uuid().notNull().unique(),
    /** A hash of the request and its sender. Another request with the same key is rejected. */
    fingerprint: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    customerPortalEmail: text('portal_email'),
    name: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    message: text().notNull(),
    /** The seller of all lines. If null, staff answer. */
    sellerId: text(),
    state: text({ enum: storedQuoteStates }).notNull().default('requested'),
    version: integer().notNull().default(0),
    note: text().notNull().default(''),
    requestedAt: dateTime().notNull(),
    answeredAt: dateTime(),
    expiresAt: dateTime(),
    changedAt: dateTime().notNull(),
    /**
     * The order that uses the quote. Not a foreign key, because orders belong to a later folder. Their table
     * has the authoritative reference.
     */
    orderId: uuid(),
    /** The discount code of the request; null without one. The lines contain its reductions. */
    discountCodeId: uuid(),
    /** The name of the code at the time of the request or the answer. */
    discountCode: text().notNull().default(''),
    customerDeletedAt: dateTime(),
  },
  (quote) => [
    index('quotes_of_user').on(quote.userId, quote.requestedAt.desc()),
    index('quotes_of_portal_customer').on(quote.customerPortalEmail, quote.requestedAt.desc()),
    index('quotes_of_seller').on(quote.sellerId, quote.requestedAt.desc()),
    index('quotes_by_state').on(quote.state, quote.requestedAt.desc()),
    index('quotes_newest').on(quote.requestedAt.desc()),
    check(
      'quotes_answered',
      sql`${quote.state} not in ('answered', 'used') or (${quote.answeredAt} is not null and ${quote.expiresAt} is not null)`,
    ),
  ],
)

export const quoteLines = pgTable(
  'quote_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    quoteId: ownerUuid(() => quotes.id),
    position: integer().notNull(),
    productId: text().notNull(),
    productType: text({ enum: ['marketplace', 'wts_solution'] }).notNull(),
    offer: text({ enum: ['standard', 'introductory'] }).notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    subscriptionInterval: text(),
    /** The catalog price at the time of the request. */
    listPrice: money().notNull(),
    price: money(),
    /**
     * The reduction by the code: of the line's list price before the answer, of its promised price afterward.
     */
    discount: money().notNull().default('0'),
  },
  (line) => [
    unique('quote_lines_in_quote').on(line.quoteId, line.position),
    check('quote_lines_quantity', sql`${line.quantity} between 1 and 99`),
  ],
)
