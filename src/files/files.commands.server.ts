import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#audit/audit.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { underLock } from '#db/locks.server.ts'
import { bytesOfSeller, ownedBy, toStoredFile, type FileOwners } from '#files/files.queries.server.ts'
import { fileDownloads, storedFiles } from '#files/files.tables.server.ts'
import { maxBytesOfSeller, type StoredFile } from '#files/stored-file.ts'
import { dayOfMoment } from '#lib/days.ts'

export type NewFile = Omit<StoredFile, 'uploadedAt'> & { uploadedBy: string | null }

/**
 * Records a file before its content is stored. If the process ends in between, a job can find the content and
 * remove it. Returns `false` if the seller has no space left.
 */
export async function announceFile(db: Database, file: NewFile, now: Date): Promise<boolean> {
  const { sellerId, id, bytes } = file
  if (sellerId === null) {
    await insertAnnounced(db, file, now)
    return true
  }
  // The lock admits one upload at a time for each seller, so that two uploads cannot both use the last space.
  return underLock(db, `files of ${sellerId}`, async (tx) => {
    if ((await bytesOfSeller(tx, sellerId, id)) + bytes > maxBytesOfSeller) return false
    await insertAnnounced(tx, file, now)
    return true
  })
}

async function insertAnnounced(db: Database, file: NewFile, now: Date): Promise<void> {
  await db
    .insert(storedFiles)
    .values({ ...file, uploadedAt: now, usedAt: now })
    .onConflictDoUpdate({ target: storedFiles.id, set: { usedAt: now } })
}

/** Marks a file as complete. It is served from then on. */
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
      await recordChange(tx, { actor, now }, 'files.upload', ['file', id], { before: null, after })
    }
    const [file] = finished ? [finished] : await tx.select().from(storedFiles).where(eq(storedFiles.id, id))
    return file ? toStoredFile(file) : null
  })
}

/**
 * Marks files as used and locks them against removal. Call it in the transaction that adds references to
 * them. Returns the files that are complete and belong to the owners.
 */
export async function claimFiles(
  tx: Database,
  { ids, owners }: { ids: readonly string[]; owners: FileOwners },
  now: Date,
): Promise<StoredFile[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .update(storedFiles)
    .set({ usedAt: now })
    .where(and(inArray(storedFiles.id, [...ids]), isNotNull(storedFiles.readyAt), ownedBy(owners)))
    .returning()
  return rows.map(toStoredFile)
}

/**
 * Returns each product's downloads that are not yet included in the product's total, and marks these
 * downloads as included.
 */
export async function takeUncounted(tx: Database): Promise<{ productId: string; downloads: number }[]> {
  const { rows } = await tx.execute<{ product_id: string; downloads: number }>(sql`
    with uncounted as (
      select ${fileDownloads.fileId}, ${fileDownloads.productId}, ${fileDownloads.day},
        ${fileDownloads.count} - ${fileDownloads.counted} as downloads
      from ${fileDownloads} where ${fileDownloads.counted} < ${fileDownloads.count} for update
    ), taken as (
      update ${fileDownloads} set counted = count from uncounted
      where file_downloads.file_id = uncounted.file_id and file_downloads.product_id = uncounted.product_id
        and file_downloads.day = uncounted.day
    )
    select product_id, sum(downloads)::int as downloads from uncounted group by product_id order by product_id`)
  return rows.map(({ product_id: productId, downloads }) => ({ productId, downloads }))
}

export async function countDownload(
  db: Database,
  { fileId, productId }: { fileId: string; productId: string },
  now: Date,
): Promise<void> {
  const { fileId: file, productId: product, day } = fileDownloads
  await db
    .insert(fileDownloads)
    .values({ fileId, productId, day: dayOfMoment(now), count: 1 })
    .onConflictDoUpdate({ target: [file, product, day], set: { count: sql`${fileDownloads.count} + 1` } })
}

export function fileFields({ kind, name, type, bytes, sellerId }: StoredFile) {
  return { kind, name, type, bytes, sellerId }
}
