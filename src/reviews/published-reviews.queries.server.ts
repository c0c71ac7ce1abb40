import { and, asc, count, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { dayLabel } from '#catalog/details/day-label.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { authorLabel, type Reviewed } from '#reviews/review.ts'
import type { PublishedReview, ReviewOfSeller, ReviewSort, StarCount } from '#reviews/published-review.ts'
import { helpfulVotes, reviews } from '#reviews/reviews.tables.server.ts'
import { dayOfMoment } from '#lib/days.ts'

interface Window {
  limit: number
  offset: number
}

/** The published reviews of an item (product: reviews 12). */
export async function publishedReviews(
  db: Database,
  item: Reviewed,
  { sort, stars = null, limit, offset }: { sort: ReviewSort; stars?: number | null } & Window,
): Promise<PublishedReview[]> {
  const byTime = [sql`${reviews.createdAt} desc nulls last`, reviews.id]
  const bySort = {
    newest: [],
    helpful: [desc(votesFor(db))],
    rating: [desc(reviews.stars)],
    '-rating': [asc(reviews.stars)],
  }
  const rows = await db
    .select(shownColumns(db))
    .from(reviews)
    .where(and(isPublishedOf(item), stars === null ? undefined : eq(reviews.stars, stars)))
    .orderBy(...bySort[sort], ...byTime)
    .limit(limit)
    .offset(offset)
  return rows.map(toPublished)
}

/** Selects the given items that have published reviews, for the sitemap. */
export async function reviewedAmong(
  db: Database,
  productType: Reviewed['productType'],
  ids: readonly string[],
): Promise<string[]> {
  const { productId } = reviews
  const rows = await db
    .selectDistinct({ productId })
    .from(reviews)
    .where(
      and(
        eq(reviews.state, 'published'),
        eq(reviews.productType, productType),
        sql`${productId} = any (${sql.param([...ids])}::text[])`,
      ),
    )
    .orderBy(productId)
  return rows.map((row) => row.productId)
}

/** The number of published reviews per number of stars. Numbers without reviews are missing. */
export function starCounts(db: Database, item: Reviewed): Promise<StarCount[]> {
  return db
    .select({ stars: reviews.stars, count: count() })
    .from(reviews)
    .where(isPublishedOf(item))
    .groupBy(reviews.stars)
}

/** The newest reviews of a seller's listed products, with each product's name. */
export async function newestReviewsOfSeller(
  db: Database,
  sellerId: string,
  limit: number,
): Promise<ReviewOfSeller[]> {
  const { id, name, productType } = marketplaceProducts
  const rows = await db
    .select({ review: shownColumns(db), product: { id, name, productType } })
    .from(reviews)
    .innerJoin(
      marketplaceProducts,
      and(eq(reviews.productType, 'marketplace'), eq(reviews.productId, marketplaceProducts.id)),
    )
    .where(
      and(
        eq(marketplaceProducts.sellerId, sellerId),
        marketplaceProducts.isActive,
        eq(reviews.state, 'published'),
      ),
    )
    .orderBy(sql`${reviews.createdAt} desc nulls last`, reviews.id)
    .limit(limit)
  return rows.map(({ review, product }) => ({ ...toPublished(review), product }))
}

/** A review by its id; `null` if it does not exist or is not published. */
export async function publishedReviewById(
  db: Database,
  id: string,
): Promise<(PublishedReview & Reviewed) | null> {
  const [found] = await db
    .select(shownColumns(db))
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.state, 'published')))
  return found ? { ...toPublished(found), productId: found.productId, productType: found.productType } : null
}

function isPublishedOf({ productId, productType }: Reviewed): SQL | undefined {
  return and(
    eq(reviews.productType, productType),
    eq(reviews.productId, productId),
    eq(reviews.state, 'published'),
  )
}

function votesFor(db: Database) {
  return db.$count(helpfulVotes, eq(helpfulVotes.reviewId, reviews.id))
}

function shownColumns(db: Database) {
  return { ...getTableColumns(reviews), helpful: votesFor(db) }
}

/** The public data of a review. Dates are formatted here, so that server and browser agree in every time zone. */
function toPublished(row: typeof reviews.$inferSelect & { helpful: number }): PublishedReview {
  return {
    id: row.id,
    author: authorLabel(row.authorName),
    stars: row.stars,
    title: row.title,
    body: row.body,
    usedFor: row.usedFor,
    bought: month.format(row.boughtAt),
    written: dayLabel(dayOfMoment(row.createdAt)),
    date: dayOfMoment(row.createdAt),
    edited: row.editedAt && dayLabel(dayOfMoment(row.editedAt)),
    answer: row.answer,
    helpful: row.helpful,
    isDemo: row.isDemo,
  }
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
