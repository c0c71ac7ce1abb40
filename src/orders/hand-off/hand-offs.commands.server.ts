import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { isOpenToken } from '#orders/hand-off/hand-offs.queries.server.ts'
import { handOffToken, hashSecret, newAccessKey } from '#orders/hand-off/order-secrets.server.ts'
import { lockOrder } from '#orders/order-transitions.commands.server.ts'
import { mayContinueNow, type HandedOrder } from '#orders/order.ts'
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

/** The token of an order with this number, and what is stored of it. */
export function newHandOffToken(secret: string, orderId: string, number: number, now: Date) {
  const token = handOffToken(secret, orderId, number)
  return { token, hash: hashSecret(token), expiresAt: new Date(now.getTime() + tokenMilliseconds) }
}

/**
 * Makes a token for the documents address. Unless a `fresh` one is wanted, the last one is returned again while it is
 * not exchanged, so that equal requests get equal answers. A new token ends those before and their access keys
 * (product: orders 5).
 */
export async function handOverOrder(
  db: Database,
  { secret, now, fresh }: TokenRequest,
  orderId: string,
): Promise<Result<HandOff, 'no_longer_open'>> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !mayContinueNow(order, now)) return err('no_longer_open')
    const last = handOffToken(secret, order.id, order.tokenNumber)
    if (!fresh && (await isUnexchanged(tx, order.id, last, now))) return ok({ order, token: last })
    const number = order.tokenNumber + 1
    const { token, hash, expiresAt } = newHandOffToken(secret, order.id, number, now)
    await tx.delete(handOffTokens).where(eq(handOffTokens.orderId, order.id))
    await tx.delete(accessKeys).where(eq(accessKeys.orderId, order.id))
    await tx.insert(handOffTokens).values({ hash, orderId: order.id, number, expiresAt })
    await tx.update(orders).set({ tokenNumber: number }).where(eq(orders.id, order.id))
    return ok({ order, token })
  })
}

/** Exchanges the token for an access key of this order. The token then opens nothing any more (product: orders 5). */
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

/** Deletes expired tokens and access keys. */
export async function deleteExpiredSecrets(db: Database, now: Date): Promise<void> {
  await db.execute(sql`with tokens as (delete from hand_off_tokens where expires_at < ${now.toISOString()}::timestamptz)
    delete from order_keys where expires_at < ${now.toISOString()}::timestamptz`)
}

async function isUnexchanged(db: Database, orderId: string, token: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ number: handOffTokens.number })
    .from(handOffTokens)
    .where(isOpenToken(orderId, token, now))
  return found.length > 0
}
