import { sql } from 'drizzle-orm'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import type { FileReference } from '#files/files-context.server.ts'

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
