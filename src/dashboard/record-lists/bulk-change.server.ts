import { archiveRecords, restoreRecords } from '#catalog/editing/archive.commands.server.ts'
import { featureProducts } from '#catalog/editing/feature-products.commands.server.ts'
import type { BulkQuestion } from '#dashboard/record-lists/bulk-change.ts'
import { nounWords, type CatalogNoun } from '#dashboard/records/nouns.ts'
import type { Actor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'

/** Returns how many records have changed (product: dashboard 29). */
export async function changeSelected(
  db: Database,
  noun: CatalogNoun,
  { intent, ids, actor, now }: BulkQuestion & { actor: Actor; now: Date },
): Promise<number> {
  const kind = nounWords[noun].archive
  if (!kind) return 0
  const change = { ids, actor, now }
  if (intent === 'archive') return archiveRecords(db, kind, change)
  if (intent === 'restore') return restoreRecords(db, kind, { ...change, show: false })
  if (noun !== 'products') return 0
  return featureProducts(db, { ...change, isFeatured: intent === 'feature' })
}
