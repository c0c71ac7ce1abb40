import { and, eq, gt, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { lockOrder } from '#orders/order-transitions.commands.server.ts'
import { handOffToken, hashSecret, newOrderKey } from '#orders/hand-off/order-secrets.server.ts'
import { isFinal, mayCancel, orderStatuses } from '#orders/order-states.ts'
import { mayContinueNow, type Order } from '#orders/order.ts'
import { isUuid, orderById } from '#orders/orders.queries.server.ts'
import { handOffTokens, orderKeys, orders } from '#orders/orders.tables.server.ts'

const tokenMinutes = 15
const keyDays = 90

export interface HandOff {
  order: Order
  token: string
}

export interface TokenWish {
  secret: string
  now: Date
  fresh: boolean
}

/**
 * A token for the documents address. `fresh` always makes a new one; otherwise an unused one is returned again, so that
 * equal requests get equal answers. Earlier tokens and their access keys stop working (product: orders 5).
 */
export async function handOff(
  db: Database,
  { secret, now, fresh }: TokenWish,
  orderId: string,
): Promise<Result<HandOff, 'no_longer_open'>> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !mayContinueNow(order, now)) return err('no_longer_open')
    const last = handOffToken(secret, order.id, order.tokenNumber)
    if (!fresh && (await isUntouched(tx, last, now))) return ok({ order, token: last })
    const number = order.tokenNumber + 1
    const token = handOffToken(secret, order.id, number)
    const expiresAt = new Date(now.getTime() + tokenMinutes * 60_000)
    await tx.delete(handOffTokens).where(eq(handOffTokens.orderId, order.id))
    await tx.delete(orderKeys).where(eq(orderKeys.orderId, order.id))
    await tx.insert(handOffTokens).values({ hash: hashSecret(token), orderId: order.id, number, expiresAt })
    await tx.update(orders).set({ tokenNumber: number }).where(eq(orders.id, order.id))
    return ok({ order: { ...order, tokenNumber: number }, token })
  })
}

/** Uses up the token and returns the order; `null` for any other token or order. */
export async function openHandOff(
  db: Database,
  orderId: string,
  token: string,
  now: Date,
): Promise<Order | null> {
  if (!isUuid(orderId)) return null
  const [opened] = await db
    .update(handOffTokens)
    .set({ usedAt: now })
    .where(and(isToken(orderId, token, now), isNull(handOffTokens.usedAt)))
    .returning({ orderId: handOffTokens.orderId })
  return opened ? orderById(db, opened.orderId) : null
}

/** Exchanges the token, once, for an access key of this order (product: orders 5). */
export async function exchangeToken(
  db: Database,
  orderId: string,
  token: string,
  now: Date,
): Promise<{ key: string; expiresAt: Date } | null> {
  if (!isUuid(orderId)) return null
  return db.transaction(async (tx) => {
    const [exchanged] = await tx
      .update(handOffTokens)
      .set({ exchangedAt: now })
      .where(and(isToken(orderId, token, now), isNull(handOffTokens.exchangedAt)))
      .returning({ orderId: handOffTokens.orderId })
    if (!exchanged) return null
    const key = newOrderKey()
    const expiresAt = new Date(now.getTime() + keyDays * 24 * 60 * 60 * 1000)
    await tx
      .insert(orderKeys)
      .values({ hash: hashSecret(key), orderId: exchanged.orderId, createdAt: now, expiresAt })
    return { key, expiresAt }
  })
}

/** The order that this access key opens, until it expires. */
export async function orderOfOwnKey(
  db: Database,
  orderId: string,
  key: string,
  now: Date,
): Promise<Order | null> {
  if (!isUuid(orderId)) return null
  const [found] = await db
    .select({ orderId: orderKeys.orderId })
    .from(orderKeys)
    .where(
      and(eq(orderKeys.hash, hashSecret(key)), eq(orderKeys.orderId, orderId), gt(orderKeys.expiresAt, now)),
    )
  return found ? orderById(db, found.orderId) : null
}

/** Deletes expired tokens and access keys. */
export async function forgetExpiredSecrets(db: Database, now: Date): Promise<void> {
  await db.execute(sql`with tokens as (delete from hand_off_tokens where expires_at < ${now.toISOString()}::timestamptz)
    delete from order_keys where expires_at < ${now.toISOString()}::timestamptz`)
}

async function isUntouched(db: Database, token: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ number: handOffTokens.number })
    .from(handOffTokens)
    .where(
      and(
        eq(handOffTokens.hash, hashSecret(token)),
        gt(handOffTokens.expiresAt, now),
        isNull(handOffTokens.usedAt),
        isNull(handOffTokens.exchangedAt),
      ),
    )
  return found.length > 0
}

/** Checks the token and its order's state in one statement, so that nothing changes in between. */
function isToken(orderId: string, token: string, now: Date) {
  const stands = sql`exists (select 1 from orders where orders.id = ${orderId}
    and ${notInArray(sql`orders.status`, orderStatuses.filter(isFinal))}
    and (${notInArray(sql`orders.status`, orderStatuses.filter(mayCancel))}
      or orders.expires_at > ${now.toISOString()}::timestamptz))`
  return and(
    eq(handOffTokens.hash, hashSecret(token)),
    eq(handOffTokens.orderId, orderId),
    gt(handOffTokens.expiresAt, now),
    stands,
  )
}
