import type { Database } from '#db/database.server.ts'
import { recordChanges } from '#audit/audit.commands.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import {
  knownReferences,
  productErrors,
  productValues,
} from '#catalog/editing/check-products.commands.server.ts'
import type { EditOutcome, NewRecord } from '#catalog/editing/edit-outcome.ts'
import { detailsFrom } from '#catalog/editing/fields/detail-fields.ts'
import type { ProductFields } from '#catalog/editing/fields/product-form.ts'
import { idsForNew } from '#catalog/editing/new-ids.queries.server.ts'
import { writeDetails } from '#catalog/editing/write-details.commands.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
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
  if (!outcome) throw new Error('The creation of a product returned no outcome')
  return outcome
}

type NewProduct = Pick<NewRecord<ProductFields>, 'fields' | 'chosenId'>

interface NewProducts extends Omit<NewRecord<ProductFields>, 'fields' | 'chosenId'> {
  products: readonly NewProduct[]
}

/** Creates products with one statement per table. The outcomes are in the order of the products. */
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
          after: productValues(fields),
        })),
      )
    }
    return made.map(({ fields: _fields, ...each }) =>
      'id' in each ? { state: 'saved', id: each.id, version: 1 } : { state: 'invalid', ...each },
    )
  })
}

async function newProductIds(
  tx: Database,
  products: readonly NewProduct[],
  now: Date,
): Promise<({ fields: ProductFields } & ({ id: string } | { fieldErrors: FieldErrors }))[]> {
  const known = await knownReferences(tx, { ids: [], products: products.map(({ fields }) => fields) })
  const errors = new Map<NewProduct, FieldErrors>()
  for (const product of products) {
    const { fields } = product
    const wrong = await productErrors(tx, known, { fields, before: null, now })
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
    if (!own) throw new Error('A new product got no id')
    return { fields, ...own }
  })
}

/** Converts the fields to columns. Writes ignore files and details, which are not columns. */
export function columnsFrom(fields: ProductFields) {
  const { price, originalPrice } = fields
  return {
    ...fields,
    price: priceColumn(price),
    originalPrice: originalPrice === null ? null : priceColumn(originalPrice),
  }
}
