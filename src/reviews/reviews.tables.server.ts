import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { dateTime, ownerUuid } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'
import { reportReasons, reviewedTypes, reviewEventKinds, reviewStates } from '#reviews/review.ts'

/** A buyer's review of an order line. Each line can be reviewed once (product: reviews 1). */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for demo reviews. */
    orderLineId: uuid().references(() => orderLines.id, { onDelete: 'set null' }),
    productId: text().notNull(),
    productType: text({ enum: reviewedTypes }).notNull(),
    /** The product's seller at the time of the purchase. */
    sellerId: text(),
    /**
     * A backend account, or a customer who exists only in the customer portal. Both columns are null after the
     * account is deleted.
     */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    customerPortalEmail: text('portal_email'),
    /** The displayed name. Empty after the account is deleted. */
    authorName: text().notNull(),
    stars: integer().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    usedFor: text().notNull(),
    boughtAt: dateTime().notNull(),
    isDemo: boolean().notNull().default(false),
    state: text({ enum: reviewStates }).notNull().default('published'),
    createdAt: dateTime().notNull(),
    editedAt: dateTime(),
    answer: text(),
    answeredAt: dateTime(),
  },
  (review) => [
    unique('reviews_once_a_line').on(review.orderLineId),
    index('reviews_of_product')
      .on(review.productType, review.productId, review.createdAt.desc(), review.id)
      .where(sql`${review.state} = 'published'`),
    index('reviews_newest').on(review.createdAt.desc(), review.id),
    index('reviews_of_seller').on(review.sellerId, review.createdAt.desc(), review.id),
    index('reviews_of_user').on(review.userId),
    index('reviews_of_portal_customer').on(review.customerPortalEmail),
    check('reviews_stars', sql`${review.stars} between 1 and 5`),
    check('reviews_answered', sql`(${review.answer} is null) = (${review.answeredAt} is null)`),
  ],
)

/** Reports of reviews. Each person can report a review only once (product: reviews 13). */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    reviewId: ownerUuid(() => reviews.id),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    customerPortalEmail: text('portal_email'),
    reason: text({ enum: reportReasons }).notNull(),
    note: text().notNull(),
    at: dateTime().notNull(),
    closedAt: dateTime(),
  },
  (report) => [
    unique('review_reports_once_a_user').on(report.reviewId, report.userId),
    unique('review_reports_once_a_portal_customer').on(report.reviewId, report.customerPortalEmail),
    index('review_reports_open')
      .on(report.reviewId)
      .where(sql`${report.closedAt} is null`),
    index('review_reports_of_user').on(report.userId),
  ],
)

/** Votes for helpful reviews. Each person votes once for a review (product: reviews 25). */
export const helpfulVotes = pgTable(
  'review_helpful_votes',
  {
    id: uuid().primaryKey().defaultRandom(),
    reviewId: ownerUuid(() => reviews.id),
    /** A backend account, or a customer who exists only in the customer portal. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    customerPortalEmail: text('portal_email'),
    at: dateTime().notNull(),
  },
  (vote) => [
    unique('review_helpful_votes_once_a_user').on(vote.reviewId, vote.userId),
    unique('review_helpful_votes_once_a_portal_customer').on(vote.reviewId, vote.customerPortalEmail),
    index('review_helpful_votes_of_user').on(vote.userId),
    index('review_helpful_votes_of_portal_customer').on(vote.customerPortalEmail),
    check(
      'review_helpful_votes_of_somebody',
      sql`num_nonnulls(${vote.userId}, ${vote.customerPortalEmail}) = 1`,
    ),
  ],
)

/** The log of a review: what happened, and why (product: reviews 16). */
export const reviewEvents = pgTable(
  'review_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    reviewId: ownerUuid(() => reviews.id),
    kind: text({ enum: reviewEventKinds }).notNull(),
    /** The account of a member of staff or of the seller. Null for customers. */
    actorId: uuid(),
    reason: text().notNull().default(''),
    at: dateTime().notNull(),
  },
  (event) => [index('review_events_of_review').on(event.reviewId, event.at)],
)

/**
 * The orders that were considered for an invitation, whether it was sent or not. Each is considered only once
 * (product: reviews 20).
 */
export const reviewInvitations = pgTable('review_invitations', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  isSent: boolean().notNull(),
  at: dateTime().notNull(),
})

/** The addresses that opted out of invitations, in lower case (product: reviews 22). */
export const stoppedInvitations = pgTable('stopped_review_invitations', {
  email: text().primaryKey(),
  at: dateTime().notNull(),
})
