import { eq, inArray } from 'drizzle-orm'
import { recordChange, recordChanges } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import {
  archivedFirst,
  type EditedRecord,
  type EditOutcome,
  type NewRecord,
  suspendedSeller,
  type RecordUpdate,
} from '#catalog/editing/edit-outcome.ts'
import { detailsFrom } from '#catalog/editing/fields/detail-fields.ts'
import { productForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import { suspendedOf } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import { idsForNew } from '#catalog/editing/new-ids.queries.server.ts'
import type { ProductFields } from '#catalog/editing/fields/product.forms.ts'
import { productFormValues } from '#catalog/editing/fields/product-form-values.ts'
import { checkboxValue } from '#catalog/editing/fields/record-form-values.ts'
import { textIn, type FormValues } from '#catalog/editing/fields/form-values.ts'
import { claimReferencedFiles } from '#catalog/editing/claim-referenced-files.commands.server.ts'
import { writeDetails } from '#catalog/editing/write-details.commands.server.ts'
import { lockedSellers } from '#catalog/products/locked-sellers.queries.server.ts'
import { marketplaceCategories, marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { refreshSellerRating } from '#catalog/products/review-figures.commands.server.ts'
import { writeProductFiles } from '#catalog/products/product-files.commands.server.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/** Creates a product with an id derived from its name (product: dashboard 21). */
export async function createProduct(
  db: Database,
  { fields, chosenId, ...change }: NewRecord<ProductFields>,
): Promise<EditOutcome> {
  const [outcome] = await createProducts(db, {
    ...change,
    products: [{ fields, ...(chosenId && { chosenId }) }],
  })
  if (!outcome) throw new Error('A product has no outcome')
  return outcome
}

type NewProduct = Pick<NewRecord<ProductFields>, 'fields' | 'chosenId'>

interface NewProducts extends Omit<NewRecord<ProductFields>, 'fields' | 'chosenId'> {
  products: readonly NewProduct[]
}

/** Creates products with one statement for each table. Their outcomes are in the order of the products. */
export async function createProducts(
  db: Database,
  { products, origin, actor, now }: NewProducts,
): Promise<EditOutcome[]> {
  return db.transaction(async (tx) => {
    const made = await newProductIds(tx, products, now)
    const created = made.flatMap(({ fields, ...each }) => ('id' in each ? [{ id: each.id, fields }] : []))
    if (created.length > 0) {
      await tx
        .insert(marketplaceProducts)
        .values(
          created.map(({ id, fields }) => ({ id, ...columnsFrom(fields), createdAt: now, updatedAt: now })),
        )
      const details = created.map(({ id, fields }) => ({ itemId: id, details: detailsFrom(fields) }))
      await writeDetails(tx, 'product', details, now)
      for (const { id, fields } of created) {
        if (fields.files?.length) await writeProductFiles(tx, id, fields.files)
      }
      const logged = { ...origin, actor, action: 'catalogue.edit', before: null, now }
      await recordChanges(
        tx,
        created.map(({ id, fields }) => ({
          ...logged,
          subject: { kind: 'product', id },
          after: formValuesOf(fields),
        })),
      )
    }
    return made.map(({ fields: _fields, ...each }) =>
      'id' in each ? { state: 'saved', id: each.id, version: 1 } : { state: 'invalid', ...each },
    )
  })
}

/** The ids of the products, or why one cannot be created. */
async function newProductIds(
  tx: Database,
  products: readonly NewProduct[],
  now: Date,
): Promise<({ fields: ProductFields } & ({ id: string } | { fieldErrors: FieldErrors }))[]> {
  const known = await knownReferences(tx, { ids: [], all: products.map(({ fields }) => fields) })
  const errors = new Map<NewProduct, FieldErrors>()
  for (const product of products) {
    const { fields } = product
    const wrong = referenceErrors(known, fields) ?? (await wrongFiles(tx, { fields, before: null, now }))
    if (wrong) errors.set(product, wrong)
  }
  const named = products.filter((product) => !errors.has(product) && !product.chosenId)
  const made = await idsForNew(
    tx,
    marketplaceProducts,
    named.map(({ fields }) => fields.name),
  )
  return products.map((product) => {
    const { fields, chosenId } = product
    const fieldErrors = errors.get(product)
    if (fieldErrors) return { fields, fieldErrors }
    const own = chosenId ? { id: chosenId } : made[named.indexOf(product)]
    if (!own) throw new Error('A product has no id')
    return { fields, ...own }
  })
}

/** Changes a product, unless somebody else changed it since the form was opened (product: dashboard 25). */
export async function updateProduct(
  db: Database,
  { id, version, fields, origin, actor, now }: RecordUpdate<ProductFields>,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const known = await knownReferences(tx, { ids: [id], all: [fields] })
    const before = await lockedProduct(tx, id)
    if (!before) return { state: 'missing' }
    if (before.version !== version) return { state: 'conflict' }
    if (before.archivedAt !== null && fields.isActive) {
      return { state: 'invalid', fieldErrors: { isActive: archivedFirst } }
    }
    const wrong =
      referenceErrors(known, fields) ?? (await wrongFiles(tx, { fields, before: before.typed, now }))
    if (wrong) return { state: 'invalid', fieldErrors: wrong }
    const isMoved = before.typed['sellerId'] !== (fields.sellerId ?? '')
    await tx
      .update(marketplaceProducts)
      .set({
        ...columnsFrom(fields),
        version: version + 1,
        updatedAt: now,
        ...((fields.isActive || isMoved) && { suspendedAt: null }),
      })
      .where(eq(marketplaceProducts.id, id))
    await refreshSellers(tx, before.typed, fields)
    await writeDetails(tx, 'product', [{ itemId: id, details: detailsFrom(fields) }], now)
    await writeProductFiles(tx, id, fields.files ?? [])
    await recordChange(tx, {
      ...origin,
      actor,
      action: 'catalogue.edit',
      subject: { kind: 'product', id },
      before: before.typed,
      after: formValuesOf(fields),
      now,
    })
    return { state: 'saved', id, version: version + 1 }
  })
}

