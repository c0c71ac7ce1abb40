import { archiveRecords, restoreRecords } from '#catalog/editing/archive.commands.server.ts'
import { changeProducts, type BulkOutcome } from '#catalog/editing/bulk-products.commands.server.ts'
import type { ProductsChange } from '#catalog/editing/products-change.ts'
import { priceField, requiredLine } from '#catalog/field-schemas.ts'
import { longestTag } from '#catalog/product.ts'
import type { BulkQuestion } from '#dashboard/record-lists/bulk-change.ts'
import { nounWords, type CatalogNoun } from '#dashboard/records/nouns.ts'
import type { ByActor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'

/** Changes the selected records, and returns how many (product: dashboard 29). */
export async function changeSelected(
  db: Database,
  noun: CatalogNoun,
  { actor, now, ...question }: BulkQuestion & ByActor,
): Promise<BulkOutcome> {
  const { intent, ids } = question
  const kind = nounWords[noun].archive
  const by = { ids, actor, now }
  if (kind && (intent === 'archive' || intent === 'restore')) {
    const changed =
      intent === 'archive'
        ? await archiveRecords(db, kind, by)
        : await restoreRecords(db, kind, { ...by, show: false })
    return { changed, same: ids.length - changed, leftOut: 0 }
  }
  const change = noun === 'products' ? productsChange(question) : null
  return change ? changeProducts(db, { ...by, change }) : { changed: 0, same: 0, leftOut: 0 }
}

/** The change of products that was confirmed; `null` for an invalid value. */
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
    default:
      return null
  }
}

const tagField = requiredLine('Enter a tag.', longestTag)
