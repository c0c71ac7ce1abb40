import { randomUUID } from 'node:crypto'
import { and, asc, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { licenseKeys, productAccess } from '#orders/access/access.tables.server.ts'
import { signedLicense, signingKey } from '#orders/access/license-signing.server.ts'
import { isAccessOf, isUnusedKeyOf } from '#orders/access/product-access.queries.server.ts'
import type { OrderContext } from '#orders/order-context.server.ts'
import type { OrderLine } from '#orders/order.ts'
import { orderLines } from '#orders/orders.tables.server.ts'

export type KeyContext = Omit<OrderContext, 'mail'>

type AccessRow = typeof productAccess.$inferSelect

type GrantedLine = Pick<OrderLine, 'id' | 'productType' | 'productId' | 'quantity'>

/** The number of keys that a line still needs. */
export interface KeyNeed {
  lineId: string
  count: number
}

/**
 * Assigns the license keys of an order in the transaction that activates it. The shared lock makes a concurrent
 * import wait, so that the import finds the lines that still lack keys (product: access 6, 8).
 */
export async function grantAccess(
  tx: Database,
  context: KeyContext,
  lines: readonly GrantedLine[],
): Promise<void> {
  const granted = await tx
    .select()
    .from(productAccess)
    .where(and(ne(productAccess.keySource, 'none'), or(...lines.map(isAccessOf))))
    .orderBy(asc(productAccess.productType), asc(productAccess.productId))
    .for('share')
  if (granted.length === 0) return
  const live = await withAccess(tx, lines)
  for (const access of granted) {
    const own = live.filter(
      (line) => line.productType === access.productType && line.productId === access.productId,
    )
    await assignKeys(
      tx,
      context,
      access,
      own.map(({ id, quantity }) => ({ lineId: id, count: quantity })),
    )
  }
}

/**
 * Excludes lines whose access a refund has ended, because a refund may arrive before the activation (product:
 * access 12).
 */
async function withAccess(tx: Database, lines: readonly GrantedLine[]): Promise<GrantedLine[]> {
  const ids = lines.map(({ id }) => id)
  const live = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(inArray(orderLines.id, ids), isNull(orderLines.accessEndedAt)))
  return lines.filter((line) => live.some(({ id }) => id === line.id))
}

/** Generates keys for the lines, or takes them from the imported list until it is empty. */
export async function assignKeys(
  tx: Database,
  context: KeyContext,
  access: AccessRow,
  needs: readonly KeyNeed[],
): Promise<void> {
  for (const need of needs) {
    if (access.keySource === 'generated') await generateKeys(tx, context, access, need)
    if (access.keySource === 'imported') await takeImportedKeys(tx, context, access, need)
  }
}

/** Ends the access of the lines: their keys become invalid, and the order page no longer shows them. */
export async function endAccess(tx: Database, lines: SQL, now: Date): Promise<void> {
  await tx
    .update(orderLines)
    .set({ accessEndedAt: now })
    .where(and(lines, isNull(orderLines.accessEndedAt)))
}

async function generateKeys(
  tx: Database,
  { now, publicUrl, licenseSigningKey }: KeyContext,
  { productType, productId, activationLimit }: AccessRow,
  { lineId, count }: KeyNeed,
): Promise<void> {
  if (count < 1) return
  const key = await signingKey(tx, licenseSigningKey, now)
  const ids = Array.from({ length: count }, () => randomUUID())
  await tx.insert(licenseKeys).values(
    ids.map((id) => ({
      id,
      productType,
      productId,
      key: signedLicense(key, { issuer: publicUrl, productId, keyId: id, issuedAt: now }),
      lineId,
      activationLimit,
      createdAt: now,
      assignedAt: now,
    })),
  )
}

async function takeImportedKeys(
  tx: Database,
  { now }: KeyContext,
  { activationLimit, ...item }: AccessRow,
  { lineId, count }: KeyNeed,
): Promise<void> {
  const free = await tx
    .select({ id: licenseKeys.id })
    .from(licenseKeys)
    .where(isUnusedKeyOf(item))
    .orderBy(asc(licenseKeys.createdAt), asc(licenseKeys.id))
    .limit(Math.max(0, count))
    // Orders that are activated at the same time must take different keys.
    .for('update', { skipLocked: true })
  if (free.length === 0) return
  await tx
    .update(licenseKeys)
    .set({ lineId, activationLimit, assignedAt: now })
    .where(
      inArray(
        licenseKeys.id,
        free.map(({ id }) => id),
      ),
    )
}
