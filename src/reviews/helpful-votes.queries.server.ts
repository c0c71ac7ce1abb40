import { and, desc, eq } from 'drizzle-orm'
import type { SessionOwner } from '#account/customer-portal/signed-in-customer.server.ts'
import type { Database } from '#db/database.server.ts'
import { isByPerson } from '#reviews/reviewer.queries.server.ts'
import { helpfulVotes, reviews } from '#reviews/reviews.tables.server.ts'

/** The votes of a person, newest first. */
export function helpfulVotesOf(db: Database, owner: SessionOwner) {
  const { reviewId, at } = helpfulVotes
  return db
    .select({ reviewId, at })
    .from(helpfulVotes)
    .where(isByPerson(helpfulVotes, owner))
    .orderBy(desc(at))
}

/** The published reviews that a person wrote, which this person cannot vote for. */
export function publishedReviewsBy(db: Database, author: SessionOwner) {
  return db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.state, 'published'), isByPerson(reviews, author)))
}
