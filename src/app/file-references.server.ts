import { detailFileReferences, pendingFileReferences, sellerFileReferences } from '#catalog/proposals/file-references.queries.server.ts'
import { productFileReferences } from '#catalog/products/product-files.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import type { FileReference, FindFileReferences } from '#files/files-context.server.ts'

/** Finds the file references of each folder. Files without a reference are removed after 30 days. */
const sources: readonly FindFileReferences[] = [
  productFileReferences,
  detailFileReferences,
  sellerFileReferences,
  pendingFileReferences,
]

export async function findFileReferences(db: Database, fileIds: readonly string[]): Promise<FileReference[]> {
  if (fileIds.length === 0) return []
  const found: FileReference[] = []
  for (const source of sources) found.push(...(await source(db, fileIds)))
  return found
}
