import { sql, inArray } from 'drizzle-orm'
import { catalogDrafts } from '#catalog/editing/drafts/drafts.tables.server.ts'
import { catalogProposals } from '#catalog/proposals/proposals.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import type { FileReference } from '#files/files-context.server.ts'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { fileIdOfPicture, pictureAddress } from '#files/picture-address.ts'

export async function pendingFileReferences(
  db: Database,
  fileIds: readonly string[],
): Promise<FileReference[]> {
  const requested = sql`${sql.param([...fileIds])}::text[]`
  const { rows } = await db.execute<{ file_id: string; subject: string }>(sql`
    select file_id, 'A proposal' as subject from ${catalogProposals}, unnest(file_ids(document)) file_id
      where file_ids(document) && ${requested} and file_id = any (${requested})
    union
    select file_id, 'A draft' from ${catalogDrafts}, unnest(file_ids(typed)) file_id
      where file_id = any (${requested})`)
  const paths: Record<string, string> = {
    'A proposal': '/dashboard/proposals',
    'A draft': '/dashboard/drafts',
  }
  return rows.map((row) => ({
    fileId: row.file_id,
    subject: row.subject,
    path: paths[row.subject] ?? '/dashboard',
  }))
}

export async function detailFileReferences(
  db: Database,
  fileIds: readonly string[],
): Promise<FileReference[]> {
  const { kind, itemId, details } = itemDetailRows
  const ids = sql`${sql.param([...fileIds])}::text[]`
  const { rows } = await db.execute<{ file_id: string; kind: 'product' | 'solution'; item_id: string }>(sql`
    select distinct file_id, ${kind}, ${itemId}
    from ${itemDetailRows}, unnest(file_ids(${details} -> 'screens')) as file_id
    where file_ids(${details}) && ${ids} and file_id = any (${ids})`)
  return rows.map((row) => ({
    fileId: row.file_id,
    subject: `A sample screen of ${row.item_id}`,
    path: `/dashboard/${row.kind}s/${row.item_id}`,
  }))
}

export async function sellerFileReferences(
  db: Database,
  fileIds: readonly string[],
): Promise<FileReference[]> {
  const { id, name, logo } = marketplaceSellers
  const rows = await db
    .select({ id, name, logo })
    .from(marketplaceSellers)
    .where(inArray(logo, fileIds.map(pictureAddress)))
  return rows.flatMap((seller) => {
    const fileId = fileIdOfPicture(seller.logo ?? '')
    return fileId === null
      ? []
      : [{ fileId, subject: `The logo of ${seller.name}`, path: `/dashboard/sellers/${seller.id}` }]
  })
}
