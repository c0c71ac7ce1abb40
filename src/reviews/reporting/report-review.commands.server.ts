import { eq } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Actor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { isUuid } from '#lib/ids.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { logReviewEvent } from '#reviews/review-log.commands.server.ts'
import { reportReasonLabels, type ReportReason } from '#reviews/review.ts'
import { isWrittenByReviewer, type Reviewer } from '#reviews/reviewer.queries.server.ts'
import { reviewReports, reviews } from '#reviews/reviews.tables.server.ts'

export type ReportError = 'unknown' | 'own_review' | 'already_reported'

interface Report {
  reviewId: string
  reason: ReportReason
  note: string
}

/** Stores a customer's report of a published review. The review stays visible (product: reviews 13). */
export function reportReview(
  db: Database,
  { reporter, now }: { reporter: Pick<Reviewer, 'userId' | 'customerPortalEmail'>; now: Date },
  report: Report,
): Promise<Result<null, ReportError>> {
  const { userId, customerPortalEmail } = reporter
  const owner = { userId, customerPortalEmail: userId === null ? customerPortalEmail : null }
  return db.transaction((tx) => storeReport(tx, owner, null, report, now))
}

/** Stores a report by a member of the seller, made in the dashboard. */
export function reportReviewAsSeller(
  db: Database,
  { actor, now }: { actor: Extract<Actor, { kind: 'account' }>; now: Date },
  report: Report,
): Promise<Result<null, ReportError>> {
  return db.transaction(async (tx) => {
    const reporter = { userId: actor.accountId, customerPortalEmail: null }
    const stored = await storeReport(tx, reporter, actor.accountId, report, now)
    if (!stored.ok) return stored
    await recordChange(tx, { actor, now }, 'reviews.answer', ['review', report.reviewId], {
      before: null,
      after: { reported: report.reason },
    })
    return stored
  })
}

async function storeReport(
  tx: Database,
  reporter: { userId: string | null; customerPortalEmail: string | null },
  actorId: string | null,
  { reviewId, reason, note }: Report,
  now: Date,
): Promise<Result<null, ReportError>> {
  if (!isUuid(reviewId)) return err('unknown')
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).for('no key update')
  if (review?.state !== 'published') return err('unknown')
  if (isWrittenByReviewer(review, reporter)) return err('own_review')
  const [stored] = await tx
    .insert(reviewReports)
    .values({ reviewId, ...reporter, reason, note, at: now })
    .onConflictDoNothing()
    .returning({ id: reviewReports.id })
  if (!stored) return err('already_reported')
  await logReviewEvent(tx, {
    reviewId,
    kind: 'reported',
    actorId,
    reason: `${reportReasonLabels[reason]}: ${note}`,
    at: now,
  })
  return ok(null)
}
