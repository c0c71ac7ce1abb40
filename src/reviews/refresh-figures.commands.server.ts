import { and, avg, count, eq, sql } from 'drizzle-orm'
import { setReviewFigures } from '#catalog/products/review-figures.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import type { Reviewed } from '#reviews/review.ts'
import { reviews } from '#reviews/reviews.tables.server.ts'

const withoutReviews = '5.0'

/**
 * Recomputes rating and review count of an item, in the transaction that changes a review. The caller must have
 * locked the item (product: reviews 8, 9).
 */
export async function refreshReviewFigures(
  tx: Database,
  { productId, productType }: Reviewed,
): Promise<void> {
  const [figures] = await tx
    .select({ rating: sql<string | null>`round(${avg(reviews.stars)}, 1)::text`, reviewCount: count() })
    .from(reviews)
    .where(
      and(
        eq(reviews.productType, productType),
        eq(reviews.productId, productId),
        eq(reviews.state, 'published'),
      ),
    )
  if (!figures) throw new Error('The query for the review figures returned no row')
  const { rating, reviewCount } = figures
  await setReviewFigures(tx, { productId, productType }, { rating: rating ?? withoutReviews, reviewCount })
}
