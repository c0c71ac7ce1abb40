import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { commitAsOrder } from '#db/synchronous-commit.server.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { isOpenToken } from '#orders/hand-off/hand-offs.queries.server.ts'
import { handOffToken, hashSecret, newAccessKey } from '#orders/order-secrets.server.ts'
import { lockOrder } from '#orders/transitions/order-transitions.commands.server.ts'
import { mayContinueNow, type HandedOrder, type Order } from '#orders/order.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { isUuid } from '#lib/ids.ts'
import { accessKeys, handOffTokens, orders } from '#orders/orders.tables.server.ts'

const tokenMilliseconds = 15 * 60_000
const accessKeyDays = 90

export interface HandOff {
  order: HandedOrder
  token: string
}

export interface TokenRequest {
  secret: string
  now: Date
  fresh: boolean
}

/** Creates the order's token with this number, and the hash to store. */
export function newHandOffToken(secret: string, orderId: string, number: number, now: Date) {
  const token = handOffToken(secret, orderId, number)
  return { token, hash: hashSecret(token), expiresAt: new Date(now.getTime() + tokenMilliseconds) }
}

/**
 * Creates a token for the documents address. Earlier tokens and their access keys become invalid. Unless `fresh`
 * is set, returns the last token if it was not exchanged, so that identical requests get the same response
 * (product: orders 5).
 */
export async function handOverOrder(
  db: Database,
  request: TokenRequest,
  orderId: string,
): Promise<Result<HandOff, 'no_longer_open'>> {
  // Reads without a lock first. With a distant database many identical requests would wait too long for each
  // other's lock.
  const last = request.fresh ? null : await lastHandOff(db, request, await orderById(db, orderId))
  if (last) return ok(last)
  return db.transaction(async (tx) => {
    const { secret, now, fresh } = request
    const order = await lockOrder(tx, orderId)
    if (!order || !mayContinueNow(order, now)) return err('no_longer_open')
    const createdMeanwhile = fresh ? null : await lastHandOff(tx, request, order)
    if (createdMeanwhile) return ok(createdMeanwhile)
    const number = order.tokenNumber + 1
    const { token, hash, expiresAt } = newHandOffToken(secret, order.id, number, now)
    await tx.delete(handOffTokens).where(eq(handOffTokens.orderId, order.id))
    await tx.delete(accessKeys).where(eq(accessKeys.orderId, order.id))
    await tx.insert(handOffTokens).values({ hash, orderId: order.id, number, expiresAt })
    await tx.update(orders).set({ tokenNumber: number }).where(eq(orders.id, order.id))
    return ok({ order, token })
  })
}

/** Exchanges a token for an access key of its order. The token is no longer valid afterward (product: orders 5). */
export async function exchangeToken(
  db: Database,
  orderId: string,
  token: string,
  now: Date,
): Promise<{ accessKey: string; expiresAt: Date } | null> {
  if (!isUuid(orderId)) return null
  return db.transaction(async (tx) => {
    const [exchanged] = await tx
      .update(handOffTokens)
      .set({ exchangedAt: now })
      .where(isOpenToken(orderId, token, now))
      .returning({ orderId: handOffTokens.orderId })
    if (!exchanged) return null
    const accessKey = newAccessKey()
    const expiresAt = new Date(now.getTime() + accessKeyDays * 24 * 60 * 60 * 1000)
    await tx
      .insert(accessKeys)
      .values({ hash: hashSecret(accessKey), orderId: exchanged.orderId, createdAt: now, expiresAt })
    return { accessKey, expiresAt }
  })
}

/** Deletes expired tokens and access keys, except the keys of orders with a live subscription. */
export async function deleteExpiredSecrets(db: Database, now: Date): Promise<void> {
  await db.execute(sql`with tokens as (delete from hand_off_tokens where expires_at < ${now.toISOString()}::timestamptz)
    delete from order_keys where expires_at < ${now.toISOString()}::timestamptz and not exists (
      select 1 from subscriptions where subscriptions.order_id = order_keys.order_id and ended_at is null)`)
}

/**
 * Returns the order's last token if it was not exchanged, otherwise `null`. Waits until a synchronous standby
 * has stored the order.
 */
async function lastHandOff(
  db: Database,
  { secret, now }: TokenRequest,
  order: Order | null,
): Promise<HandOff | null> {
  if (!order || !mayContinueNow(order, now)) return null
  const token = handOffToken(secret, order.id, order.tokenNumber)
  const found = await db
    // A commit waits for the standby only if the transaction has written something, so write a message to the
    // log.
    .select({ level: commitAsOrder, written: sql`pg_logical_emit_message(true, 'order', '')::text` })
    .from(handOffTokens)
    .where(isOpenToken(order.id, token, now))
  return found.length > 0 ? { order, token } : null
}
