import type { RouterContextProvider } from 'react-router'
import { catalogReads } from '#catalog/built-in/catalog-reads.server.ts'
import type { Database } from '#db/database.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import {
  newestReviewsOfSeller,
  publishedReviews,
  starCounts,
} from '#reviews/published-reviews.queries.server.ts'
import {
  breakdownOf,
  requestedReviews,
  type ReviewExcerpt,
  type ReviewOfSeller,
  type ReviewPage,
} from '#reviews/published-review.ts'
import type { Reviewed } from '#reviews/review.ts'

const shownOnItem = 2
const shownOfSeller = 3

/** The reviews on the page of an item; `null` if they cannot be read. */
export async function readReviewExcerpt(
  context: Readonly<RouterContextProvider>,
  item: Reviewed,
  reviewCount: number,
): Promise<ReviewExcerpt | null> {
  if (reviewCount === 0) return null
  const read = async (db: Database) => ({
    newest: await publishedReviews(db, item, { sort: 'newest', limit: shownOnItem, offset: 0 }),
    breakdown: breakdownOf(await starCounts(db, item)),
  })
  return catalogReads(pageContext(context)).orFallback('reviews', read, null)
}

/** The newest reviews of a seller's products. Empty while the database is away. */
export function readReviewsOfSeller(
  context: Readonly<RouterContextProvider>,
  sellerId: string,
): Promise<ReviewOfSeller[]> {
  const read = (db: Database) => newestReviewsOfSeller(db, sellerId, shownOfSeller)
  const { orFallback } = catalogReads(pageContext(context))
  return orFallback('seller_reviews', read, [])
}

/** The page of reviews for the query string; 'away' if the database is away. */
export function readReviewPage(
  context: Readonly<RouterContextProvider>,
  item: Reviewed,
  parameters: URLSearchParams,
): Promise<ReviewPage | 'away'> {
  return catalogReads(pageContext(context)).orAway('review_page', async (db) => {
    const breakdown = breakdownOf(await starCounts(db, item))
    const { limit, offset, ...shown } = requestedReviews(parameters, breakdown)
    const reviews = await publishedReviews(db, item, { ...shown, limit, offset })
    return { reviews, breakdown, ...shown }
  })
}
