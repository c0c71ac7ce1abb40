import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { licenseActivations, licenseKeys } from '#orders/access/access.tables.server.ts'
import { recordCustomerChange } from '#orders/customer-changes.commands.server.ts'
import { publishOrderChange } from '#orders/order-changes.commands.server.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'
import type { Order, OrderOwner } from '#orders/order.ts'

export interface NamedKey {
  productId: string
  key: string
}

export interface KeyUse {
  keyId: string
  /** The number of machines on which the key is active, and the maximum. */
  activations: number
  limit: number
  activatedAt: Date | null
}

type KeyProblem = 'unknown_key' | 'key_ended'

/**
 * Activates a key on a machine. Activating it again on the same machine does not count twice (product: access 10).
 */
export async function activateKey(
  db: Database,
  { instance, label, ...named }: NamedKey & { instance: string; label: string },
  now: Date,
): Promise<Result<KeyUse, KeyProblem | 'limit_reached'>> {
  return withKey(db, named, async (tx, { id, activationLimit, owner }) => {
    const [again] = await tx
      .update(licenseActivations)
      .set({ checkedAt: now, ...(label !== '' && { label }) })
      .where(isActivation(id, instance))
      .returning()
    if (!again && (await activeOn(tx, id)) >= activationLimit) return err('limit_reached')
    if (!again) {
      await tx
        .insert(licenseActivations)
        .values({ keyId: id, instance, label, activatedAt: now, checkedAt: now })
    }
    publishOrderChange(tx, owner)
    const activatedAt = again?.activatedAt ?? now
    return ok({ keyId: id, activations: await activeOn(tx, id), limit: activationLimit, activatedAt })
  })
}

/** Returns whether a key is valid and active on this machine, and records the time of the check. */
export async function validateKey(
  db: Database,
  { instance, ...named }: NamedKey & { instance: string },
  now: Date,
): Promise<Result<KeyUse, KeyProblem>> {
  return withKey(db, named, async (tx, { id, activationLimit }) => {
    const [active] = await tx
      .update(licenseActivations)
      .set({ checkedAt: now })
      .where(isActivation(id, instance))
      .returning()
    const activations = await activeOn(tx, id)
    return ok({ keyId: id, activations, limit: activationLimit, activatedAt: active?.activatedAt ?? null })
  })
}

/** Deactivates a key on a machine. Deactivating it twice is not an error. */
export async function deactivateKey(
  db: Database,
  { instance, ...named }: NamedKey & { instance: string },
): Promise<Result<KeyUse, KeyProblem>> {
  return withKey(db, named, async (tx, { id, activationLimit, owner }) => {
    await tx.delete(licenseActivations).where(isActivation(id, instance))
    publishOrderChange(tx, owner)
    return ok({ keyId: id, activations: await activeOn(tx, id), limit: activationLimit, activatedAt: null })
  })
}

/** Lets the buyer deactivate a machine on the order page (product: access 11). */
export async function freeActivation(
  db: Database,
  { order, viewer, activationId, now }: FreedActivation,
): Promise<void> {
  const lineIds = order.lines.map(({ id }) => id)
  const { keyId, id } = licenseActivations
  await db.transaction(async (tx) => {
    const [freed] = await tx
      .select({ lineId: licenseKeys.lineId })
      .from(licenseActivations)
      .innerJoin(licenseKeys, eq(licenseKeys.id, keyId))
      .where(and(eq(id, activationId), inArray(licenseKeys.lineId, lineIds)))
      .for('update', { of: licenseActivations })
    if (!freed) return
    await tx.delete(licenseActivations).where(eq(id, activationId))
    const product = order.lines.find((line) => line.id === freed.lineId)?.name
    const action = 'access.free-activation'
    await recordCustomerChange(tx, viewer, { action, orderId: order.id, after: { product }, now })
    publishOrderChange(tx, order)
  })
}

interface FreedActivation {
  order: Pick<Order, 'id' | 'lines' | keyof OrderOwner>
  viewer: OrderOwner
  activationId: string
  now: Date
}

/**
 * Removes the names of the machines when their owner deletes the account. A hash of each instance stays, so that
 * the program on the machine still finds its activation (product: access 14).
 */
export async function forgetMachines(
  tx: Database,
  { userId, customerPortalEmail }: OrderOwner,
): Promise<void> {
  await tx.execute(sql`update license_activations
    set label = '', instance = 'sha256:' || encode(sha256(convert_to(key_id || ' ' || instance, 'UTF8')), 'hex')
    where instance not like 'sha256:%' and key_id in (
      select license_keys.id from license_keys join order_lines line on line.id = license_keys.line_id
        join orders on orders.id = line.order_id
      where orders.user_id = ${userId} or orders.portal_email = ${customerPortalEmail})`)
}

interface LockedKey {
  id: string
  activationLimit: number
  owner: OrderOwner
}

/** Locks a purchased key, so that concurrent activations cannot exceed its limit. */
function withKey<Problem extends string>(
  db: Database,
  { productId, key }: NamedKey,
  work: (tx: Database, locked: LockedKey) => Promise<Result<KeyUse, Problem>>,
): Promise<Result<KeyUse, Problem | KeyProblem>> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        id: licenseKeys.id,
        activationLimit: licenseKeys.activationLimit,
        endedAt: licenseKeys.endedAt,
        accessEndedAt: orderLines.accessEndedAt,
        userId: orders.userId,
        customerPortalEmail: orders.customerPortalEmail,
        browserKeyHash: orders.browserKeyHash,
      })
      .from(licenseKeys)
      .innerJoin(orderLines, eq(orderLines.id, licenseKeys.lineId))
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(eq(licenseKeys.productId, productId), eq(licenseKeys.key, key)))
      .orderBy(asc(licenseKeys.id))
      .limit(1)
      .for('no key update', { of: licenseKeys })
    if (!found) return err('unknown_key')
    const { id, activationLimit, endedAt, accessEndedAt, ...owner } = found
    if (endedAt !== null || accessEndedAt !== null) return err('key_ended')
    return work(tx, { id, activationLimit, owner })
  })
}

function activeOn(tx: Database, keyId: string): Promise<number> {
  return tx.$count(licenseActivations, eq(licenseActivations.keyId, keyId))
}

function isActivation(keyId: string, instance: string) {
  const hash = createHash('sha256').update(`${keyId} ${instance}`).digest('hex')
  const { keyId: ofKey, instance: stored } = licenseActivations
  return and(eq(ofKey, keyId), inArray(stored, [instance, `sha256:${hash}`]))
}
