import { and, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { hashSecret } from '#orders/order-secrets.server.ts'
import { isFinal, mayCancel, orderStatuses } from '#orders/order-status.ts'
import type { Order } from '#orders/order.ts'
import { isUuid } from '#lib/ids.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { accessKeys, handOffTokens } from '#orders/orders.tables.server.ts'

/** The order of this token. Works any number of times until the token is exchanged or expires. */
export async function orderOfToken(
  db: Database,
  orderId: string,
  token: string,
  now: Date,
): Promise<Order | null> {
  if (!isUuid(orderId)) return null
  const [found] = await db
    .select({ orderId: handOffTokens.orderId })
    .from(handOffTokens)
    .where(isOpenToken(orderId, token, now))
  return found ? orderById(db, found.orderId) : null
}

/** The order of an access key; `null` once the key has expired. */
export async function orderOfAccessKey(
  db: Database,
  orderId: string,
  key: string,
  now: Date,
): Promise<Order | null> {
  if (!isUuid(orderId)) return null
  const [found] = await db
    .select({ orderId: accessKeys.orderId })
    .from(accessKeys)
    .where(
      and(
        eq(accessKeys.hash, hashSecret(key)),
        eq(accessKeys.orderId, orderId),
        or(gt(accessKeys.expiresAt, now), hasLiveSubscription),
      ),
    )
  return found ? orderById(db, found.orderId) : null
}

/** An access key does not expire while its order has a live subscription (product: subscriptions 13). */
const hasLiveSubscription = sql`exists (select 1 from subscriptions
  where subscriptions.order_id = ${accessKeys.orderId} and subscriptions.ended_at is null)`

/**
 * Whether the token is valid and its order is open. Checks both in one condition, so that nothing can change in
 * between.
 */
export function isOpenToken(orderId: string, token: string, now: Date) {
  const isOrderOpen = sql`exists (select 1 from orders where orders.id = ${orderId}
    and ${notInArray(sql`orders.status`, orderStatuses.filter(isFinal))}
    and (${notInArray(sql`orders.status`, orderStatuses.filter(mayCancel))}
      or orders.expires_at > ${now.toISOString()}::timestamptz))`
  return and(
    eq(handOffTokens.hash, hashSecret(token)),
    eq(handOffTokens.orderId, orderId),
    gt(handOffTokens.expiresAt, now),
    isNull(handOffTokens.exchangedAt),
    isOrderOpen,
  )
}
