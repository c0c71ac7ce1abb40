import { sql } from 'drizzle-orm'
import { check, date, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { dateTime, money } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'

export const commissionRates = pgTable(
  'commission_rates',
  {
    sellerId: text().notNull(),
    /** The first day on which the rate applies, in UTC. */
    fromDay: date().notNull(),
    percent: numeric({ precision: 5, scale: 2 }).notNull(),
  },
  (rate) => [
    primaryKey({ columns: [rate.sellerId, rate.fromDay] }),
    check('commission_rates_percent', sql`${rate.percent} between 0 and 100`),
  ],
)

export const paidStatements = pgTable(
  'paid_statements',
  {
    sellerId: text().notNull(),
    /** The month, such as `2026-11`. */
    month: text().notNull(),
    /** The balance when the statement was marked as paid. */
    amount: money().notNull(),
    paidAt: dateTime().notNull(),
    paidBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
  },
  (paid) => [primaryKey({ columns: [paid.sellerId, paid.month] })],
)
