import { eq, sql } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
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
import { sellerIsSuspended } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import { idForNew } from '#catalog/editing/new-ids.queries.server.ts'
import type { ProductFields } from '#catalog/editing/fields/product.forms.ts'
import { productFormValues } from '#catalog/editing/fields/product-form-values.ts'
import { checkboxValue } from '#catalog/editing/fields/record-form-values.ts'
import { textIn, type FormValues } from '#catalog/editing/fields/form-values.ts'
import { claimReferencedFiles } from '#catalog/editing/claim-referenced-files.commands.server.ts'
import { writeDetails } from '#catalog/editing/write-details.commands.server.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalog/products/marketplace.tables.server.ts'
import { refreshSellerRating } from '#catalog/products/review-figures.commands.server.ts'
import { writeProductFiles } from '#catalog/products/product-files.commands.server.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/** Creates a product with an id derived from its name (product: dashboard 21). */
export async function createProduct(
  db: Database,
  { fields, chosenId, origin, actor, now }: NewRecord<ProductFields>,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const wrong =
      (await unknownReferences(tx, fields)) ??
      (await suspensionErrors(tx, fields)) ??
      (await wrongFiles(tx, { fields, before: null, now }))
    if (wrong) return { state: 'invalid', fieldErrors: wrong }
    const made = chosenId ? { id: chosenId } : await idForNew(tx, marketplaceProducts, fields.name)
    if ('fieldErrors' in made) return { state: 'invalid', ...made }
    const { id } = made
    await tx
      .insert(marketplaceProducts)
      .values({ id, ...columnsFrom(fields), createdAt: now, updatedAt: now })
    await writeDetails(tx, { kind: 'product', itemId: id, details: detailsFrom(fields), now })
    await writeProductFiles(tx, id, fields.files ?? [])
    await recordChange(tx, {
      ...origin,
      actor,
      action: 'catalogue.edit',
      subject: { kind: 'product', id },
      before: null,
      after: formValuesOf(fields),
      now,
    })
    return { state: 'saved', id, version: 1 }
  })
}

/** Changes a product, unless somebody else changed it since the form was opened (product: dashboard 25). */
export async function updateProduct(
  db: Database,
  { id, version, fields, origin, actor, now }: RecordUpdate<ProductFields>,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    // Locks the seller before the product, in the same order as a suspension does.
    const suspended = await suspensionErrors(tx, fields)
    const before = await lockedProduct(tx, id)
    if (!before) return { state: 'missing' }
    if (before.version !== version) return { state: 'conflict' }
    if (before.archivedAt !== null && fields.isActive) {
      return { state: 'invalid', fieldErrors: { isActive: archivedFirst } }
    }
    const wrong =
      (await unknownReferences(tx, fields)) ??
      suspended ??
      (await wrongFiles(tx, { fields, before: before.typed, now }))
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
    await writeDetails(tx, { kind: 'product', itemId: id, details: detailsFrom(fields), now })
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

/** A category or seller that was deleted since the form was opened. */
async function unknownReferences(
  tx: Database,
  { categoryId, sellerId }: Pick<ProductFields, 'categoryId' | 'sellerId'>,
): Promise<FieldErrors | null> {
  const { rows } = await tx.execute<{ category: boolean; seller: boolean }>(sql`select
    ${categoryId}::text is null or exists (select from ${marketplaceCategories} where id = ${categoryId}) as category,
    ${sellerId}::text is null or exists (select from ${marketplaceSellers} where id = ${sellerId}) as seller`)
  const [found] = rows
  if (found?.category !== true) return { categoryId: 'There is no such category.' }
  return found.seller ? null : { sellerId: 'There is no such seller.' }
}

/** The error of showing a product of a suspended seller (product: dashboard 51). */
async function suspensionErrors(
  tx: Database,
  { sellerId, isActive }: Pick<ProductFields, 'sellerId' | 'isActive'>,
): Promise<FieldErrors | null> {
  if (!isActive || sellerId === null || !(await sellerIsSuspended(tx, sellerId))) return null
  return { isActive: suspendedSeller }
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
