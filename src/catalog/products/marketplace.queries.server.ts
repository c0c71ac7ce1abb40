import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { consultingNames } from '#content/catalog/consulting.ts'
import type { Database } from '#db/database.server.ts'
import { onEachDatabase } from '#db/prepared.server.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
  shownCategoryColumns,
  shownProductColumns,
} from '#catalog/products/marketplace.tables.server.ts'
import type { Category } from '#catalog/category.ts'
import type { Product, ProductSlice } from '#catalog/product.ts'
import { toProducts, toSlice } from '#catalog/products/product-rows.server.ts'
import { maxCounted } from '#lib/max-counted.ts'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import type { Detailed } from '#catalog/details/item-details.ts'
import { readDetails } from '#catalog/details/read-details.server.ts'

/** Active categories in their sort order (product: marketplace 21). */
export async function categories(db: Database): Promise<Category[]> {
  return categoryStatement(db).execute()
}

export interface FirstProducts {
  products: Product[]
  /** Whether there is no product at all, not even an unreadable one. */
  isNone: boolean
}

/** The newest active products, or the first featured ones, with category and seller. At most 100. */
export async function firstProducts(
  db: Database,
  { isFeatured = false, limit }: { isFeatured?: boolean; limit: number },
): Promise<FirstProducts> {
  const { newest, featured } = firstStatements(db)
  const rows = await (isFeatured ? featured : newest).execute({ limit })
  return { products: toProducts(rows), isNone: rows.length === 0 }
}

/** The newest active products of a category, at most 100, and the number of all, at most 10,000. */
export async function productsInCategory(
  db: Database,
  categoryId: string,
  limit: number,
): Promise<ProductSlice> {
  return toSlice(await inCategoryStatement(db).execute({ categoryId, limit }))
}

/** An active product with its seller, category and details. */
export async function productById(db: Database, id: string): Promise<Detailed<Product> | null> {
  const rows = await byIdStatement(db).execute({ id })
  const [product] = toProducts(rows)
  return product ? { ...product, details: readDetails('product', id, rows[0]?.details) } : null
}

/** The newest active products of a seller, at most 100. */
export async function productsOfSeller(db: Database, sellerId: string, limit: number): Promise<Product[]> {
  return toProducts(await firstStatements(db).ofSeller.execute({ sellerId, limit }))
}

/** The active products with these ids, in no particular order. */
export async function productsByIds(db: Database, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await byIdsStatement(db).execute({ ids: [...ids] })
  return toProducts(rows)
}

/** The consulting offers, newest first. Their three names identify them (product: solutions 13). */
export async function consultingProducts(db: Database): Promise<Product[]> {
  return toProducts(await consultingStatement(db).execute())
}

const isActive = sql`${marketplaceProducts.isActive}`
const isFeaturedOne = sql`${marketplaceProducts.isFeatured}`
const isInCategory = eq(marketplaceProducts.categoryId, sql.placeholder('categoryId'))
const isOfSeller = eq(marketplaceProducts.sellerId, sql.placeholder('sellerId'))

/** NULLS LAST, as in the indexes. Otherwise PostgreSQL would sort again. The id breaks ties. */
const byNewest: readonly SQL[] = [
  sql`${marketplaceProducts.createdAt} desc nulls last`,
  sql`${marketplaceProducts.id}`,
]
/** The order of featured products. Most have the sort order 0 (product: dashboard 24). */
const byPlace: readonly SQL[] = [sql`${marketplaceProducts.sortOrder}`, ...byNewest]

/** The columns of a seller, without the profile, which only its own page shows. */
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

/** Selects products with their category and seller, for `toProducts`. */
export function selectProducts(db: Database) {
  return db
    .select(productColumns)
    .from(marketplaceProducts)
    .leftJoin(marketplaceCategories, eq(marketplaceCategories.id, marketplaceProducts.categoryId))
    .leftJoin(marketplaceSellers, eq(marketplaceSellers.id, marketplaceProducts.sellerId))
}

