import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import type { ItemDetails } from '#catalog/details/item-details.ts'

export async function writeDetails(
  tx: Database,
  kind: 'product' | 'solution',
  items: readonly { itemId: string; details: ItemDetails }[],
  now: Date,
): Promise<void> {
  await tx
    .insert(itemDetailRows)
    .values(items.map((item) => ({ kind, ...item, updatedAt: now })))
    .onConflictDoUpdate({
      target: [itemDetailRows.kind, itemDetailRows.itemId],
      set: { details: sql`excluded.details`, updatedAt: now },
      setWhere: sql`${itemDetailRows.details} is distinct from excluded.details`,
    })
}
