import { and, eq, isNull } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import { actingAccount, type ByActor } from '#audit/audit.ts'
import { lockReviewFigures } from '#catalog/products/review-figures.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { isUuid } from '#lib/ids.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { refreshReviewFigures } from '#reviews/refresh-figures.commands.server.ts'
import { logReviewEvent } from '#reviews/review-log.commands.server.ts'
import type { ReviewState } from '#reviews/review.ts'
import { reviewReports, reviews } from '#reviews/reviews.tables.server.ts'

/** `changed`: someone else changed the review first. */
export type ModerationError = 'unknown' | 'changed'

interface Decision {
  id: string
  reason: string
}

/** Hides a review, or shows it again (product: reviews 14). */
export async function moderateReview(
  db: Database,
  { actor, now }: ByActor,
  state: ReviewState,
  { id, reason }: Decision,
): Promise<Result<null, ModerationError>> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, id)
    if (!review) return err('unknown')
    if (review.state === state) return err('changed')
    await tx.update(reviews).set({ state }).where(eq(reviews.id, id))
    await closeOpenReports(tx, id, now)
    await logReviewEvent(tx, { reviewId: id, kind: state, actorId: actingAccount(actor), reason, at: now })
    await refreshReviewFigures(tx, review)
    await recordChange(tx, { actor, now }, 'reviews.moderate', ['review', id], {
      before: { state: review.state },
      after: { state, reason },
    })
    return ok(null)
  })
}

/** Closes the reports of a review and leaves it published. */
export async function closeReports(
  db: Database,
  { actor, now }: ByActor,
  { id, reason }: Decision,
): Promise<Result<null, ModerationError>> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, id)
    if (!review) return err('unknown')
    const closed = await closeOpenReports(tx, id, now)
    if (closed === 0) return err('changed')
    await logReviewEvent(tx, {
      reviewId: id,
      kind: 'reports_closed',
      actorId: actingAccount(actor),
      reason,
      at: now,
    })
    await recordChange(tx, { actor, now }, 'reviews.moderate', ['review', id], {
      before: { open_reports: closed },
      after: { open_reports: 0, reason },
    })
    return ok(null)
  })
}

/** Stores the seller's answer. Each review can have one (product: reviews 15). */
export async function answerReview(
  db: Database,
  { actor, now }: ByActor,
  { id, text }: { id: string; text: string },
): Promise<Result<null, 'unknown' | 'already_answered' | 'hidden'>> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, id)
    if (!review) return err('unknown')
    if (review.answer !== null) return err('already_answered')
    if (review.state === 'hidden') return err('hidden')
    await tx.update(reviews).set({ answer: text, answeredAt: now }).where(eq(reviews.id, id))
    await logReviewEvent(tx, { reviewId: id, kind: 'answered', actorId: actingAccount(actor), at: now })
    await recordChange(tx, { actor, now }, 'reviews.answer', ['review', id], {
      before: { answer: null },
      after: { answer: text },
    })
    return ok(null)
  })
}

/** Locks the item before the review, as writing a review does, to prevent deadlocks. */
async function lockReview(tx: Database, id: string): Promise<typeof reviews.$inferSelect | null> {
  if (!isUuid(id)) return null
  const isThis = eq(reviews.id, id)
  const [item] = await tx
    .select({ productId: reviews.productId, productType: reviews.productType })
    .from(reviews)
    .where(isThis)
  if (!item) return null
  await lockReviewFigures(tx, item)
  const [review] = await tx.select().from(reviews).where(isThis).for('update')
  return review ?? null
}

async function closeOpenReports(tx: Database, reviewId: string, now: Date): Promise<number> {
  const closed = await tx
    .update(reviewReports)
    .set({ closedAt: now })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.closedAt)))
    .returning({ id: reviewReports.id })
  return closed.length
}
