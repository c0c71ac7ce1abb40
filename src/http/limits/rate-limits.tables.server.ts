import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Attempts per address and per account, shared by every process. The columns are those of rate-limiter-flexible. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (count) => [index('rate_limits_expired').on(count.expire)],
)
