import { and, asc, desc, eq, ilike, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { fileDownloads, storedFiles } from '#files/files.tables.server.ts'
import { countRows } from '#db/count-rows.server.ts'
import type { StoredFile, StoredFileKind } from '#files/stored-file.ts'

/** Filters by owner: these sellers (`null` is the shop itself), or everybody. */
export type FileOwners = 'everybody' | readonly (string | null)[]

export interface FileFilter {
  owners: FileOwners
  kind: StoredFileKind | null
  search: string
  isOldestFirst?: boolean
}

/** Complete files with their download counts, newest first unless the filter says otherwise. */
export async function filesPage(
  db: Database,
  filter: FileFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<(StoredFile & { downloads: number })[]> {
  const rows = await db
    .select()
    .from(storedFiles)
    .where(filesWithin(filter))
    .orderBy(
      ...(filter.isOldestFirst
        ? [sql`${storedFiles.uploadedAt} asc nulls first`, desc(storedFiles.id)]
        : [sql`${storedFiles.uploadedAt} desc nulls last`, asc(storedFiles.id)]),
    )
    .limit(limit)
    .offset(offset)
  const downloads = await downloadsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...toStoredFile(row), downloads: downloads.get(row.id) ?? 0 }))
}

/**
 * Counts downloads in a separate statement, only for the files of one page. A subquery in the main statement
 * would also count them for all earlier pages.
 */
async function downloadsOf(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const { fileId, count } = fileDownloads
  const rows = await db
    .select({ fileId, downloads: sql`sum(${count})`.mapWith(Number) })
    .from(fileDownloads)
    .where(inArray(fileId, [...ids]))
    .groupBy(fileId)
  return new Map(rows.map((row) => [row.fileId, row.downloads]))
}

export function countFiles(db: Database, filter: FileFilter): Promise<number> {
  return countRows(db, storedFiles, filesWithin(filter))
}

function filesWithin({ owners, kind, search }: FileFilter): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return and(
    isNotNull(storedFiles.readyAt),
    ownedBy(owners),
    kind === null ? undefined : eq(storedFiles.kind, kind),
    search === '' ? undefined : ilike(storedFiles.name, pattern),
  )
}

export async function filesByIds(
  db: Database,
  ids: readonly string[],
  owners: FileOwners = 'everybody',
): Promise<StoredFile[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(storedFiles)
    .where(and(inArray(storedFiles.id, [...ids]), isNotNull(storedFiles.readyAt), ownedBy(owners)))
  const byId = new Map(rows.map((row) => [row.id, toStoredFile(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function fileById(
  db: Database,
  id: string,
  owners: FileOwners = 'everybody',
): Promise<StoredFile | null> {
  const [file] = await filesByIds(db, [id], owners)
  return file ?? null
}

/** The size of a seller's other files, including uploads in progress. */
export async function bytesOfSeller(db: Database, sellerId: string, exceptId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string | null>`sum(${storedFiles.bytes})` })
    .from(storedFiles)
    .where(and(eq(storedFiles.sellerId, sellerId), ne(storedFiles.id, exceptId)))
  return Number(row?.bytes ?? 0)
}

export function ownedBy(owners: FileOwners): SQL | undefined {
  if (owners === 'everybody') return undefined
  const sellers = owners.filter((owner) => owner !== null)
  const ofShop = owners.includes(null) ? sql`${storedFiles.sellerId} is null` : sql`false`
  return sellers.length === 0 ? ofShop : sql`(${inArray(storedFiles.sellerId, sellers)} or ${ofShop})`
}

export function toStoredFile(row: typeof storedFiles.$inferSelect): StoredFile {
  const { id, kind, name, type, extension, bytes, width, height, sellerId, uploadedAt } = row
  return {
    id,
    kind,
    name,
    type,
    extension,
    bytes,
    width,
    height,
    sellerId,
    uploadedAt: uploadedAt.toISOString(),
  }
}
