import type { Fields } from '#audit/audit.ts'
import { checkboxValue } from '#catalog/editing/fields/record-form-values.ts'
import { maxTags } from '#catalog/product.ts'
import { dollarsText, type Cents } from '#lib/money.ts'

/** One change of several products. */
export type ProductsChange =
  | { field: 'isFeatured'; value: boolean }
  | { field: 'isActive'; value: boolean }
  | { field: 'categoryId'; value: string }
  | { field: 'sellerId'; value: string }
  | { field: 'price'; value: Cents }
  | { field: 'addedTag'; value: string }
  | { field: 'removedTag'; value: string }

/** The part of a product that these changes concern. */
export interface ChangedProduct {
  id: string
  isFeatured: boolean
  isActive: boolean
  categoryId: string | null
  sellerId: string | null
  tags: readonly string[]
  price: Cents
  originalPrice: Cents | null
  productType: string
  archivedAt: Date | null
}

/** Whether the product has the value already. */
export function isLike(product: ChangedProduct, { field, value }: ProductsChange): boolean {
  if (field === 'addedTag') return product.tags.includes(value)
  return field === 'removedTag' ? !product.tags.includes(value) : product[field] === value
}

/** Whether the product may be changed, by the same rules as in its form (product: dashboard 20, 22, 51). */
export function mayChange(
  product: ChangedProduct,
  { field, value }: ProductsChange,
  suspended: ReadonlySet<string>,
): boolean {
  const { archivedAt, originalPrice, productType, sellerId, tags, isActive } = product
  switch (field) {
    case 'isActive':
      return !value || (archivedAt === null && !suspended.has(sellerId ?? ''))
    case 'sellerId':
      return !isActive || !suspended.has(value)
    case 'addedTag':
      return tags.length < maxTags
    case 'price':
      return (productType !== 'download' || value === 0) && (originalPrice === null || originalPrice > value)
    default:
      return true
  }
}

/** The change of one product for the audit log, with both sides as form values. */
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
  return { before: loggedValue({ field, value: product[field] }), after: loggedValue(change) }
}

/** The common entry of the audit log about all products. */
export function loggedValue({ field, value }: { field: string; value: unknown }): Fields {
  if (field === 'price' && typeof value === 'number') return { price: dollarsText(value) }
  return { [field]: field === 'isActive' ? checkboxValue(value === true) : value }
}
