import { detailFileUses } from '#catalog/details/detail-file-uses.queries.server.ts'
import { pendingFileUses } from '#catalog/proposals/pending-files.queries.server.ts'
import { productFileUses } from '#catalog/products/product-files.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import type { FileUse, FindFileUses } from '#files/files-context.server.ts'

/** Every folder that references stored files. Files without a reference are removed after 30 days. */
const sources: readonly FindFileUses[] = [productFileUses, detailFileUses, pendingFileUses]

export async function findFileUses(db: Database, fileIds: readonly string[]): Promise<FileUse[]> {
  const found: FileUse[] = []
  for (const source of sources) found.push(...(await source(db, fileIds)))
  return found
}
