import { and, between, desc, eq, gte, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import type { ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { fewestSearches } from '#http/daily-counts/daily-counts.ts'
import { dailyCounts } from '#http/daily-counts/daily-counts.tables.server.ts'

/** The first and the last day, such as `2026-11-22`. */
export interface Days {
  from: string
  to: string
}

const total = sql<number>`coalesce(sum(${dailyCounts.count}), 0)`.mapWith(Number)

/**
 * The number of times that customers with an account added products to their carts. A subquery can select the
 * products.
 */
export async function timesAddedToCart(
  db: Database,
  { from, to }: Days,
  productIds: SQLWrapper | null,
): Promise<number> {
  const [found] = await db
    .select({ total })
    .from(dailyCounts)
    .where(
      and(
        eq(dailyCounts.name, 'added_to_cart'),
        between(dailyCounts.day, from, to),
        productIds ? inArray(dailyCounts.subject, productIds) : undefined,
      ),
    )
  return found?.total ?? 0
}

/** Words that were searched at least three times in the period and found nothing, most frequent first. */
export function wordsWithoutResults(
  db: Database,
  { from, to }: Days,
  { limit, offset = 0 }: ListSlice,
): Promise<{ words: string; times: number }[]> {
  return db
    .select({ words: dailyCounts.subject, times: total })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.name, 'search_without_results'), between(dailyCounts.day, from, to)))
    .groupBy(dailyCounts.subject)
    .having(gte(total, fewestSearches))
    .orderBy(desc(total), dailyCounts.subject)
    .limit(limit)
    .offset(offset)
}
