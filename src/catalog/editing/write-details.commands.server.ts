import type { Database } from '#db/database.server.ts'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import type { ItemDetails } from '#catalog/details/item-details.ts'

/** Stores the details of an item, in the transaction that stores its record. */
export async function writeDetails(
  tx: Database,
  {
    kind,
    itemId,
    details,
    now,
  }: { kind: 'product' | 'solution'; itemId: string; details: ItemDetails; now: Date },
): Promise<void> {
  await tx
    .insert(itemDetailRows)
    .values({ kind, itemId, details, updatedAt: now })
    .onConflictDoUpdate({
      target: [itemDetailRows.kind, itemDetailRows.itemId],
      set: { details, updatedAt: now },
    })
}
