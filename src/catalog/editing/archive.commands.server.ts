import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { recordTogether } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import type { RecordsChange } from '#catalog/editing/edit-outcome.ts'
import { productsOfSuspended } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import { lockedSellers } from '#catalog/products/locked-sellers.queries.server.ts'
import { refreshRatingsOfSellers } from '#catalog/products/review-figures.commands.server.ts'
import { marketplaceCategories, marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'

export type ArchivedKind = 'product' | 'solution' | 'category'

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
    const edit = { archivedAt: now, updatedAt: now }
    const changed = await archiveOf(tx, kind, ids, edit)
    if (kind === 'product') await forgetSuspension(tx, changed)
    await refreshSellers(tx, kind, changed)
    const after = { archived: true }
    const records = changed.map(({ id }) => {
      const was = before.get(id)
      return {
        id,
        before: { archived: false, ...was },
        after: { ...after, ...(was && { shown: false }) },
      }
    })
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
      const changed = await restoreOf(tx, kind, some, { show: shown, now: by.now })
      if (shown) await refreshSellers(tx, kind, changed)
      records.push(...changed.map(({ id }) => ({ id, before: { archived: true }, after: after(shown) })))
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

/** Recomputes the ratings of sellers, which include only products in the shop (product: reviews 10). */
async function refreshSellers(
  tx: Database,
  kind: ArchivedKind,
  changed: readonly { id: string }[],
): Promise<void> {
  if (kind !== 'product') return
  await refreshRatingsOfSellers(
    tx,
    changed.map(({ id }) => id),
  )
}

/**
 * Records that a suspension no longer hides the products, so that they stay archived when their seller is
 * reinstated.
 */
async function forgetSuspension(tx: Database, archived: readonly { id: string }[]): Promise<void> {
  const ids = archived.map(({ id }) => id)
  await tx
    .update(marketplaceProducts)
    .set({ suspendedAt: null })
    .where(and(inArray(marketplaceProducts.id, ids), isNotNull(marketplaceProducts.suspendedAt)))
}

function archiveOf(
  tx: Database,
  kind: ArchivedKind,
  ids: readonly string[],
  edit: { archivedAt: Date; updatedAt: Date },
): Promise<{ id: string }[]> {
  if (kind === 'solution') {
    return tx
      .update(wtsSolutions)
      .set({ ...edit, version: sql`${wtsSolutions.version} + 1` })
      .where(and(inArray(wtsSolutions.id, [...ids]), isNull(wtsSolutions.archivedAt)))
      .returning({ id: wtsSolutions.id })
  }
  const table = kind === 'product' ? marketplaceProducts : marketplaceCategories
  return tx
    .update(table)
    .set({ ...edit, isActive: false, version: sql`${table.version} + 1` })
    .where(and(inArray(table.id, [...ids]), isNull(table.archivedAt)))
    .returning({ id: table.id })
}

function restoreOf(
  tx: Database,
  kind: ArchivedKind,
  ids: readonly string[],
  { show, now }: { show: boolean; now: Date },
): Promise<{ id: string }[]> {
  const edit = { archivedAt: null, updatedAt: now }
  if (kind === 'solution') {
    return tx
      .update(wtsSolutions)
      .set({ ...edit, version: sql`${wtsSolutions.version} + 1` })
      .where(and(inArray(wtsSolutions.id, [...ids]), isNotNull(wtsSolutions.archivedAt)))
      .returning({ id: wtsSolutions.id })
  }
  const table = kind === 'product' ? marketplaceProducts : marketplaceCategories
  return tx
    .update(table)
    .set({ ...edit, isActive: show, version: sql`${table.version} + 1` })
    .where(and(inArray(table.id, [...ids]), isNotNull(table.archivedAt)))
    .returning({ id: table.id })
}
