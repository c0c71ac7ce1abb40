import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { itemDetailRows } from '#catalogue/details/item-details.tables.server.ts'
import type { EditedRecord } from '#catalogue/editing/edit-outcome.ts'
import { editedProduct } from '#catalogue/editing/edited-records.server.ts'
import { planImport, type PlannedLine } from '#catalogue/editing/import-plan.forms.ts'
import type { ImportedLine } from '#catalogue/editing/product-csv.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalogue/marketplace.tables.server.ts'

/** What an import of these lines would do to the catalogue as it is now. */
export async function importPlan(db: Database, lines: readonly ImportedLine[]): Promise<PlannedLine[]> {
  const ids = lines.map(({ id }) => id).filter(Boolean)
  const [products, categories, sellers] = await Promise.all([
    ids.length > 0 ? productsToEdit(db, ids) : [],
    db.select({ id: marketplaceCategories.id }).from(marketplaceCategories),
    db
      .select({ id: marketplaceSellers.id, suspendedAt: marketplaceSellers.suspendedAt })
      .from(marketplaceSellers),
  ])
  return planImport(lines, {
    products: new Map(products.map((product) => [product.id, product])),
    categories: new Set(categories.map(({ id }) => id)),
    sellers: new Set(sellers.map(({ id }) => id)),
    suspendedSellers: new Set(sellers.filter(({ suspendedAt }) => suspendedAt).map(({ id }) => id)),
  })
}

/** These products with everything that their forms hold, in the order of their ids. */
export async function productsToEdit(db: Database, ids: readonly string[]): Promise<EditedRecord[]> {
  const rows = await db
    .select({ record: marketplaceProducts, details: itemDetailRows.details })
    .from(marketplaceProducts)
    .leftJoin(
      itemDetailRows,
      and(eq(itemDetailRows.kind, 'product'), eq(itemDetailRows.itemId, marketplaceProducts.id)),
    )
    .where(inArray(marketplaceProducts.id, [...ids]))
    .orderBy(asc(marketplaceProducts.id))
  return rows.map(({ record, details }) => editedProduct(record, details))
}
