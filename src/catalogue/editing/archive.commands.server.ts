import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Actor, Fields } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import type { RecordsChange } from '#catalogue/editing/edit-outcome.ts'
import { marketplaceCategories, marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { wtsSolutions } from '#catalogue/solutions.tables.server.ts'

export type ArchivedKind = 'product' | 'solution' | 'category'

/** Takes records out of the shop (product: dashboard 22). Returns how many: those that were already out do not count. */
export async function archiveRecords(
  db: Database,
  kind: ArchivedKind,
  { ids, actor, now }: RecordsChange,
): Promise<number> {
  return db.transaction(async (tx) => {
    const edit = { archivedAt: now, updatedAt: now }
    const changed = await archiveOf(tx, kind, ids, edit)
    await recordEach(tx, {
      kind,
      changed,
      actor,
      now,
      before: { archived: false },
      after: { archived: true },
    })
    return changed.length
  })
}

/** Brings records back. With `show` they are in the shop at once, otherwise hidden until somebody shows them. */
export async function restoreRecords(
  db: Database,
  kind: ArchivedKind,
  { ids, show, actor, now }: RecordsChange & { show: boolean },
): Promise<number> {
  return db.transaction(async (tx) => {
    const changed = await restoreOf(tx, kind, ids, { show, now })
    await recordEach(tx, {
      kind,
      changed,
      actor,
      now,
      before: { archived: true },
      after: { archived: false, ...(kind !== 'solution' && { shown: show }) },
    })
    return changed.length
  })
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

async function recordEach(
  tx: Database,
  {
    kind,
    changed,
    ...change
  }: {
    kind: ArchivedKind
    changed: readonly { id: string }[]
    actor: Actor
    now: Date
    before: Fields
    after: Fields
  },
): Promise<void> {
  for (const { id } of changed) {
    await recordChange(tx, { ...change, action: 'catalogue.edit', subject: { kind, id } })
  }
}
