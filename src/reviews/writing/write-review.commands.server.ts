import { and, eq } from 'drizzle-orm'
import { lockReviewFigures } from '#catalog/products/review-figures.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { isUuid } from '#lib/ids.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { reviewableLine, type ReviewableLine } from '#reviews/writing/own-reviews.queries.server.ts'
import { refreshReviewFigures } from '#reviews/refresh-figures.commands.server.ts'
import type { ReviewError } from '#reviews/writing/review-error.ts'
import { logReviewEvent } from '#reviews/review-log.commands.server.ts'
import { mayEdit, publicName, type ReviewWords } from '#reviews/review.ts'
import { isByPerson, type Reviewer } from '#reviews/reviewer.queries.server.ts'
import { reviews } from '#reviews/reviews.tables.server.ts'
import type { OrderOwner } from '#orders/order.ts'

export interface WritingContext {
  viewer: OrderOwner
  reviewer: Reviewer
  now: Date
}

interface NewReview {
  orderId: string
  lineId: string
  words: ReviewWords
}

/** Publishes a review and updates the item's rating (product: reviews 1, 3, 8). */
export async function writeReview(
  db: Database,
  context: WritingContext,
  { orderId, lineId, words }: NewReview,
): Promise<Result<{ id: string }, ReviewError | 'unknown'>> {
  const { viewer, reviewer, now } = context
  return db.transaction(async (tx) => {
    const found = await reviewableLine(tx, viewer, reviewer, { orderId, lineId })
    if (!found) return err('unknown')
    if (found.error) return err(found.error)
    await lockReviewFigures(tx, found.line)
    const [stored] = await tx
      .insert(reviews)
      .values({ ...factsOf(found, reviewer), ...words, createdAt: now })
      .onConflictDoNothing({ target: reviews.orderLineId })
      .returning({ id: reviews.id })
    if (!stored) return err('already_reviewed')
    await logReviewEvent(tx, { reviewId: stored.id, kind: 'written', at: now })
    await refreshReviewFigures(tx, found.line)
    return ok(stored)
  })
}

/** Edits the author's review, within the time allowed for edits (product: reviews 6). */
export async function editReview(
  db: Database,
  { reviewer, now }: Pick<WritingContext, 'reviewer' | 'now'>,
  { reviewId, words }: { reviewId: string; words: ReviewWords },
): Promise<Result<null, 'unknown' | 'unproven' | 'too_old'>> {
  if (!isUuid(reviewId)) return err('unknown')
  const isOwn = and(eq(reviews.id, reviewId), isByPerson(reviews, reviewer))
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(reviews).where(isOwn)
    if (!found) return err('unknown')
    if (!reviewer.isProven) return err('unproven')
    if (!mayEdit(found.createdAt, now)) return err('too_old')
    await lockReviewFigures(tx, found)
    await tx
      .update(reviews)
      .set({ ...words, editedAt: now })
      .where(isOwn)
    await logReviewEvent(tx, { reviewId, kind: 'edited', at: now })
    await refreshReviewFigures(tx, found)
    return ok(null)
  })
}

/** Assigns the review to the account. Without an account, it is assigned to the customer-portal email. */
function factsOf(
  { line, order, sellerId, boughtAt }: ReviewableLine,
  { userId, customerPortalEmail, name }: Reviewer,
) {
  return {
    orderLineId: line.id,
    productId: line.productId,
    productType: line.productType,
    sellerId,
    userId,
    customerPortalEmail: userId === null ? customerPortalEmail : null,
    authorName: publicName(name ?? order.form.fullName),
    boughtAt,
  }
}
