import { sql } from 'drizzle-orm'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import { catalogDrafts } from '#catalog/editing/drafts/drafts.tables.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { catalogProposals } from '#catalog/proposals/proposals.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import type { FileReference } from '#files/files-context.server.ts'
import { pictureAddress } from '#files/picture-address.ts'

/** Finds sample screens, logos, proposals and drafts that refer to these files. */
export async function catalogFileReferences(
  db: Database,
  fileIds: readonly string[],
): Promise<FileReference[]> {
  const ids = sql`${sql.param([...fileIds])}::text[]`
  const logos = sql`${sql.param(fileIds.map(pictureAddress))}::text[]`
  const { rows } = await db.execute<FileReference & Record<string, unknown>>(sql`
    select file_id as "fileId", 'A sample screen of ' || item_id as subject,
        '/dashboard/' || kind || 's/' || item_id as path
      from ${itemDetailRows}, unnest(file_ids(details -> 'screens')) file_id
      where file_ids(details) && ${ids} and file_id = any (${ids})
    union select substring(logo from '[0-9a-f]{64}'), 'The logo of ' || name, '/dashboard/sellers/' || id
      from ${marketplaceSellers} where logo = any (${logos})
    union select file_id, 'A proposal', '/dashboard/proposals'
      from ${catalogProposals}, unnest(file_ids(document)) file_id
      where file_ids(document) && ${ids} and file_id = any (${ids})
    union select file_id, 'A draft', '/dashboard/drafts'
      from ${catalogDrafts}, unnest(file_ids(typed)) file_id where file_id = any (${ids})`)
  return rows
}
