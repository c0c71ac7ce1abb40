import { eq, sql, type SQL } from 'drizzle-orm'
import type { SessionOwner } from '#account/customer-portal/signed-in-customer.server.ts'
import type { OwnedData } from '#account/settings/personal-data.server.ts'
import type { Database } from '#db/database.server.ts'
import { reviewReports, reviews, stoppedInvitations } from '#reviews/reviews.tables.server.ts'

/**
 * The reviews and reports of an account, including reviews and reports made with its verified email in the
 * customer portal. For a customer-portal customer without an account, the reviews and reports of that
 * customer (product: reviews 23).
 */
export const reviewPersonalData: OwnedData = {
  name: 'reviews',
  read: reviewsOf,
  async remove(tx, owner) {
    await tx
      .update(reviews)
      .set({ ...nobody, authorName: '' })
      .where(isOf(reviews, owner))
    await tx.update(reviewReports).set(nobody).where(isOf(reviewReports, owner))
    const { customerPortalEmail: email } = owner
    if (email !== null)
      await tx.delete(stoppedInvitations).where(eq(stoppedInvitations.email, email.toLowerCase()))
  },
}

const nobody = { userId: null, customerPortalEmail: null }

/** Matches nothing if there is no owner. Without any condition the query would match everything. */
function isOf(
  author: typeof reviews | typeof reviewReports,
  { userId, customerPortalEmail }: SessionOwner,
): SQL {
  const ofAccount = userId === null ? sql`false` : eq(author.userId, userId)
  return customerPortalEmail === null
    ? ofAccount
    : sql`(${ofAccount} or ${eq(author.customerPortalEmail, customerPortalEmail)})`
}

async function reviewsOf(db: Database, owner: SessionOwner) {
  const written = await db.select().from(reviews).where(isOf(reviews, owner))
  const reports = await db.select().from(reviewReports).where(isOf(reviewReports, owner))
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
  }
}
