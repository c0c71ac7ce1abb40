import { eq, or, type SQL } from 'drizzle-orm'
import type { PersonalData } from '#account/settings/personal-data.server.ts'
import type { Database } from '#db/database.server.ts'
import { reviewReports, reviews, stoppedInvitations } from '#reviews/reviews.tables.server.ts'

/**
 * The reviews and reports of an account, including those of its proven address in the customer portal, or of a
 * customer-portal customer without an account (product: reviews 23).
 */
export const reviewPersonalData: PersonalData = {
  name: 'reviews',
  read: (db, { userId, email, emailProven }) =>
    factsWhere(db, (author) =>
      or(eq(author.userId, userId), emailProven ? eq(author.customerPortalEmail, email) : undefined),
    ),
  async remove(tx, { userId, email, emailProven }) {
    await removeAuthor(tx, userId)
    if (emailProven) await removePortalAuthor(tx, email)
  },
  ofCustomer: {
    read: (db, email) => factsWhere(db, (author) => eq(author.customerPortalEmail, email)),
    remove: removePortalAuthor,
  },
}

type Author = typeof reviews | typeof reviewReports

async function factsWhere(db: Database, isOwn: (author: Author) => SQL | undefined) {
  const written = await db.select().from(reviews).where(isOwn(reviews))
  const reports = await db.select().from(reviewReports).where(isOwn(reviewReports))
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

const nobody = { userId: null, customerPortalEmail: null }

/** Removes the person from their reviews, in the transaction that deletes the account (product: reviews 23). */
async function removeAuthor(tx: Database, userId: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ ...nobody, authorName: '' })
    .where(eq(reviews.userId, userId))
  await tx.update(reviewReports).set(nobody).where(eq(reviewReports.userId, userId))
}

/** Removes a customer of the customer portal, whose address is proven, from their reviews. */
async function removePortalAuthor(tx: Database, email: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ ...nobody, authorName: '' })
    .where(eq(reviews.customerPortalEmail, email))
  await tx.update(reviewReports).set(nobody).where(eq(reviewReports.customerPortalEmail, email))
  await tx.delete(stoppedInvitations).where(eq(stoppedInvitations.email, email.toLowerCase()))
}
