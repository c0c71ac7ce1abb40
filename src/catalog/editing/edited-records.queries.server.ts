import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import type { EditedRecord } from '#catalog/editing/edit-outcome.ts'
import {
  editedCategory,
  editedProduct,
  editedSeller,
  editedSolution,
} from '#catalog/editing/edited-records.server.ts'
import type { FieldChoice } from '#catalog/field.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalog/products/marketplace.tables.server.ts'
import { filesOfProducts } from '#catalog/products/product-files.queries.server.ts'
import { sellerById } from '#catalog/sellers/sellers.queries.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'

export async function productForEditing(db: Database, id: string): Promise<EditedRecord | null> {
  const [product] = await productsToEdit(db, [id])
  return product ?? null
}

/** Reads products with all their form fields, sorted by id. */
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
  const delivered = Map.groupBy(await filesOfProducts(db, ids), ({ productId }) => productId)
  return rows.map(({ record, details }) => editedProduct(record, details, delivered.get(record.id) ?? []))
}

export async function solutionForEditing(db: Database, id: string): Promise<EditedRecord | null> {
  const [row] = await db
    .select({ record: wtsSolutions, details: itemDetailRows.details })
    .from(wtsSolutions)
    .leftJoin(
      itemDetailRows,
      and(eq(itemDetailRows.kind, 'solution'), eq(itemDetailRows.itemId, wtsSolutions.id)),
    )
    .where(eq(wtsSolutions.id, id))
  return row ? editedSolution(row.record, row.details) : null
}

export async function categoryForEditing(db: Database, id: string): Promise<EditedRecord | null> {
  const [row] = await db.select().from(marketplaceCategories).where(eq(marketplaceCategories.id, id))
  return row ? editedCategory(row) : null
}

export async function sellerForEditing(db: Database, id: string): Promise<EditedRecord | null> {
  const [row] = await db.select().from(marketplaceSellers).where(eq(marketplaceSellers.id, id))
  return row ? editedSeller(row, await sellerById(db, id)) : null
}

/** The categories and sellers to choose from in the product form. */
export interface RecordChoices {
  categories: FieldChoice[]
  sellers: (FieldChoice & { isVerified: boolean })[]
}

export async function recordChoices(db: Database): Promise<RecordChoices> {
  const [categories, sellers] = await Promise.all([
    db
      .select({ value: marketplaceCategories.id, label: marketplaceCategories.name })
      .from(marketplaceCategories)
      .orderBy(asc(marketplaceCategories.sortOrder), marketplaceCategories.id),
    db
      .select({
        value: marketplaceSellers.id,
        label: marketplaceSellers.name,
        isVerified: marketplaceSellers.isVerified,
      })
      .from(marketplaceSellers)
      .orderBy(marketplaceSellers.name, marketplaceSellers.id)
      .limit(2_000),
  ])
  return { categories, sellers }
}
