import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { SessionOwner } from '#account/customer-portal/signed-in-customer.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { staffRolesOf } from '#account/staff/staff.queries.server.ts'
import { membershipsOf } from '#catalog/sellers/seller-members.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import type { helpfulVotes, reviewReports, reviews } from '#reviews/reviews.tables.server.ts'
import type { OrderOwner } from '#orders/order.ts'

/** A signed-in person: an account, a customer of the customer portal, or both. */
export interface Reviewer {
  userId: string | null
  customerPortalEmail: string | null
  /** The name of the account; `null` for a customer-portal customer without an account. */
  name: string | null
  /** Whether the email is verified (product: reviews 2). */
  isProven: boolean
}

/** The reviewer for a request; `null` without a session. */
export async function reviewerOf(
  db: Database,
  { userId, customerPortalEmail }: Pick<OrderOwner, 'userId' | 'customerPortalEmail'>,
): Promise<Reviewer | null> {
  if (userId === null) {
    return customerPortalEmail === null ? null : { userId, customerPortalEmail, name: null, isProven: true }
  }
  const [account] = await db
    .select({ name: users.name, isProven: users.emailVerified })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.acceptedAt)))
  return account ? { userId, customerPortalEmail, ...account } : null
}

/** Whether the reviewer is a member of one of these sellers or works for the shop (product: reviews 4). */
export async function isSellerOf(
  db: Database,
  { userId }: Pick<Reviewer, 'userId'>,
  sellerIds: readonly (string | null)[],
): Promise<boolean> {
  if (userId === null) return false
  if ((await staffRolesOf(db, userId)).length > 0) return true
  const memberships = await membershipsOf(db, userId)
  return memberships.some(({ sellerId }) => sellerIds.includes(sellerId))
}

/**
 * The condition that this person wrote the review, reported it or voted for it. Matches nothing if there is no
 * owner. Without any condition the query would match everything.
 */
export function isByPerson(
  author: typeof reviews | typeof reviewReports | typeof helpfulVotes,
  { userId, customerPortalEmail }: SessionOwner,
): SQL {
  const ofAccount = userId === null ? sql`false` : eq(author.userId, userId)
  return customerPortalEmail === null
    ? ofAccount
    : sql`(${ofAccount} or ${eq(author.customerPortalEmail, customerPortalEmail)})`
}

/** Whether this person wrote the review. The same rule as `isByPerson`, for a row that is already loaded. */
export function isWrittenByReviewer(
  review: SessionOwner,
  { userId, customerPortalEmail }: SessionOwner,
): boolean {
  return (
    (userId !== null && review.userId === userId) ||
    (customerPortalEmail !== null && review.customerPortalEmail === customerPortalEmail)
  )
}
