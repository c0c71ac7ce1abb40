import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { reviewReports, reviews, stoppedInvitations } from '#reviews/reviews.tables.server.ts'

/**
 * Takes the person off what they wrote, in the transaction that deletes the account. With a proven address also off
 * what they wrote as a customer of the customer portal (product: reviews 23).
 */
export async function removeAuthor(tx: Database, userId: string, provenEmail: string | null): Promise<void> {
  const nobody = { userId: null, customerPortalEmail: null }
  await tx
    .update(reviews)
    .set({ ...nobody, authorName: '' })
    .where(eq(reviews.userId, userId))
  await tx.update(reviewReports).set(nobody).where(eq(reviewReports.userId, userId))
  if (provenEmail === null) return
  await tx
    .update(reviews)
    .set({ ...nobody, authorName: '' })
    .where(eq(reviews.customerPortalEmail, provenEmail))
  await tx.update(reviewReports).set(nobody).where(eq(reviewReports.customerPortalEmail, provenEmail))
  await tx.delete(stoppedInvitations).where(eq(stoppedInvitations.email, provenEmail.toLowerCase()))
}
