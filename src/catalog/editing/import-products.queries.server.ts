import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { productsToEdit } from '#catalog/editing/edited-records.queries.server.ts'
import { textIn, type FormValues } from '#catalog/editing/fields/form-values.ts'
import { referencedFiles } from '#catalog/editing/referenced-files.ts'
import { nameKey, type KnownCatalog } from '#catalog/editing/import-plan.forms.ts'
import type { ImportedRow } from '#catalog/editing/product-csv.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalog/products/marketplace.tables.server.ts'
import { filesByIds } from '#files/files.queries.server.ts'

/** The records of the catalog that are the same for all rows. */
export type KnownChoices = Pick<KnownCatalog, 'categories' | 'sellers' | 'suspendedSellers'>

export async function knownChoices(db: Database): Promise<KnownChoices> {
  const [categories, sellers] = await Promise.all([
    db.select({ id: marketplaceCategories.id }).from(marketplaceCategories).orderBy(marketplaceCategories.id),
    db
      .select({ id: marketplaceSellers.id, suspendedAt: marketplaceSellers.suspendedAt })
      .from(marketplaceSellers)
      .orderBy(marketplaceSellers.id),
  ])
  return {
    categories: new Set(categories.map(({ id }) => id)),
    sellers: new Set(sellers.map(({ id }) => id)),
    suspendedSellers: new Set(sellers.filter(({ suspendedAt }) => suspendedAt).map(({ id }) => id)),
  }
}

export async function knownOfRows(
  db: Database,
  rows: readonly ImportedRow[],
): Promise<Pick<KnownCatalog, 'products' | 'names' | 'files'>> {
  const ids = rows.map(({ id }) => id).filter(Boolean)
  const fileIds = rows.flatMap(({ given }) => referencedFiles(given).map(({ id }) => id))
  const products = ids.length > 0 ? await productsToEdit(db, ids) : []
  const named = rows.filter(({ id }) => id === '').map(({ given }) => given)
  return {
    products: new Map(products.map((product) => [product.id, product])),
    names: await productsByName(db, named),
    files: await filesByIds(db, [...new Set(fileIds)]),
  }
}

/** Reads the ids of products that have one of these names, by `nameKey`. */
export async function productsByName(
  db: Database,
  rows: readonly FormValues[],
): Promise<Map<string, string>> {
  const requestedNames = [
    ...new Set(rows.map((values) => textIn(values, 'name').trim().toLowerCase())),
  ].filter(Boolean)
  if (requestedNames.length === 0) return new Map()
  const { id, name, sellerId } = marketplaceProducts
  const found = await db
    .select({ id, name, sellerId })
    .from(marketplaceProducts)
    .where(inArray(sql`lower(${name}) collate "C"`, requestedNames))
    .orderBy(id)
  return new Map(
    found
      .toReversed()
      .map((product) => [nameKey({ name: product.name, sellerId: product.sellerId ?? '' }), product.id]),
  )
}
