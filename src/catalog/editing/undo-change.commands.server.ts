import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { recordTogether } from '#audit/audit.commands.server.ts'
import type { ByActor, Fields } from '#audit/audit.ts'
import { changesOf } from '#audit/audit.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { archivedTables, type ArchivedKind } from '#catalog/editing/archive.commands.server.ts'
import { checkboxValue } from '#catalog/editing/fields/record-form-values.ts'
import { lockedSellers } from '#catalog/products/locked-sellers.queries.server.ts'
import { refreshRatingsOfSellers } from '#catalog/products/review-figures.commands.server.ts'
import { productsOfSuspended, suspendedOf } from '#catalog/sellers/suspended-sellers.queries.server.ts'

interface Undo extends ByActor {
  kind: ArchivedKind
  /** The `entryId` of the bulk change. The audit log has the former values. */
  undoes: string
}

/**
 * Restores the former values of the records of a bulk change. Skips records that were changed since (product:
 * dashboard 29).
 */
export async function undoChange(
  db: Database,
  { kind, undoes, ...by }: Undo,
): Promise<{ undone: number; kept: number }> {
  const { actor, now } = by
  const action = 'catalogue.edit'
  return db.transaction(async (tx) => {
    const entries = await changesOf(tx, { actor, entryId: undoes, action, kind })
    const ids = entries.map(({ subjectId }) => subjectId)
    const sides = entries.flatMap(({ before, after }) => [before, after])
    const sellers = kind === 'product' ? await lockedSellers(tx, ids, sellersIn(sides)) : []
    const suspended = kind === 'product' ? await productsOfSuspended(tx, ids) : new Set<string>()
    const former = suspendedOf(sellers)
    const unchanged = await unchangedSince(tx, kind, { ids, at: entries[0]?.at ?? now })
    const undone = entries.filter(({ subjectId: id, before }) => {
      const isShown = columnsFrom(kind, before ?? {}, now)['isActive'] === true
      const [seller = ''] = sellersIn([before])
      return unchanged.has(id) && !(isShown && suspended.has(id)) && !former.has(seller)
    })
    for (const { before, ids: alike } of groupsOf(undone)) {
      await write(tx, kind, { ids: alike, columns: columnsFrom(kind, before, now), now })
    }
    if (kind === 'product') {
      const productIds = undone.map(({ subjectId }) => subjectId)
      await refreshRatingsOfSellers(tx, productIds, sellersIn(undone.map(({ after }) => after)))
    }
    const records = undone.map(({ subjectId: id, before, after }) => ({ id, before: after, after: before }))
    await recordTogether(tx, { ...by, action, kind, after: { undone: true } }, records)
    return { undone: undone.length, kept: entries.length - undone.length }
  })
}

async function unchangedSince(
  tx: Database,
  kind: ArchivedKind,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<Set<string>> {
  const table = archivedTables[kind]
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, [...ids]), eq(table.updatedAt, at)))
    .orderBy(asc(table.id))
    .for('update')
  return new Set(rows.map(({ id }) => id))
}

async function write(
  tx: Database,
  kind: ArchivedKind,
  { ids, columns, now }: { ids: readonly string[]; columns: Record<string, unknown>; now: Date },
): Promise<void> {
  const table = archivedTables[kind]
  await tx
    .update(table)
    .set({ ...columns, version: sql`${table.version} + 1`, updatedAt: now })
    .where(inArray(table.id, [...ids]))
}

/** Converts the former values to columns. Covers only the fields that bulk changes log. */
function columnsFrom(kind: ArchivedKind, before: Fields, now: Date): Record<string, unknown> {
  const { archived, shown, isFeatured, isActive, categoryId, sellerId, tags, price, suspendedAt } = before
  if (archived !== undefined) {
    const archivedAt = archived === true ? now : null
    if (kind === 'solution') return { archivedAt }
    const hidden = typeof suspendedAt === 'string' ? { suspendedAt: new Date(suspendedAt) } : {}
    return { archivedAt, isActive: shown === true, ...hidden }
  }
  return {
    ...(typeof isFeatured === 'boolean' && { isFeatured }),
    ...(isActive !== undefined && { isActive: isActive === checkboxValue(true) }),
    ...(categoryId !== undefined && { categoryId }),
    ...(sellerId !== undefined && { sellerId }),
    ...(typeof tags === 'string' && { tags: tags.split('\n').filter(Boolean) }),
    ...(typeof price === 'string' && { price }),
  }
}

/** Returns the ids of the former and the new sellers of the products. */
function sellersIn(sides: readonly (Fields | null)[]): string[] {
  const ids = sides.flatMap((fields) =>
    typeof fields?.['sellerId'] === 'string' ? [fields['sellerId']] : [],
  )
  return [...new Set(ids)].toSorted()
}

/** Groups records with the same former values, to write them together. */
function groupsOf(entries: readonly { subjectId: string; before: Fields | null }[]) {
  const groups = new Map<string, { before: Fields; ids: string[] }>()
  for (const { subjectId, before } of entries) {
    const key = JSON.stringify(before)
    const group = groups.get(key) ?? { before: before ?? {}, ids: [] }
    group.ids.push(subjectId)
    groups.set(key, group)
  }
  return [...groups.values()]
}
