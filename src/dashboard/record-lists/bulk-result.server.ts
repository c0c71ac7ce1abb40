import { inArray } from 'drizzle-orm'
import { changesOf, type OwnChange } from '#audit/audit.queries.server.ts'
import type { ArchivedKind } from '#catalog/editing/archive.commands.server.ts'
import { refusalWords } from '#catalog/editing/refusal.ts'
import { marketplaceCategories, marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import type { BulkDone } from '#dashboard/record-lists/bulk-change.ts'
import type { Database } from '#db/database.server.ts'

interface BulkChange extends Omit<OwnChange, 'action'> {
  kind: ArchivedKind
}

/** Reads the records that this person changed in a bulk change, from the audit log. */
export async function changedRecords(db: Database, change: BulkChange): Promise<string[]> {
  const entries = await changesOf(db, { ...change, action: 'catalogue.edit' })
  return entries.map(({ subjectId }) => subjectId)
}

/**
 * Reads the names of the records that a bulk change has changed, and the names of the first unchanged records
 * with the reasons (product: dashboard 29).
 */
export async function namesOfResult(
  db: Database,
  { unchanged, entryId }: BulkDone,
  by: Omit<BulkChange, 'entryId'>,
): Promise<{ changed: string[]; unchanged: string[] }> {
  const changed = await changedRecords(db, { ...by, entryId })
  const ids = [...changed, ...unchanged.map(({ id }) => id)]
  const table = tables[by.kind]
  const rows = await db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const kept = unchanged.map(({ id, why }) => `${names.get(id) ?? id} (${refusalWords[why]})`)
  return { changed: changed.flatMap((id) => names.get(id) ?? []).toSorted(), unchanged: kept.toSorted() }
}

const tables = { product: marketplaceProducts, solution: wtsSolutions, category: marketplaceCategories }
