import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { dateTime, money } from '#db/columns.tables.server.ts'
import { discountScopes, discountStates } from '#cart/discounts/discount.ts'

export const discountCodes = pgTable(
  'discount_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In upper case. */
    code: text().notNull().unique(),
    state: text({ enum: discountStates }).notNull(),
    percent: integer(),
    amount: money(),
    scope: text({ enum: discountScopes }).notNull(),
    /** Ids of categories or sellers, or `marketplace:` or `wts_solution:` with a product id. */
    targets: text().array().notNull().default([]),
    /** The seller that offers the code; null for the shop. */
    sellerId: text(),
    startsAt: dateTime(),
    endsAt: dateTime(),
    maxUses: integer(),
    maxUsesPerCustomer: integer(),
    minimum: money().notNull().default('0'),
    /** The number of orders that use the code. Orders that ended unpaid do not count. */
    uses: integer().notNull().default(0),
    /** Whether the code ended before anybody could use it. */
    neverStarted: boolean().notNull().default(false),
    comment: text().notNull().default(''),
    createdAt: dateTime().notNull(),
    changedAt: dateTime().notNull(),
  },
  (code) => [
    index('discount_codes_newest').on(code.createdAt.desc(), code.id),
    check('discount_codes_kind', sql`(${code.percent} between 1 and 100) <> (${code.amount} > 0)`),
  ],
)

/** The code that an order uses, until the order ends unpaid. */
export const discountUses = pgTable(
  'discount_uses',
  {
    /** Not a foreign key, because orders belong to a later folder. */
    orderId: uuid().primaryKey(),
    codeId: uuid()
      .notNull()
      .references(() => discountCodes.id),
    /**
     * A keyed hash of the account id, or of the email that was entered. Empty in rows that unreleased builds
     * wrote.
     */
    customer: text().notNull(),
    at: dateTime().notNull(),
  },
  (use) => [index('discount_uses_of_customer').on(use.codeId, use.customer)],
)
