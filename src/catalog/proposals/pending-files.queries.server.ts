import { sql } from 'drizzle-orm'
import { catalogDrafts } from '#catalog/editing/drafts/drafts.tables.server.ts'
import { catalogProposals } from '#catalog/proposals/proposals.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import type { FileReference } from '#files/files-context.server.ts'

/** References to these files anywhere in the texts of proposals and drafts. */
export async function pendingFileReferences(
  db: Database,
  fileIds: readonly string[],
): Promise<FileReference[]> {
  if (fileIds.length === 0) return []
  const named = sql`'/(?:files|downloads)/([0-9a-f]{64})'`
  const { rows } = await db.execute<{ file_id: string; subject: string }>(sql`
    select found[1] as file_id, 'A proposal' as subject
      from ${catalogProposals}, regexp_matches(document::text, ${named}, 'g') found
    union
    select found[1], 'A draft' from ${catalogDrafts}, regexp_matches(typed::text, ${named}, 'g') found`)
  const paths: Record<string, string> = {
    'A proposal': '/dashboard/proposals',
    'A draft': '/dashboard/drafts',
  }
  const requested = new Set(fileIds)
  return rows
    .filter((row) => requested.has(row.file_id))
    .map((row) => ({ fileId: row.file_id, subject: row.subject, path: paths[row.subject] ?? '/dashboard' }))
}
