import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { reviewReports, reviews, stoppedInvitations } from '#reviews/reviews.tables.server.ts'

const nobody = { userId: null, customerPortalEmail: null }

/** Removes the person from their reviews, in the transaction that deletes the account (product: reviews 23). */
export async function removeAuthor(tx: Database, userId: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ ...nobody, authorName: '' })
    .where(eq(reviews.userId, userId))
  await tx.update(reviewReports).set(nobody).where(eq(reviewReports.userId, userId))
}

/** The same for a customer of the customer portal, whose address is proven. */
export async function removePortalAuthor(tx: Database, email: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ ...nobody, authorName: '' })
    .where(eq(reviews.customerPortalEmail, email))
  await tx.update(reviewReports).set(nobody).where(eq(reviewReports.customerPortalEmail, email))
  await tx.delete(stoppedInvitations).where(eq(stoppedInvitations.email, email.toLowerCase()))
}
