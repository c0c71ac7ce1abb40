import { asc, eq, inArray } from 'drizzle-orm'
import { changedFields } from '#audit/audit.ts'
import { recordChanges, type Change } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import {
  knownReferences,
  productErrors,
  productValues,
} from '#catalog/editing/check-products.commands.server.ts'
import { columnsFrom } from '#catalog/editing/create-products.commands.server.ts'
import {
  archivedFirst,
  type EditedRecord,
  type EditOutcome,
  type RecordUpdate,
} from '#catalog/editing/edit-outcome.ts'
import { productsToEdit } from '#catalog/editing/edited-records.queries.server.ts'
import { detailsFrom } from '#catalog/editing/fields/detail-fields.ts'
import { textIn, type FormValues } from '#catalog/editing/fields/form-values.ts'
import type { ProductFields } from '#catalog/editing/fields/product-form.ts'
import { checkboxValue } from '#catalog/editing/fields/record-form-values.ts'
import { writeDetails } from '#catalog/editing/write-details.commands.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { writeProductFiles } from '#catalog/products/product-files.commands.server.ts'
import { refreshSellerRatings } from '#catalog/products/review-figures.commands.server.ts'

/** Changes a product, unless somebody else changed it since the form was opened (product: dashboard 25). */
export async function updateProduct(
  db: Database,
  { id, version, fields, ...change }: RecordUpdate<ProductFields>,
): Promise<EditOutcome> {
  const [outcome] = await updateProducts(db, { ...change, products: [{ id, version, fields }] })
  return outcome ?? { state: 'missing' }
}

type ChangedProduct = Pick<RecordUpdate<ProductFields>, 'id' | 'version' | 'fields'>

interface ChangedProducts extends Pick<RecordUpdate<ProductFields>, 'origin' | 'actor' | 'now'> {
  /** Must not contain a product twice. */
  products: readonly ChangedProduct[]
}

/** Changes products in one transaction. The outcomes are in the order of the products. */
export async function updateProducts(
  db: Database,
  { products, origin, actor, now }: ChangedProducts,
): Promise<EditOutcome[]> {
  return db.transaction(async (tx) => {
    const ids = products.map(({ id }) => id)
    const known = await knownReferences(tx, { ids, products: products.map(({ fields }) => fields) })
    const stored = await lockedProducts(tx, ids)
    const outcomes: EditOutcome[] = []
    const details: { itemId: string; details: ReturnType<typeof detailsFrom> }[] = []
    const changes: Change[] = []
    const sellers = new Set<string>()
    for (const product of products) {
      const { id, fields } = product
      const before = stored.get(id)
      const refused = editRefusal(product, before)
      const fieldErrors =
        before && !refused ? await productErrors(tx, known, { fields, before: before.values, now }) : null
      if (!before || refused || fieldErrors) {
        outcomes.push(fieldErrors ? { state: 'invalid', fieldErrors } : (refused ?? { state: 'missing' }))
        continue
      }
      const after = productValues(fields)
      await writeProduct(tx, product, { before: before.values, after, now })
      for (const seller of sellersToRefresh(before.values, fields)) sellers.add(seller)
      if (JSON.stringify(before.values['files']) !== JSON.stringify(after['files'])) {
        await writeProductFiles(tx, id, fields.files ?? [])
      }
      details.push({ itemId: id, details: detailsFrom(fields) })
      const subject = { kind: 'product', id }
      const logged = { ...origin, actor, action: 'catalogue.edit', now }
      changes.push({ ...logged, subject, before: before.values, after })
      outcomes.push({ state: 'saved', id, version: product.version + 1 })
    }
    await refreshSellerRatings(tx, [...sellers])
    if (details.length > 0) await writeDetails(tx, 'product', details, now)
    await recordChanges(tx, changes)
    return outcomes
  })
}

function editRefusal(
  { version, fields }: ChangedProduct,
  before: EditedRecord | undefined,
): EditOutcome | null {
  if (!before) return { state: 'missing' }
  if (before.version !== version) return { state: 'conflict' }
  return before.archivedAt !== null && fields.isActive
    ? { state: 'invalid', fieldErrors: { isActive: archivedFirst } }
    : null
}

async function writeProduct(
  tx: Database,
  { id, version, fields }: ChangedProduct,
  { before, after, now }: { before: FormValues; after: FormValues; now: Date },
): Promise<void> {
  const isMoved = before['sellerId'] !== (fields.sellerId ?? '')
  await tx
    .update(marketplaceProducts)
    .set({
      ...changedColumns(fields, before, after),
      version: version + 1,
      updatedAt: now,
      ...((fields.isActive || isMoved) && { suspendedAt: null }),
    })
    .where(eq(marketplaceProducts.id, id))
}

/**
 * Returns only changed columns, because a trigger recomputes the search words whenever a statement sets one
 * of their source columns. The columns have the same names as the form values.
 */
function changedColumns(fields: ProductFields, before: FormValues, after: FormValues) {
  const changed = changedFields(before, after)?.after ?? {}
  return Object.fromEntries(Object.entries(columnsFrom(fields)).filter(([name]) => name in changed))
}

/**
 * Returns the sellers whose ratings change because the product was shown, hidden or moved (product: reviews
 * 10).
 */
function sellersToRefresh(
  before: FormValues,
  { isActive, sellerId }: Pick<ProductFields, 'isActive' | 'sellerId'>,
): string[] {
  const sellerBefore = textIn(before, 'sellerId')
  if (checkboxValue(isActive) === textIn(before, 'isActive') && (sellerId ?? '') === sellerBefore) return []
  return [sellerBefore, sellerId ?? ''].filter(Boolean)
}

async function lockedProducts(tx: Database, ids: readonly string[]): Promise<Map<string, EditedRecord>> {
  await tx
    .select({ id: marketplaceProducts.id })
    .from(marketplaceProducts)
    .where(inArray(marketplaceProducts.id, [...ids]))
    .orderBy(asc(marketplaceProducts.id))
    .for('update')
  const products = await productsToEdit(tx, ids)
  return new Map(products.map((product) => [product.id, product]))
}
