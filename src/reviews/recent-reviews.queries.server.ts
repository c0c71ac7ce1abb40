import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { reviewReports, reviews } from '#reviews/reviews.tables.server.ts'

const max = 100
/** Qualifies columns with table names, because products also have a column `product_type`. */
const productName = sql<string>`coalesce(
  (select p.name from ${marketplaceProducts} p
    where ${reviews}.product_type = 'marketplace' and p.id = ${reviews}.product_id),
  (select s.name from ${wtsSolutions} s
    where ${reviews}.product_type = 'wts_solution' and s.id = ${reviews}.product_id),
  ${reviews}.product_id)`

/** The reviews since a time, for notices. Excludes demo reviews. */
export function reviewsSince(
  db: Database,
  since: Date,
  condition: SQL,
): Promise<{ id: string; product: string; stars: number; sellerId: string | null }[]> {
  return db
    .select({ id: reviews.id, product: productName, stars: reviews.stars, sellerId: reviews.sellerId })
    .from(reviews)
    .where(and(gt(reviews.createdAt, since), eq(reviews.isDemo, false), condition))
    .limit(max)
}

export function reportsSince(
  db: Database,
  since: Date,
  condition: SQL,
): Promise<{ id: string; reviewId: string; product: string }[]> {
  return db
    .select({ id: reviewReports.id, reviewId: reviews.id, product: productName })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .where(and(gt(reviewReports.at, since), isNull(reviewReports.closedAt), condition))
    .limit(max)
}