/**
 * Computes the ratings of the sellers again after a product was shown, hidden or moved (product: reviews 10).
 */
async function refreshSellers(
  tx: Database,
  before: FormValues,
  { isActive, sellerId }: Pick<ProductFields, 'isActive' | 'sellerId'>,
): Promise<void> {
  const sellerBefore = textIn(before, 'sellerId')
  if (checkboxValue(isActive) === textIn(before, 'isActive') && (sellerId ?? '') === sellerBefore) return
  const sellers = new Set([sellerBefore, sellerId ?? ''])
  for (const each of [...sellers].toSorted()) if (each !== '') await refreshSellerRating(tx, each)
}

async function lockedProduct(tx: Database, id: string): Promise<EditedRecord | null> {
  const [row] = await tx
    .select({ id: marketplaceProducts.id })
    .from(marketplaceProducts)
    .where(eq(marketplaceProducts.id, id))
    .for('update')
  return row ? productForEditing(tx, id) : null
}

/** The errors of files that belong neither to the shop nor to the product's seller. */
function wrongFiles(
  tx: Database,
  { fields, before, now }: { fields: ProductFields; before: FormValues | null; now: Date },
): Promise<FieldErrors | null> {
  return claimReferencedFiles(
    tx,
    { values: formValuesOf(fields), before, owners: [fields.sellerId, null] },
    now,
  )
}

interface KnownReferences {
  categories: ReadonlySet<string>
  sellers: ReadonlySet<string>
  suspended: ReadonlySet<string>
}

/** The categories and sellers of products with these ids or fields. The sellers stay locked. */
async function knownReferences(
  tx: Database,
  { ids, all }: { ids: readonly string[]; all: readonly Pick<ProductFields, 'categoryId' | 'sellerId'>[] },
): Promise<KnownReferences> {
  const given = (field: 'categoryId' | 'sellerId') => [...new Set(all.flatMap((each) => each[field] ?? []))]
  const sellers = await lockedSellers(tx, ids, given('sellerId'))
  const categories = await tx
    .select({ id: marketplaceCategories.id })
    .from(marketplaceCategories)
    .where(inArray(marketplaceCategories.id, given('categoryId')))
  return {
    categories: new Set(categories.map(({ id }) => id)),
    sellers: new Set(sellers.map(({ id }) => id)),
    suspended: suspendedOf(sellers),
  }
}

/**
 * A category or seller that was deleted since the form was opened, or a suspended seller, whose products cannot be
 * shown (product: dashboard 51).
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

/** Writes ignore the fields that are not columns of the product's table: its files and details. */
function columnsFrom(fields: ProductFields) {
  const { price, originalPrice } = fields
  return {
    ...fields,
    price: priceColumn(price),
    originalPrice: originalPrice === null ? null : priceColumn(originalPrice),
  }
}

/** The fields as form values, for the audit log. */
function formValuesOf(fields: ProductFields) {
  return productFormValues({ ...fields, details: detailsFrom(fields) })
}
