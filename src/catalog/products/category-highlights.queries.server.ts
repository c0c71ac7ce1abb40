import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { maxHighlighted, type CategoryHighlights } from '#catalog/products/category-highlights.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'

/**
 * Each subquery reads only the first rows of an index: the lowest and the highest price, and the best
 * ratings.
 */
export async function categoryHighlights(db: Database, categoryId: string): Promise<CategoryHighlights> {
  const { id, name, price, rating, reviewCount } = marketplaceProducts
  const isShown = and(sql`${marketplaceProducts.isActive}`, eq(marketplaceProducts.categoryId, categoryId))
  const isPriced = and(isShown, ne(price, 'NaN'))
  const [prices] = await db
    .select({ lowest: sql<string | null>`min(${price})`, highest: sql<string | null>`max(${price})` })
    .from(marketplaceProducts)
    .where(isPriced)
  const rated = await db
    .select({ id, name, rating })
    .from(marketplaceProducts)
    .where(and(isShown, gt(reviewCount, 0)))
    .orderBy(desc(rating), desc(reviewCount), id)
    .limit(maxHighlighted)
  const { lowest = null, highest = null } = prices ?? {}
  return {
    prices:
      lowest === null || highest === null ? null : { lowest: priceFrom(lowest), highest: priceFrom(highest) },
    bestRated: rated.map((each) => ({ ...each, rating: Number(each.rating) })),
  }
}
