import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { countNames } from '#http/daily-counts/daily-counts.ts'

/**
 * The number of events of a kind on a day. Contains nothing about the people involved (product: limits 13).
 */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date().notNull(),
    name: text({ enum: countNames }).notNull(),
    subject: text().notNull(),
    count: integer().notNull(),
  },
  (counted) => [
    primaryKey({ name: 'daily_counts_once', columns: [counted.name, counted.day, counted.subject] }),
    /** Includes the count, so that sums read only the index. */
    index('daily_counts_summed').on(counted.name, counted.day, counted.subject, counted.count),
  ],
)
