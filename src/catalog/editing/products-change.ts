import type { Fields } from '#audit/audit.ts'
import { checkboxValue } from '#catalog/editing/fields/record-form-values.ts'
import type { RefusalReason } from '#catalog/editing/refusal.ts'
import { maxTags } from '#catalog/product.ts'
import { dollarsText, type Cents } from '#lib/money.ts'
import { maxCents } from '#lib/parse-dollars.ts'

export type ProductsChange =
  | { field: 'isFeatured'; value: boolean }
  | { field: 'isActive'; value: boolean }
  | { field: 'categoryId'; value: string }
  | { field: 'sellerId'; value: string }
  | PricesChange
  | { field: 'addedTag'; value: string }
  | { field: 'removedTag'; value: string }

/** A new price, or a change in hundredths of a percent: -1250 lowers the price by 12.5%. */
export type PricesChange = { field: 'price'; value: Cents } | { field: 'percent'; value: number }

/** A product in the preview of new prices. `why` explains why its price would not change. */
export interface PricePreview {
  id: string
  name: string
  interval: string | null
  before: Cents
  after: Cents
  why: string | null
}

export interface ChangedProduct {
  id: string
  isFeatured: boolean
  isActive: boolean
  categoryId: string | null
  sellerId: string | null
  tags: readonly string[]
  price: Cents
  originalPrice: Cents | null
  /**
   * Whether an offer is running. If the price changed now, the end of the offer would not restore the former
   * price.
   */
  hasOffer: boolean
  productType: string
  archivedAt: Date | null
}

export function isLike(product: ChangedProduct, { field, value }: ProductsChange): boolean {
  if (field === 'addedTag') return product.tags.includes(value)
  if (field === 'percent') return product.price === changedPrice(product.price, { field, value })
  return field === 'removedTag' ? !product.tags.includes(value) : product[field] === value
}

/** Returns the price after the change, in whole cents. A percentage never makes a product free. */
export function changedPrice(price: Cents, { field, value }: PricesChange): Cents {
  if (field === 'price') return value
  return Math.max(Math.min(price, 1), Math.round((price * (10_000 + value)) / 10_000))
}

/** Returns the reason why the rules of the form do not allow the change (product: dashboard 20, 22, 51). */
export function refusalOf(
  product: ChangedProduct,
  change: ProductsChange,
  suspended: ReadonlySet<string>,
): RefusalReason | null {
  const { archivedAt, sellerId, tags, isActive } = product
  const { field, value } = change
  switch (field) {
    case 'isActive':
      if (value && archivedAt !== null) return 'archived'
      return value && suspended.has(sellerId ?? '') ? 'suspended' : null
    case 'sellerId':
      return isActive && suspended.has(value) ? 'suspended' : null
    case 'addedTag':
      return tags.length < maxTags ? null : 'tags'
    case 'price':
    case 'percent':
      return priceRefusal(product, changedPrice(product.price, change))
    default:
      return null
  }
}

export function priceRefusal(
  {
    hasOffer,
    productType,
    originalPrice,
  }: Pick<ChangedProduct, 'hasOffer' | 'productType' | 'originalPrice'>,
  price: Cents,
): RefusalReason | null {
  if (hasOffer) return 'offer'
  if (productType === 'download' && price !== 0) return 'download'
  if (originalPrice !== null && originalPrice <= price) return 'regular'
  return price > maxCents ? 'high' : null
}

/** Returns the former and the new form values of a change, for the audit log of a product. */
export function loggedSides(
  product: ChangedProduct,
  change: ProductsChange,
): Record<'before' | 'after', Fields> {
  const { field, value } = change
  const sides = (before: readonly string[], after: readonly string[]) => ({
    before: { tags: before.join('\n') },
    after: { tags: after.join('\n') },
  })
  const { tags } = product
  if (field === 'addedTag') return sides(tags, [...tags, value])
  if (field === 'removedTag')
    return sides(
      tags,
      tags.filter((tag) => tag !== value),
    )
  if (field === 'price' || field === 'percent') {
    const price = changedPrice(product.price, change)
    return { before: { price: dollarsText(product.price) }, after: { price: dollarsText(price) } }
  }
  return { before: loggedValue({ field, value: product[field] }), after: loggedValue(change) }
}

/** Returns the change for the audit entry that groups all products. */
export function loggedValue({ field, value }: { field: string; value: unknown }): Fields {
  if (field === 'price' && typeof value === 'number') return { price: dollarsText(value) }
  if (field === 'percent') return { percent: Number(value) / 100 }
  return { [field]: field === 'isActive' ? checkboxValue(value === true) : value }
}
