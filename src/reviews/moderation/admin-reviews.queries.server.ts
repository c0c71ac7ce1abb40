import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { users } from '#account/session/account.tables.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { maxCounted } from '#lib/max-counted.ts'
import { isUuid } from '#lib/ids.ts'
import type { ReviewFilter } from '#reviews/moderation/review-filter.ts'
import type { ReviewEventKind } from '#reviews/review.ts'
import { reviewEvents, reviewReports, reviews } from '#reviews/reviews.tables.server.ts'

/** The sellers whose reviews are visible; `null` means all. */
export type ReviewScope = readonly string[] | null

export interface ListedReview {
  review: typeof reviews.$inferSelect
  /** The name of the item, or its id if the item was deleted. */
  name: string
  openReports: number
}

const isOpenReport = sql`(${reviewReports.reviewId} = ${reviews.id} and ${reviewReports.closedAt} is null)`

const columns = {
  review: reviews,
  name: sql<string>`coalesce(${marketplaceProducts.name}, ${wtsSolutions.name}, ${reviews.productId})`,
  openReports: sql<number>`(select count(*)::int from ${reviewReports} where ${isOpenReport})`,
}

/** The reviews that match the filter, newest first by default. */
export function listReviews(
  db: Database,
  scope: ReviewScope,
  filter: ReviewFilter,
  { limit, offset, isOldestFirst = false }: { limit: number; offset: number; isOldestFirst?: boolean },
): Promise<ListedReview[]> {
  return (
    listed(db)
      .where(and(isIn(scope), filterCondition(db, filter)))
      // Must match the order of the index, which PostgreSQL reads forward or backward.
      .orderBy(
        sql`${reviews.createdAt} ${isOldestFirst ? sql`asc nulls first` : sql`desc nulls last`}`,
        isOldestFirst ? desc(reviews.id) : asc(reviews.id),
      )
      .limit(limit)
      .offset(offset)
  )
}

export async function reviewsOfCustomer(
  db: Database,
  { userId, customerPortalEmail }: { userId: string | null; customerPortalEmail: string | null },
  limit: number,
): Promise<ListedReview[]> {
  const own = or(
    userId === null ? undefined : eq(reviews.userId, userId),
    customerPortalEmail === null ? undefined : eq(reviews.customerPortalEmail, customerPortalEmail),
  )
  if (!own) return []
  return listed(db)
    .where(own)
    .orderBy(sql`${reviews.createdAt} desc nulls last`, asc(reviews.id))
    .limit(limit)
}

/** The number of matching reviews, counted up to one more than the maximum shown. */
export function countReviews(db: Database, scope: ReviewScope, filter: ReviewFilter): Promise<number> {
  const rows = db
    .select({ one: sql`1` })
    .from(reviews)
    .leftJoin(marketplaceProducts, isOfProduct)
    .leftJoin(wtsSolutions, isOfSolution)
    .where(and(isIn(scope), filterCondition(db, filter)))
    .limit(maxCounted + 1)
  return db.$count(rows.as('counted'))
}

/** One review; `null` if it does not exist or is outside the scope. */
export async function reviewInScope(
  db: Database,
  scope: ReviewScope,
  id: string,
): Promise<ListedReview | null> {
  if (!isUuid(id)) return null
  const [found] = await listed(db).where(and(isIn(scope), eq(reviews.id, id)))
  return found ?? null
}

export function reportsOf(db: Database, reviewId: string) {
  const { id, reason, note, at, closedAt } = reviewReports
  return db
    .select({ id, reason, note, at, closedAt })
    .from(reviewReports)
    .where(eq(reviewReports.reviewId, reviewId))
    .orderBy(asc(at), asc(id))
}

export interface ReviewEvent {
  id: string
  kind: ReviewEventKind
  /** The name of the member of staff or of the seller; `null` for customers and deleted accounts. */
  actor: string | null
  reason: string
  at: Date
}

/** The log of a review, oldest entry first (product: reviews 16). */
export function eventsOfReview(db: Database, reviewId: string): Promise<ReviewEvent[]> {
  const { id, kind, reason, at } = reviewEvents
  return db
    .select({ id, kind, actor: users.name, reason, at })
    .from(reviewEvents)
    .leftJoin(users, eq(users.id, reviewEvents.actorId))
    .where(eq(reviewEvents.reviewId, reviewId))
    .orderBy(asc(at), asc(id))
}

export function countReportedReviews(db: Database): Promise<number> {
  return db.$count(reviews, hasOpenReport(db))
}

/** The number of published reviews of these sellers since this time that have no answer. */
export async function countUnansweredReviews(
  db: Database,
  sellerIds: readonly string[],
  since: Date,
): Promise<number> {
  if (sellerIds.length === 0) return 0
  return db.$count(
    reviews,
    and(
      isIn(sellerIds),
      isNull(reviews.answer),
      eq(reviews.state, 'published'),
      gt(reviews.createdAt, since),
    ),
  )
}

function listed(db: Database) {
  return db
    .select(columns)
    .from(reviews)
    .leftJoin(marketplaceProducts, isOfProduct)
    .leftJoin(wtsSolutions, isOfSolution)
}

const isOfProduct = and(eq(reviews.productType, 'marketplace'), eq(marketplaceProducts.id, reviews.productId))
const isOfSolution = and(eq(reviews.productType, 'wts_solution'), eq(wtsSolutions.id, reviews.productId))

function isIn(scope: ReviewScope): SQL | undefined {
  return scope === null ? undefined : inArray(reviews.sellerId, [...scope])
}

function filterCondition(db: Database, { state, stars, isAnswered, term }: ReviewFilter): SQL | undefined {
  return and(
    state === 'reported' ? hasOpenReport(db) : undefined,
    state === 'published' || state === 'hidden' ? eq(reviews.state, state) : undefined,
    stars === null ? undefined : eq(reviews.stars, stars),
    isAnswered === null ? undefined : isAnswered ? isNotNull(reviews.answer) : isNull(reviews.answer),
    term === '' ? undefined : fitsTerm(term),
  )
}

function fitsTerm(term: string): SQL | undefined {
  const part = `%${term.replace(/[\\%_]/g, '\\$&')}%`
  const { title, body, authorName } = reviews
  const texts = [title, body, authorName, marketplaceProducts.name, wtsSolutions.name]
  return or(...texts.map((column) => ilike(column, part)))
}

function hasOpenReport(db: Database): SQL {
  return exists(db.select({ id: reviewReports.id }).from(reviewReports).where(isOpenReport))
}
