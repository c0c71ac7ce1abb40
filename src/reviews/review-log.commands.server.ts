import type { Database } from '#db/database.server.ts'
import { reviewEvents } from '#reviews/reviews.tables.server.ts'

/** Adds an entry to the log of a review, in the transaction of the change (product: reviews 16). */
export async function logReviewEvent(
  tx: Database,
  event: Omit<typeof reviewEvents.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(reviewEvents).values(event)
}
