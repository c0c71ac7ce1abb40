import { sql } from 'drizzle-orm'
import { catalogDrafts } from '#catalog/editing/drafts/drafts.tables.server.ts'
import { catalogProposals } from '#catalog/proposals/proposals.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import type { FileReference } from '#files/files-context.server.ts'

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
