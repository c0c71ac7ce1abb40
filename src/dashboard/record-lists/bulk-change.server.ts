import {
  archiveRecords,
  restoreRecords,
  type ArchivedKind,
} from '#catalog/editing/archive.commands.server.ts'
import {
  changeProducts,
  type BulkOutcome,
  type SeenPrices,
} from '#catalog/editing/bulk-products.commands.server.ts'
import type { ProductsChange } from '#catalog/editing/products-change.ts'
import { priceField, requiredLine } from '#catalog/field-schemas.ts'
import { longestTag } from '#catalog/product.ts'
import type { BulkQuestion, BulkDone } from '#dashboard/record-lists/bulk-change.ts'
import { nounWords, type CatalogNoun } from '#dashboard/records/nouns.ts'
import type { ByActor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { parsePercentage } from '#lib/percentage.ts'
import { inArray } from 'drizzle-orm'
import { changesOf, type OwnChange } from '#audit/audit.queries.server.ts'
import { refusalWords } from '#catalog/editing/refusal.ts'
import { marketplaceCategories, marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'

/** Changes the selected records and returns the result (product: dashboard 29). */
export async function changeSelected(
  db: Database,
  noun: CatalogNoun,
  { intent, ids, value, seen, ...by }: BulkQuestion & ByActor & { seen: SeenPrices },
): Promise<BulkOutcome> {
  const kind = nounWords[noun].archive
  if (kind && (intent === 'archive' || intent === 'restore')) {
    const changed =
      intent === 'archive'
        ? await archiveRecords(db, kind, { ids, ...by })
        : await restoreRecords(db, kind, { ids, ...by, show: false })
    return { changed, same: ids.length - changed, refused: [] }
  }
  const change = noun === 'products' ? productsChange({ intent, value }) : null
  return change ? changeProducts(db, { ids, ...by, change, seen }) : { changed: 0, same: 0, refused: [] }
}

/** Returns the confirmed change of the products, or `null` if its value is invalid. */
export function productsChange({
  intent,
  value,
}: Pick<BulkQuestion, 'intent' | 'value'>): ProductsChange | null {
  switch (intent) {
    case 'show':
    case 'hide':
      return { field: 'isActive', value: intent === 'show' }
    case 'feature':
    case 'unfeature':
      return { field: 'isFeatured', value: intent === 'feature' }
    case 'category':
      return value === '' ? null : { field: 'categoryId', value }
    case 'seller':
      return value === '' ? null : { field: 'sellerId', value }
    case 'add-tag':
    case 'remove-tag': {
      const { success, data: tag } = tagField.safeParse(value)
      return success ? { field: intent === 'add-tag' ? 'addedTag' : 'removedTag', value: tag } : null
    }
    case 'price': {
      const parsed = priceField.safeParse(value)
      return parsed.success ? { field: 'price', value: parsed.data } : null
    }
    case 'raise':
    case 'lower': {
      const percent = parsePercentage(value) ?? 0
      if (percent <= 0 || percent >= 10_000) return null
      return { field: 'percent', value: intent === 'raise' ? percent : -percent }
    }
    default:
      return null
  }
}

const tagField = requiredLine('Enter a tag.', longestTag)

interface BulkChange extends Omit<OwnChange, 'action'> {
  kind: ArchivedKind
}

/** Reads the records that this person changed in a bulk change, from the audit log. */
export async function changedRecords(db: Database, change: BulkChange): Promise<string[]> {
  const entries = await changesOf(db, { ...change, action: 'catalogue.edit' })
  return entries.map(({ subjectId }) => subjectId)
}

/**
 * Reads the names of the records that a bulk change has changed, and the names of the first unchanged records
 * with the reasons (product: dashboard 29).
 */
export async function namesOfResult(
  db: Database,
  { unchanged, entryId }: BulkDone,
  by: Omit<BulkChange, 'entryId'>,
): Promise<{ changed: string[]; unchanged: string[] }> {
  const changed = await changedRecords(db, { ...by, entryId })
  const ids = [...changed, ...unchanged.map(({ id }) => id)]
  const table = tables[by.kind]
  const rows = await db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const kept = unchanged.map(({ id, why }) => `${names.get(id) ?? id} (${refusalWords[why]})`)
  return { changed: changed.flatMap((id) => names.get(id) ?? []).toSorted(), unchanged: kept.toSorted() }
}

const tables = { product: marketplaceProducts, solution: wtsSolutions, category: marketplaceCategories }
