import { sql } from 'drizzle-orm'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import type { FileReference } from '#files/files-context.server.ts'

/** References to these files as sample screens of products and solutions. */
export async function detailFileReferences(
  db: Database,
  fileIds: readonly string[],
): Promise<FileReference[]> {
  if (fileIds.length === 0) return []
  const { kind, itemId, details } = itemDetailRows
  const { rows } = await db.execute<{ file_id: string; kind: 'product' | 'solution'; item_id: string }>(sql`
    select distinct found[1] as file_id, ${kind}, ${itemId}
    from ${itemDetailRows},
      regexp_matches((${details} -> 'screens')::text, '"/files/([0-9a-f]{64})"', 'g') found
    where file_ids(${details}) && ${sql.param([...fileIds])}::text[]`)
  const requested = new Set(fileIds)
  return rows
    .filter((row) => requested.has(row.file_id))
    .map((row) => ({
      fileId: row.file_id,
      subject: `A sample screen of ${row.item_id}`,
      path: `/dashboard/${row.kind}s/${row.item_id}`,
    }))
}
