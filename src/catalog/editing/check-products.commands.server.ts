import { inArray } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { claimReferencedFiles } from '#catalog/editing/claim-referenced-files.commands.server.ts'
import { suspendedSeller } from '#catalog/editing/edit-outcome.ts'
import { detailsFrom } from '#catalog/editing/fields/detail-fields.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import { productFormValues, type ProductFields } from '#catalog/editing/fields/product-form.ts'
import { lockedSellers } from '#catalog/products/locked-sellers.queries.server.ts'
import { marketplaceCategories } from '#catalog/products/marketplace.tables.server.ts'
import { suspendedOf } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/** Returns the errors of a product that only the database can detect. Marks added files as used. */
export async function productErrors(
  tx: Database,
  known: KnownReferences,
  { fields, before, now }: { fields: ProductFields; before: FormValues | null; now: Date },
): Promise<FieldErrors | null> {
  const owners = [fields.sellerId, null]
  return (
    referenceErrors(known, fields) ??
    (await claimReferencedFiles(tx, { values: productValues(fields), before, owners }, now))
  )
}

export function productValues(fields: ProductFields): FormValues {
  return productFormValues({ ...fields, details: detailsFrom(fields) })
}

interface KnownReferences {
  categories: ReadonlySet<string>
  sellers: ReadonlySet<string>
  suspended: ReadonlySet<string>
}

/** Finds the categories and sellers of products with these ids or fields. Keeps the sellers locked. */
export async function knownReferences(
  tx: Database,
  {
    ids,
    products,
  }: { ids: readonly string[]; products: readonly Pick<ProductFields, 'categoryId' | 'sellerId'>[] },
): Promise<KnownReferences> {
  const idsIn = (field: 'categoryId' | 'sellerId') => [
    ...new Set(products.flatMap((product) => product[field] ?? [])),
  ]
  const sellers = await lockedSellers(tx, ids, idsIn('sellerId'))
  const categories = await tx
    .select({ id: marketplaceCategories.id })
    .from(marketplaceCategories)
    .where(inArray(marketplaceCategories.id, idsIn('categoryId')))
  return {
    categories: new Set(categories.map(({ id }) => id)),
    sellers: new Set(sellers.map(({ id }) => id)),
    suspended: suspendedOf(sellers),
  }
}

/**
 * Returns an error if the category or seller was deleted since the form was opened, or if the seller is
 * suspended and its products cannot be shown (product: dashboard 51).
 */
function referenceErrors(
  { categories, sellers, suspended }: KnownReferences,
  { categoryId, sellerId, isActive }: Pick<ProductFields, 'categoryId' | 'sellerId' | 'isActive'>,
): FieldErrors | null {
  if (categoryId !== null && !categories.has(categoryId)) return { categoryId: 'There is no such category.' }
  if (sellerId === null) return null
  if (!sellers.has(sellerId)) return { sellerId: 'There is no such seller.' }
  return isActive && suspended.has(sellerId) ? { isActive: suspendedSeller } : null
}
