import { and, eq } from 'drizzle-orm'
import type { SessionOwner } from '#account/customer-portal/signed-in-customer.server.ts'
import type { Database } from '#db/database.server.ts'
import { publishChange } from '#db/publish-changes.server.ts'
import { isUuid } from '#lib/ids.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { isByPerson, isSellerOf, isWrittenByReviewer } from '#reviews/reviewer.queries.server.ts'
import { helpfulVotes, reviews } from '#reviews/reviews.tables.server.ts'

/**
 * Sets or removes a person's vote for a published review (product: reviews 25). Returns the review's number of
 * votes.
 */
export function setHelpfulVote(
  db: Database,
  { voter, now }: { voter: SessionOwner; now: Date },
  { reviewId, isHelpful }: { reviewId: string; isHelpful: boolean },
): Promise<Result<number, 'unknown' | 'own_review' | 'own_product'>> {
  return db.transaction(async (tx) => {
    const [review] = isUuid(reviewId) ? await tx.select().from(reviews).where(eq(reviews.id, reviewId)) : []
    if (review?.state !== 'published') return err('unknown')
    if (isWrittenByReviewer(review, voter)) return err('own_review')
    if (await isSellerOf(tx, voter, [review.sellerId])) return err('own_product')
    const votes = eq(helpfulVotes.reviewId, reviewId)
    const own = and(votes, isByPerson(helpfulVotes, voter))
    const hasVoted = (await tx.$count(helpfulVotes, own)) > 0
    if (isHelpful && !hasVoted) {
      const { userId, customerPortalEmail } = voter
      const owner = { userId, customerPortalEmail: userId === null ? customerPortalEmail : null }
      await tx
        .insert(helpfulVotes)
        .values({ reviewId, ...owner, at: now })
        .onConflictDoNothing()
    }
    if (!isHelpful) await tx.delete(helpfulVotes).where(own)
    if (isHelpful !== hasVoted) publishChange(tx, 'votes_changed', '')
    return ok(await tx.$count(helpfulVotes, votes))
  })
}
