import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { maxHighlighted, type CategoryHighlights } from '#catalog/products/category-highlights.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'

/** Reads only from indexes, except for the names of the best-rated products. */
export async function categoryHighlights(db: Database, categoryId: string): Promise<CategoryHighlights> {
  const { id, name, price, rating, reviewCount } = marketplaceProducts
  const isShown = and(sql`${marketplaceProducts.isActive}`, eq(marketplaceProducts.categoryId, categoryId))
  const isPriced = and(isShown, ne(price, 'NaN'))
  const [prices] = await db
    .select({ lowest: sql<string | null>`min(${price})`, highest: sql<string | null>`max(${price})` })
    .from(marketplaceProducts)
    .where(isPriced)
  const best = [desc(rating), desc(reviewCount), id]
  const ids = db
    .select({ id })
    .from(marketplaceProducts)
    .where(and(isShown, gt(reviewCount, 0)))
    .orderBy(...best)
    .limit(maxHighlighted)
  const rated = await db
    .select({ id, name, rating })
    .from(marketplaceProducts)
    .where(inArray(id, ids))
    .orderBy(...best)
  const { lowest = null, highest = null } = prices ?? {}
  return {
    prices:
      lowest === null || highest === null ? null : { lowest: priceFrom(lowest), highest: priceFrom(highest) },
    bestRated: rated.map((each) => ({ ...each, rating: Number(each.rating) })),
  }
}
