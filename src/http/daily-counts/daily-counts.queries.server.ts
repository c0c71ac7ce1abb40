import { and, between, desc, eq, gte, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import type { ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { fewestSearches } from '#http/daily-counts/daily-counts.ts'
import { dailyCounts } from '#http/daily-counts/daily-counts.tables.server.ts'

/** First and last day, such as `2026-11-22`. */
export interface Days {
  from: string
  to: string
}

const total = sql<number>`coalesce(sum(${dailyCounts.count}), 0)`.mapWith(Number)

/** How often products were added to account carts: all products, or those selected by a subquery. */
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

/** Words that found no product at least three times in this period, most frequent first. */
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
