import { and, eq, inArray, isNull } from 'drizzle-orm'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { reviews } from '#reviews/reviews.tables.server.ts'

/** Returns which of these products have no review. */
export function productsWithoutReviews(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; sellerId: string | null; createdAt: Date }[]> {
  const { id, sellerId, createdAt } = marketplaceProducts
  return db
    .select({ id, sellerId, createdAt })
    .from(marketplaceProducts)
    .leftJoin(reviews, and(eq(reviews.productType, 'marketplace'), eq(reviews.productId, id)))
    .where(and(inArray(id, [...ids]), isNull(reviews.id)))
}
