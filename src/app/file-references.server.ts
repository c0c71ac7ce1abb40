import { catalogFileReferences } from '#catalog/proposals/file-references.queries.server.ts'
import { productFileReferences } from '#catalog/products/product-files.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import type { FileReference } from '#files/files-context.server.ts'

/** Finds what refers to these files. Files without a reference are removed after 30 days. */
export async function findFileReferences(db: Database, fileIds: readonly string[]): Promise<FileReference[]> {
  if (fileIds.length === 0) return []
  return [...(await productFileReferences(db, fileIds)), ...(await catalogFileReferences(db, fileIds))]
}
