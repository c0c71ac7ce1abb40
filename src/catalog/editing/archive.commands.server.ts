import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { recordTogether } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import type { RecordsChange } from '#catalog/editing/edit-outcome.ts'
import { productsOfSuspended } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import { lockedSellers } from '#catalog/products/locked-sellers.queries.server.ts'
import { refreshRatingsOfSellers } from '#catalog/products/review-figures.commands.server.ts'
import { marketplaceCategories, marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'

export const archivedTables = {
  product: marketplaceProducts,
  solution: wtsSolutions,
  category: marketplaceCategories,
}

export type ArchivedKind = keyof typeof archivedTables

/**
 * Archives records and removes them from the shop (product: dashboard 22). Returns the number of changed
 * records.
 */
export async function archiveRecords(
  db: Database,
  kind: ArchivedKind,
  { ids, ...by }: RecordsChange,
): Promise<number> {
  const { now } = by
  return db.transaction(async (tx) => {
    if (kind === 'product') await lockedSellers(tx, ids)
    const before = await shownBefore(tx, kind, ids)
    const changed = await write(tx, kind, ids, {
      archivedAt: now,
      updatedAt: now,
      isActive: false,
      // Otherwise the products would be restored when their seller is reinstated.
      ...(kind === 'product' && { suspendedAt: null }),
    })
    const after = { archived: true }
    const records = changed.map((id) => ({
      id,
      before: { archived: false, ...before.get(id) },
      after: { ...after, ...(before.has(id) && { shown: false }) },
    }))
    await recordTogether(tx, { ...by, action: 'catalogue.edit', kind, after }, records)
    return changed.length
  })
}

/** Restores archived records. With `show`, the shop shows them immediately; otherwise they stay hidden. */
export async function restoreRecords(
  db: Database,
  kind: ArchivedKind,
  { ids, show, ...by }: RecordsChange & { show: boolean },
): Promise<number> {
  const after = (shown: boolean) => ({ archived: false, ...(kind !== 'solution' && { shown }) })
  return db.transaction(async (tx) => {
    // Products of a suspended seller stay hidden (product: dashboard 51).
    const hidden = show && kind === 'product' ? await productsOfSuspended(tx, ids) : new Set<string>()
    const groups = [
      { shown: show, ids: ids.filter((id) => !hidden.has(id)) },
      { shown: false, ids: ids.filter((id) => hidden.has(id)) },
    ].filter((group) => group.ids.length > 0)
    const records = []
    for (const { shown, ids: some } of groups) {
      const edit = { archivedAt: null, updatedAt: by.now, isActive: shown }
      const changed = await write(tx, kind, some, edit)
      records.push(...changed.map((id) => ({ id, before: { archived: true }, after: after(shown) })))
    }
    await recordTogether(tx, { ...by, action: 'catalogue.edit', kind, after: after(show) }, records)
    return records.length
  })
}

/**
 * Whether the shop shows the records, and since when a suspension has hidden them. An undo restores both
 * values.
 */
async function shownBefore(
  tx: Database,
  kind: ArchivedKind,
  ids: readonly string[],
): Promise<Map<string, { shown: boolean; suspendedAt?: string }>> {
  if (kind === 'solution') return new Map()
  const table = kind === 'product' ? marketplaceProducts : marketplaceCategories
  const suspendedAt = kind === 'product' ? marketplaceProducts.suspendedAt : sql<Date | null>`null`
  const rows = await tx
    .select({ id: table.id, shown: table.isActive, suspendedAt })
    .from(table)
    .where(and(inArray(table.id, [...ids]), isNull(table.archivedAt)))
    .orderBy(table.id)
    .for('update')
  return new Map(
    rows.map((row) => [
      row.id,
      { shown: row.shown, ...(row.suspendedAt && { suspendedAt: row.suspendedAt.toISOString() }) },
    ]),
  )
}

/** Archives or restores the records that are not yet so, and returns their ids. */
async function write(
  tx: Database,
  kind: ArchivedKind,
  ids: readonly string[],
  columns: { archivedAt: Date | null; updatedAt: Date; isActive: boolean; suspendedAt?: null },
): Promise<string[]> {
  const table = archivedTables[kind]
  const isOther = columns.archivedAt ? isNull : isNotNull
  const rows = await tx
    .update(table)
    .set({ ...columns, version: sql`${table.version} + 1` })
    .where(and(inArray(table.id, [...ids]), isOther(table.archivedAt)))
    .returning({ id: table.id })
  const changed = rows.map(({ id }) => id)
  // The ratings of sellers include only products in the shop (product: reviews 10).
  const isRated = columns.isActive || columns.archivedAt !== null
  if (kind === 'product' && isRated) await refreshRatingsOfSellers(tx, changed)
  return changed
}
