import { eq } from 'drizzle-orm'
import type { PersonalData } from '#account/personal-data.server.ts'
import { removeAuthor } from '#reviews/remove-author.commands.server.ts'
import { reviewReports, reviews } from '#reviews/reviews.tables.server.ts'

/** The reviews and reports of an account, as part of its data (product: reviews 23). */
export const reviewPersonalData: PersonalData = {
  name: 'reviews',
  async read(db, { userId }) {
    const written = await db.select().from(reviews).where(eq(reviews.userId, userId))
    const reports = await db.select().from(reviewReports).where(eq(reviewReports.userId, userId))
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
  },
  remove: (tx, { userId, email, emailProven }) => removeAuthor(tx, userId, emailProven ? email : null),
}
