import { and, asc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Actor } from '#audit/audit.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import type { FileStorage } from '#files/file-storage.server.ts'
import { fileFields } from '#files/files.commands.server.ts'
import type { FileReference, Files } from '#files/files-context.server.ts'
import { toStoredFile, type FileOwners } from '#files/files.queries.server.ts'
import { storedFiles } from '#files/files.tables.server.ts'
import { storageNames } from '#files/storage-names.ts'

const day = 24 * 60 * 60_000
/** The number of days for which a file without references is stored (product: dashboard 67). */
const unusedDays = 30
/** An upload that is not complete after this time was interrupted. */
const unfinishedDays = 1
const batch = 500

export type Removal =
  | { ok: true }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'in_use'; uses: FileReference[] }

export async function removeFile(
  db: Database,
  { storage, findUses }: Files,
  { id, owners, actor, now }: { id: string; owners: FileOwners; actor: Actor; now: Date },
): Promise<Removal> {
  const retired = await retire(db, findUses, { id, owners, actor, now })
  if (retired.ok) await deleteRetired(db, storage, id, now)
  return retired
}

/** Removes files that have had no reference for 30 days, and leftovers of interrupted uploads. Returns the count. */
export async function removeUnusedFiles(
  db: Database,
  { storage, findUses }: Files,
  now: Date,
): Promise<number> {
  await markUsed(db, findUses, now)
  const unused = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(and(isNotNull(storedFiles.readyAt), lt(storedFiles.usedAt, daysBefore(now, unusedDays))))
  for (const { id } of unused) {
    await retire(db, findUses, { id, owners: 'everybody', actor: { kind: 'system' }, now })
  }
  const retired = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(and(isNull(storedFiles.readyAt), lt(storedFiles.usedAt, daysBefore(now, unfinishedDays))))
  for (const { id } of retired) await deleteRetired(db, storage, id, now)
  return retired.length
}

/** Marks referenced files as used now, so that the 30 days start when the last reference disappears. */
async function markUsed(db: Database, findUses: Files['findUses'], now: Date): Promise<void> {
  let last = ''
  for (;;) {
    const rows = await db
      .select({ id: storedFiles.id })
      .from(storedFiles)
      .where(and(gt(storedFiles.id, last), isNotNull(storedFiles.readyAt)))
      .orderBy(asc(storedFiles.id))
      .limit(batch)
    const ids = rows.map(({ id }) => id)
    const end = ids.at(-1)
    if (end === undefined) return
    const used = [...new Set((await findUses(db, ids)).map(({ fileId }) => fileId))]
    if (used.length > 0)
      await db.update(storedFiles).set({ usedAt: now }).where(inArray(storedFiles.id, used))
    last = end
  }
}

/** Stops serving the file. A separate step, which can be repeated, deletes the content and the row. */
async function retire(
  db: Database,
  findUses: Files['findUses'],
  { id, owners, actor, now }: { id: string; owners: FileOwners; actor: Actor; now: Date },
): Promise<Removal> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(storedFiles)
      .where(and(eq(storedFiles.id, id), isNotNull(storedFiles.readyAt)))
      .for('update')
    const isOwn = row && (owners === 'everybody' || owners.includes(row.sellerId))
    if (!isOwn) return { ok: false, reason: 'unknown' }
    const uses = await findUses(tx, [id])
    if (uses.length > 0) return { ok: false, reason: 'in_use', uses }
    const usedAt = daysBefore(now, unusedDays)
    await tx.update(storedFiles).set({ readyAt: null, usedAt }).where(eq(storedFiles.id, id))
    const before = fileFields(toStoredFile(row))
    await recordChange(tx, { actor, now }, 'files.remove', ['file', id], { before, after: null })
    return { ok: true }
  })
}

/**
 * The row is locked until the content is deleted. An upload of the same file waits for that and stores the
 * content again.
 */
async function deleteRetired(db: Database, storage: FileStorage, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const isLeft = and(
      eq(storedFiles.id, id),
      isNull(storedFiles.readyAt),
      lt(storedFiles.usedAt, daysBefore(now, unfinishedDays)),
    )
    const [row] = await tx.select().from(storedFiles).where(isLeft).for('update')
    if (!row) return
    for (const name of storageNames(toStoredFile(row))) await storage.remove(name)
    await tx.delete(storedFiles).where(eq(storedFiles.id, id))
  })
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day)
}
