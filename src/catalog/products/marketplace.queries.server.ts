import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { consultingNames } from '#content/catalog/consulting.ts'
import type { Database } from '#db/database.server.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
  shownCategoryColumns,
  shownProductColumns,
} from '#catalog/products/marketplace.tables.server.ts'
import type { Category } from '#catalog/category.ts'
import type { Product } from '#catalog/product.ts'
import { toProducts } from '#catalog/products/product-rows.server.ts'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import type { Detailed } from '#catalog/details/item-details.ts'
import { readDetails } from '#catalog/details/read-details.server.ts'

/** Reads the active categories in their sort order (product: marketplace 21). */
export async function categories(db: Database): Promise<Category[]> {
  return db
    .select(shownCategoryColumns)
    .from(marketplaceCategories)
    .where(eq(marketplaceCategories.isActive, true))
    .orderBy(asc(marketplaceCategories.sortOrder), marketplaceCategories.id)
}

export interface FirstProducts {
  products: Product[]
  /** Whether the database has no active product, not even an unreadable one. */
  isNone: boolean
}

/** The products to read: the featured ones, those of a category, or all. */
export interface FirstRequest {
  isFeatured?: boolean
  categoryId?: string
  limit: number
}

/** Reads the newest active products, or the first featured products, with category and seller. */
export async function firstProducts(
  db: Database,
  { isFeatured = false, categoryId, limit }: FirstRequest,
): Promise<FirstProducts> {
  const ofCategory = categoryId === undefined ? sql`true` : eq(marketplaceProducts.categoryId, categoryId)
  const rows = await (isFeatured
    ? selectFirst(db, sql`${isActive} and ${marketplaceProducts.isFeatured}`, limit, byPlace)
    : selectFirst(db, sql`${isActive} and ${ofCategory}`, limit))
  return { products: toProducts(db, rows), isNone: rows.length === 0 }
}

export async function productById(db: Database, id: string): Promise<Detailed<Product> | null> {
  const rows = await db
    .select({ ...productColumns, details: itemDetailRows.details })
    .from(marketplaceProducts)
    .leftJoin(marketplaceCategories, eq(marketplaceCategories.id, marketplaceProducts.categoryId))
    .leftJoin(marketplaceSellers, eq(marketplaceSellers.id, marketplaceProducts.sellerId))
    .leftJoin(
      itemDetailRows,
      and(eq(itemDetailRows.kind, 'product'), eq(itemDetailRows.itemId, marketplaceProducts.id)),
    )
    .where(and(isActive, eq(marketplaceProducts.id, id)))
  const [product] = toProducts(db, rows)
  return product ? { ...product, details: readDetails(db, 'product', id, rows[0]?.details) } : null
}

/** Reads the newest active products of a seller. */
export async function productsOfSeller(db: Database, sellerId: string, limit: number): Promise<Product[]> {
  const where = sql`${isActive} and ${eq(marketplaceProducts.sellerId, sellerId)}`
  return toProducts(db, await selectFirst(db, where, limit))
}

/** Reads the active products with these ids, in no particular order. */
export async function productsByIds(db: Database, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  return toProducts(
    db,
    await selectProducts(db).where(and(isActive, inArray(marketplaceProducts.id, [...ids]))),
  )
}

/**
 * Reads the consulting offers, newest first. They are identified by their three names (product: solutions
 * 13).
 */
export async function consultingProducts(db: Database): Promise<Product[]> {
  const rows = await selectProducts(db)
    .where(and(isActive, inArray(marketplaceProducts.name, [...consultingNames])))
    .orderBy(...byNewest)
  return toProducts(db, rows)
}

const isActive = sql`${marketplaceProducts.isActive}`

/** NULLS LAST, as in the indexes, because PostgreSQL would otherwise sort again. The id breaks ties. */
const byNewest: readonly SQL[] = [
  sql`${marketplaceProducts.createdAt} desc nulls last`,
  sql`${marketplaceProducts.id}`,
]
/** The order of featured products. Most products have the sort order 0 (product: dashboard 24). */
const byPlace: readonly SQL[] = [sql`${marketplaceProducts.sortOrder}`, ...byNewest]

/** The columns of a seller that products contain. Only the page of a seller reads the profile. */
const sellerColumns = {
  id: marketplaceSellers.id,
  name: marketplaceSellers.name,
  description: marketplaceSellers.description,
  isVerified: marketplaceSellers.isVerified,
  rating: marketplaceSellers.rating,
}

const productColumns = {
  product: shownProductColumns,
  category: shownCategoryColumns,
  seller: sellerColumns,
}

export function selectProducts(db: Database) {
  return db
    .select(productColumns)
    .from(marketplaceProducts)
    .leftJoin(marketplaceCategories, eq(marketplaceCategories.id, marketplaceProducts.categoryId))
    .leftJoin(marketplaceSellers, eq(marketplaceSellers.id, marketplaceProducts.sellerId))
}

function selectFirst(db: Database, where: SQL, limit: number, order: readonly SQL[] = byNewest) {
  return selectProducts(db)
    .where(isAmongFirst(where, order, limit))
    .orderBy(...order)
}

/** Selects the ids in a subquery that reads an index, so that only the displayed rows are read. */
function isAmongFirst(where: SQL, order: readonly SQL[], limit: number): SQL {
  return sql`${marketplaceProducts.id} = any (array(
    select id from ${marketplaceProducts} where ${where}
    order by ${sql.join([...order], sql`, `)} limit ${limit}))`
}

/** Whether the shop has a product to show. An empty shop shows the built-in catalog. */
export async function hasProducts(db: Database): Promise<boolean> {
  const { isActive } = marketplaceProducts
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from ${marketplaceProducts} where ${isActive}) as found`,
  )
  return rows[0]?.found ?? false
}
