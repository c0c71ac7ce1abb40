import { and, eq, exists, gt, lte, notExists } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { orders, orderTransitions } from '#orders/orders.tables.server.ts'
import { reviewInvitations, stoppedInvitations } from '#reviews/reviews.tables.server.ts'

const day = 86_400_000
const daysAfterActivation = 14
/**
 * An invitation is sent at most this many days late. Older orders get none, for example if the shop was down
 * or has only just introduced reviews.
 */
const daysToAsk = 30
const maxRows = 100

/** The orders whose customers should get an invitation now (product: reviews 19, 20). */
export async function ordersToAskAbout(db: Database, now: Date): Promise<string[]> {
  const latest = new Date(now.getTime() - daysAfterActivation * day)
  const earliest = new Date(latest.getTime() - daysToAsk * day)
  const becameActive = db
    .select({ id: orderTransitions.id })
    .from(orderTransitions)
    .where(
      and(
        eq(orderTransitions.orderId, orders.id),
        eq(orderTransitions.to, 'active'),
        gt(orderTransitions.at, earliest),
        lte(orderTransitions.at, latest),
      ),
    )
  const considered = db
    .select({ orderId: reviewInvitations.orderId })
    .from(reviewInvitations)
    .where(eq(reviewInvitations.orderId, orders.id))
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'active'),
        gt(orders.changedAt, earliest),
        exists(becameActive),
        notExists(considered),
      ),
    )
    .limit(maxRows)
  return found.map(({ id }) => id)
}

/** Whether the owner of this address opted out of invitations. */
export async function areInvitationsStopped(db: Database, email: string): Promise<boolean> {
  const stopped = await db.$count(stoppedInvitations, eq(stoppedInvitations.email, email.toLowerCase()))
  return stopped > 0
}
