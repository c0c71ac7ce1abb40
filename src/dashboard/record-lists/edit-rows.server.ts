import { inArray } from 'drizzle-orm'
import { changeProductsTogether, type BulkOutcome } from '#catalog/editing/bulk-products.commands.server.ts'
import { productRecordsWith } from '#catalog/editing/lists/product-lists.queries.server.ts'
import type { ProductsChange } from '#catalog/editing/products-change.ts'
import type { Refused } from '#catalog/editing/refusal.ts'
import { priceField } from '#catalog/field-schemas.ts'
import { productsWithOffer } from '#catalog/offers/offers.queries.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { productsChange } from '#dashboard/record-lists/bulk-change.server.ts'
import { editedValues, type EditedCell } from '#dashboard/record-lists/edited-rows.ts'
import type { ByActor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { priceOrNullFrom } from '#db/prices.server.ts'
import type { FieldErrors } from '#lib/field-errors.ts'
import { formatPrice } from '#lib/money.ts'

/**
 * Saves the edited cells of the grid. Skips cells that someone else changed after the grid was opened. An
 * unchanged row is listed once for each reason.
 */
export async function saveRows(
  db: Database,
  cells: readonly EditedCell[],
  by: ByActor,
): Promise<BulkOutcome> {
  const ids = [...new Set(cells.map(({ id }) => id))]
  let others: Refused[] = []
  const outcome = await changeProductsTogether(db, { ids, ...by }, async (tx) => {
    const current = new Map((await productRecordsWith(tx, ids)).map((row) => [row.id, row]))
    // The list is emptied here, because the transaction may run again.
    others = []
    const groups = new Map<string, { change: ProductsChange; ids: string[] }>()
    for (const { id, field, was, value } of cells) {
      const row = current.get(id)
      const change = changeOf(field, value)
      if (!row || !change || editedValues(row)[field] !== was) {
        others.push({ id, why: change ? 'since' : 'invalid' })
        continue
      }
      const group = groups.get(`${field} ${value}`) ?? { change, ids: [] }
      group.ids.push(id)
      groups.set(`${field} ${value}`, group)
    }
    return [...groups.values()]
  })
  const refused = new Map([...others, ...outcome.refused].map((each) => [`${each.id} ${each.why}`, each]))
  return { ...outcome, same: 0, refused: [...refused.values()] }
}

/** Returns the errors of the entered prices, by field name. */
export async function priceErrors(db: Database, cells: readonly EditedCell[]): Promise<FieldErrors> {
  const prices = new Map(cells.flatMap(({ id, field, value }) => (field === 'price' ? [[id, value]] : [])))
  const { id, name, originalPrice, productType } = marketplaceProducts
  const products = await db
    .select({ id, name, originalPrice, productType })
    .from(marketplaceProducts)
    .where(inArray(id, [...prices.keys()]))
  const withOffer = await productsWithOffer(db, [...prices.keys()])
  return Object.fromEntries(
    products.flatMap((product) => {
      const problem = withOffer.has(product.id)
        ? `${product.name}: keep its price while an offer is running.`
        : priceProblem(prices.get(product.id) ?? '', product)
      return problem === null ? [] : [[`price.${product.id}`, problem]]
    }),
  )
}

function priceProblem(
  value: string,
  product: { name: string; originalPrice: string | null; productType: string },
): string | null {
  const { success, data: price } = priceField.safeParse(value)
  if (!success) return `${product.name}: enter a price in dollars, like 1,780.00.`
  if (product.productType === 'download' && price !== 0)
    return `${product.name}: a download is free, enter 0.`
  const regular = priceOrNullFrom(product.originalPrice)
  return regular === null || regular > price
    ? null
    : `${product.name}: enter less than the regular price of ${formatPrice(regular)}.`
}

function changeOf(field: EditedCell['field'], value: string): ProductsChange | null {
  if (field === 'isActive') return productsChange({ intent: value === 'on' ? 'show' : 'hide', value: '' })
  return productsChange({ intent: field === 'price' ? 'price' : 'category', value })
}
