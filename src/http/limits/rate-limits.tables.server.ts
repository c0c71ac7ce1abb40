import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/**
 * The attempts per address and account, shared by all processes. rate-limiter-flexible prescribes the
 * columns.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (count) => [index('rate_limits_expired').on(count.expire)],
)