const categoryStatement = onEachDatabase((db) =>
  db
    .select(shownCategoryColumns)
    .from(marketplaceCategories)
    .where(eq(marketplaceCategories.isActive, true))
    .orderBy(asc(marketplaceCategories.sortOrder), marketplaceCategories.id)
    .prepare('categories'),
)

/** One statement per filter, so that each has a plan with its own index. */
const firstStatements = onEachDatabase((db) => ({
  newest: firstStatement(db, 'products_newest', isActive),
  featured: firstStatement(db, 'products_featured', sql`${isActive} and ${isFeaturedOne}`, byPlace),
  ofSeller: firstStatement(db, 'products_of_seller', sql`${isActive} and ${isOfSeller}`),
}))

function firstStatement(db: Database, name: string, where: SQL, order: readonly SQL[] = byNewest) {
  return selectProducts(db)
    .where(isAmongFirst(where, order))
    .orderBy(...order)
    .prepare(name)
}

const inCategoryStatement = onEachDatabase((db) => {
  const where = sql`${isActive} and ${isInCategory}`
  return db
    .select({ total: totalOf(where), ...productColumns })
    .from(marketplaceProducts)
    .leftJoin(marketplaceCategories, eq(marketplaceCategories.id, marketplaceProducts.categoryId))
    .leftJoin(marketplaceSellers, eq(marketplaceSellers.id, marketplaceProducts.sellerId))
    .where(isAmongFirst(where, byNewest))
    .orderBy(...byNewest)
    .prepare('products_in_category')
})

/**
 * More than any page shows. A literal, because the planner assumes that a parameterized limit is a tenth of
 * the rows.
 */
const maxFirst = sql.raw('100')

/** Finds the ids in an index, so that only the displayed rows are read. */
function isAmongFirst(where: SQL, order: readonly SQL[]): SQL {
  return sql`${marketplaceProducts.id} = any (array(
    select id from (
      select id from ${marketplaceProducts} where ${where}
      order by ${sql.join([...order], sql`, `)} limit ${maxFirst}
    ) as first limit ${sql.placeholder('limit')}))`
}

/** Counts up to 10,001, which stands for more than 10,000 (product: marketplace 47). */
function totalOf(where: SQL) {
  return sql<number>`(select count(*)::int
    from (select 1 from ${marketplaceProducts} where ${where} limit ${sql.raw(String(maxCounted + 1))}) as counted)`
}

const byIdStatement = onEachDatabase((db) =>
  db
    .select({ ...productColumns, details: itemDetailRows.details })
    .from(marketplaceProducts)
    .leftJoin(marketplaceCategories, eq(marketplaceCategories.id, marketplaceProducts.categoryId))
    .leftJoin(marketplaceSellers, eq(marketplaceSellers.id, marketplaceProducts.sellerId))
    .leftJoin(
      itemDetailRows,
      and(eq(itemDetailRows.kind, 'product'), eq(itemDetailRows.itemId, marketplaceProducts.id)),
    )
    .where(and(isActive, eq(marketplaceProducts.id, sql.placeholder('id'))))
    .prepare('product_by_id'),
)

const byIdsStatement = onEachDatabase((db) =>
  selectProducts(db)
    .where(and(isActive, sql`${marketplaceProducts.id} = any (${sql.placeholder('ids')}::text[])`))
    .prepare('products_by_ids'),
)

const consultingStatement = onEachDatabase((db) =>
  selectProducts(db)
    .where(and(isActive, inArray(marketplaceProducts.name, [...consultingNames])))
    .orderBy(...byNewest)
    .prepare('consulting_products'),
)

/** Whether the shop has a product to show. If not, it shows the built-in catalog. */
export async function hasProducts(db: Database): Promise<boolean> {
  const { isActive } = marketplaceProducts
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from ${marketplaceProducts} where ${isActive}) as found`,
  )
  return rows[0]?.found ?? false
}
