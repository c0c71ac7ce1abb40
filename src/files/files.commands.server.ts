import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#audit/audit.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { toStoredFile, type FileOwners } from '#files/files.queries.server.ts'
import { fileDownloads, storedFiles } from '#files/files.tables.server.ts'
import type { StoredFile } from '#files/stored-file.ts'
import { err, ok, type Result } from '#lib/result.ts'

export type NewFile = Omit<StoredFile, 'uploadedAt'> & { uploadedBy: string | null }

/** Announces a file before its content is stored, so that a process that dies in between leaves no content unknown. */
export async function announceFile(db: Database, file: NewFile, now: Date): Promise<void> {
  await db
    .insert(storedFiles)
    .values({ ...file, uploadedAt: now, usedAt: now })
    .onConflictDoUpdate({ target: storedFiles.id, set: { usedAt: now } })
}

/** From now on the file is served: all of its content is stored. */
export async function finishFile(
  db: Database,
  id: string,
  actor: Actor,
  now: Date,
): Promise<StoredFile | null> {
  return db.transaction(async (tx) => {
    const [finished] = await tx
      .update(storedFiles)
      .set({ readyAt: now })
      .where(and(eq(storedFiles.id, id), isNull(storedFiles.readyAt)))
      .returning()
    if (finished) {
      const after = fileFields(toStoredFile(finished))
      await recordChange(tx, {
        actor,
        action: 'files.upload',
        subject: subjectOf(id),
        before: null,
        after,
        now,
      })
    }
    const [file] = finished ? [finished] : await tx.select().from(storedFiles).where(eq(storedFiles.id, id))
    return file ? toStoredFile(file) : null
  })
}

/**
 * The files in the order of the ids, marked as used, for whoever is about to refer to them. Call it in the transaction
 * that refers: it keeps them from being removed meanwhile. A file that is not ready or not the owner's is unknown.
 */
export async function useFiles(
  tx: Database,
  { ids, kind, owners }: { ids: readonly string[]; kind: StoredFile['kind']; owners: FileOwners },
  now: Date,
): Promise<Result<StoredFile[], 'unknown_file'>> {
  if (ids.length === 0) return ok([])
  const rows = await tx
    .update(storedFiles)
    .set({ usedAt: now })
    .where(and(inArray(storedFiles.id, [...ids]), eq(storedFiles.kind, kind), isNotNull(storedFiles.readyAt)))
    .returning()
  const isOwn = (sellerId: string | null) => owners === 'everybody' || owners.includes(sellerId)
  const own = new Map(
    rows.filter(({ sellerId }) => isOwn(sellerId)).map((row) => [row.id, toStoredFile(row)]),
  )
  const files = ids.flatMap((id) => own.get(id) ?? [])
  return files.length === ids.length ? ok(files) : err('unknown_file')
}

/** Counts one download of a file with a product. */
export async function countDownload(
  db: Database,
  { fileId, productId }: { fileId: string; productId: string },
  now: Date,
): Promise<void> {
  const { fileId: file, productId: product, day } = fileDownloads
  await db
    .insert(fileDownloads)
    .values({ fileId, productId, day: now.toISOString().slice(0, 10), count: 1 })
    .onConflictDoUpdate({ target: [file, product, day], set: { count: sql`${fileDownloads.count} + 1` } })
}

export function fileFields({ kind, name, type, bytes, sellerId }: StoredFile) {
  return { kind, name, type, bytes, sellerId }
}

export function subjectOf(id: string) {
  return { kind: 'file', id }
}
