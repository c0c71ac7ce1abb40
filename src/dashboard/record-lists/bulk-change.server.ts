import { archiveRecords, restoreRecords } from '#catalog/editing/archive.commands.server.ts'
import {
  changeProducts,
  type BulkOutcome,
  type SeenPrices,
} from '#catalog/editing/bulk-products.commands.server.ts'
import type { ProductsChange } from '#catalog/editing/products-change.ts'
import { priceField, requiredLine } from '#catalog/field-schemas.ts'
import { longestTag } from '#catalog/product.ts'
import type { BulkQuestion } from '#dashboard/record-lists/bulk-change.ts'
import { nounWords, type CatalogNoun } from '#dashboard/records/nouns.ts'
import type { ByActor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { parsePercentage } from '#lib/percentage.ts'

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
