import { eq } from 'drizzle-orm'
import type { SessionOwner } from '#account/customer-portal/signed-in-customer.server.ts'
import type { OwnedData } from '#account/settings/personal-data.server.ts'
import type { Database } from '#db/database.server.ts'
import { publishChange } from '#db/publish-changes.server.ts'
import { helpfulVotesOf } from '#reviews/helpful-votes.queries.server.ts'
import { isByPerson } from '#reviews/reviewer.queries.server.ts'
import { helpfulVotes, reviewReports, reviews, stoppedInvitations } from '#reviews/reviews.tables.server.ts'

/**
 * The reviews, reports and votes of an account, including those made with its verified email in the customer
 * portal. For a customer-portal customer without an account, those of that customer (product: reviews 23).
 */
export const reviewPersonalData: OwnedData = {
  name: 'reviews',
  read: reviewsOf,
  async remove(tx, owner) {
    await tx
      .update(reviews)
      .set({ ...nobody, authorName: '' })
      .where(isByPerson(reviews, owner))
    await tx.update(reviewReports).set(nobody).where(isByPerson(reviewReports, owner))
    const votes = await tx.delete(helpfulVotes).where(isByPerson(helpfulVotes, owner))
    if (votes.rowCount) publishChange(tx, 'votes_changed', '')
    const { customerPortalEmail: email } = owner
    if (email !== null)
      await tx.delete(stoppedInvitations).where(eq(stoppedInvitations.email, email.toLowerCase()))
  },
}

const nobody = { userId: null, customerPortalEmail: null }

async function reviewsOf(db: Database, owner: SessionOwner) {
  const written = await db.select().from(reviews).where(isByPerson(reviews, owner))
  const votes = await helpfulVotesOf(db, owner)
  const reports = await db.select().from(reviewReports).where(isByPerson(reviewReports, owner))
  return {
    written: written.map((review) => ({
      product_id: review.productId,
      name_shown: review.authorName,
      stars: review.stars,
      title: review.title,
      text: review.body,
      used_for: review.usedFor,
      state: review.state,
      written_at: review.createdAt,
      edited_at: review.editedAt,
    })),
    reported: reports.map(({ reviewId, reason, note, at }) => ({ review_id: reviewId, reason, note, at })),
    found_helpful: votes.map(({ reviewId, at }) => ({ review_id: reviewId, at })),
  }
}
