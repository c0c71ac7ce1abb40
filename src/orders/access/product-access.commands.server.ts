import { eq, inArray, sql } from 'drizzle-orm'
import { recordChange, type Sides } from '#audit/audit.commands.server.ts'
import type { Actor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { err, ok, type Result } from '#lib/result.ts'
import type { AccessItem } from '#orders/access/access-item.ts'
import { licenseKeys, productAccess } from '#orders/access/access.tables.server.ts'
import {
  isAccessOf,
  isUnusedKeyOf,
  linesWithoutKeys,
  noAccess,
  type ProductAccess,
} from '#orders/access/product-access.queries.server.ts'
import { assignKeys, type KeyContext } from '#orders/access/grant-access.commands.server.ts'
import { publishOrderChange } from '#orders/order-changes.commands.server.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'

interface AccessChange extends KeyContext {
  actor: Actor
}

/** The maximum number of lines that get keys in one transaction. The next save or import continues with the rest. */
const maxLines = 2_000

const { version: _, ...nothing } = noAccess
const fields = Object.keys(nothing) as (keyof typeof nothing)[]

/**
 * Saves the access that an item gives its buyers, and assigns keys to buyers who lack some (product: access 2, 8).
 */
export async function saveProductAccess(
  db: Database,
  change: AccessChange,
  item: AccessItem,
  { version, ...values }: ProductAccess,
): Promise<Result<null, 'changed'>> {
  const { now } = change
  return db.transaction(async (tx) => {
    const before = await lockAccess(tx, item)
    if ((before?.version ?? 0) !== version) return err('changed')
    const current = before ?? nothing
    if (fields.every((name) => current[name] === values[name])) {
      if (before) await fillLines(tx, change, before)
      return ok(null)
    }
    const written = { ...values, changedAt: now, version: version + 1 }
    const [saved] = before
      ? await tx.update(productAccess).set(written).where(isAccessOf(item)).returning()
      : await tx
          .insert(productAccess)
          .values({ ...item, ...written })
          .onConflictDoNothing()
          .returning()
    if (!saved) return err('changed')
    await fillLines(tx, change, saved)
    const shown = (row: typeof values) => Object.fromEntries(fields.map((name) => [name, row[name]]))
    await recordAccess(tx, change, item, {
      action: 'access.edit',
      before: shown(current),
      after: shown(values),
    })
    return ok(null)
  })
}

/** Adds keys to the imported list and assigns them to buyers who lack some. Skips keys already in the list. */
export async function importKeys(
  db: Database,
  change: AccessChange,
  item: AccessItem,
  keys: readonly string[],
): Promise<Result<{ imported: number }, 'not_imported'>> {
  const { now } = change
  return db.transaction(async (tx) => {
    const access = await lockAccess(tx, item)
    if (access?.keySource !== 'imported') return err('not_imported')
    const added = await tx
      .insert(licenseKeys)
      // The times are a millisecond apart, so that keys are assigned in the order of the list.
      .values(keys.map((key, index) => ({ ...item, key, createdAt: new Date(now.getTime() + index) })))
      .onConflictDoNothing()
      .returning({ id: licenseKeys.id })
    await fillLines(tx, change, access)
    if (added.length > 0) {
      const after = { importedKeys: added.length }
      await recordAccess(tx, change, item, { action: 'access.import', before: null, after })
    }
    return ok({ imported: added.length })
  })
}

/** Deletes imported keys that are not assigned to an order, for example after importing the wrong list. */
export async function removeFreeKeys(db: Database, change: AccessChange, item: AccessItem): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccess(tx, item)
    const removed = await tx.delete(licenseKeys).where(isUnusedKeyOf(item)).returning({ id: licenseKeys.id })
    if (removed.length === 0) return
    const before = { unusedKeys: removed.length }
    await recordAccess(tx, change, item, { action: 'access.remove-keys', before, after: { unusedKeys: 0 } })
  })
}

/**
 * Waits for orders that are being activated, so that the caller sees which of their lines lack keys (product:
 * access 8).
 */
async function lockAccess(tx: Database, item: AccessItem) {
  const [access] = await tx.select().from(productAccess).where(isAccessOf(item)).for('update')
  return access
}

async function fillLines(
  tx: Database,
  context: KeyContext,
  access: typeof productAccess.$inferSelect,
): Promise<void> {
  if (access.keySource === 'none') return
  const { rows } = await tx.execute<{ line_id: string; count: number }>(
    sql`${linesWithoutKeys(access)} limit ${maxLines} for update of line`,
  )
  const needs = rows.map(({ line_id, count }) => ({ lineId: line_id, count }))
  await assignKeys(tx, context, access, needs)
  await publishLines(
    tx,
    rows.map(({ line_id }) => line_id),
  )
}

/** Notifies the open pages of the buyers, so that they show the new keys at once. */
async function publishLines(tx: Database, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return
  const { userId, customerPortalEmail, browserKeyHash } = orders
  const owners = await tx
    .selectDistinct({ userId, customerPortalEmail, browserKeyHash })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(inArray(orderLines.id, [...lineIds]))
  for (const owner of owners) publishOrderChange(tx, owner)
}

async function recordAccess(
  tx: Database,
  { actor, now }: AccessChange,
  { productType, productId }: AccessItem,
  { action, ...sides }: Sides & { action: string },
): Promise<void> {
  const kind = productType === 'marketplace' ? 'product' : 'solution'
  await recordChange(tx, { actor, now }, action, [kind, productId], sides)
}
