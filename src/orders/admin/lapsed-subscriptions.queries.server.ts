import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { orderLines } from '#orders/orders.tables.server.ts'
import { subscriptions } from '#orders/subscriptions.tables.server.ts'

const { lineId, orderId, quantity, periodEnd, pastDueAt, endedAt } = subscriptions

/** Separates the line id from the time in the key of an ended subscription. */
export const endedMark = ' ended '

/**
 * The key of an unpaid period or of the end of a subscription, so that the store reports each of them only
 * once.
 */
export const lapse = sql<string>`${lineId} || case when ${endedAt} is null then ' past due ' else ${endedMark} end || ${periodEnd}`

/** The subscriptions that match the condition and became past due or ended after `since`. */
export async function subscriptionsLapsedSince(db: Database, since: Date, condition: SQL | undefined) {
  const found = await db
    .select({
      about: lapse,
      orderId,
      quantity,
      endedAt,
      product: orderLines.name,
      sellerId: orderLines.sellerId,
    })
    .from(subscriptions)
    .innerJoin(orderLines, eq(orderLines.id, lineId))
    .where(and(or(gt(endedAt, since), and(isNull(endedAt), gt(pastDueAt, since))), condition))
    .limit(100)
  return found.map(({ endedAt: end, ...lapsed }) => ({ ...lapsed, ended: end !== null }))
}
