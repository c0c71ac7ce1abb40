import { and, asc, count, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { onEachDatabase } from '#db/prepared.server.ts'
import { consultingNames } from '#catalogue/built-in-consulting.ts'
import type { ProductFilter, Slice } from '#catalogue/fallback.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
  shownCategoryColumns,
  shownProductColumns,
} from '#catalogue/marketplace.tables.server.ts'
import type { Category, Product, ProductSlice } from '#catalogue/product.ts'
import { toPage, toProducts } from '#catalogue/product-rows.server.ts'
import { mostCounted } from '#catalogue/search/search-results.ts'
import { itemDetailRows } from '#catalogue/details/item-details.tables.server.ts'
import type { Detailed } from '#catalogue/details/item-details.ts'
import { readDetails } from '#catalogue/details/read-details.ts'
import { rejectUnreadableRow, type OnUnreadableRow } from '#catalogue/readable-rows.ts'

/** Active categories by their sort order (product: marketplace 21). */
export async function categories(db: Database): Promise<Category[]> {
  return categoryStatement(db).execute()
}

/** Active products, newest first, with category and seller, and how many match in all, up to 10,000. */
export async function products(
  db: Database,
  { categoryId, isFeatured, offset, limit }: ProductFilter & Slice,
  onUnreadable: OnUnreadableRow = rejectUnreadableRow,
): Promise<ProductSlice> {
  const statements = listStatements(db)
  const slice = { offset, limit }
  if (!categoryId) {
    return toPage(await (isFeatured ? statements.featured : statements.all).execute(slice), onUnreadable)
  }
  const statement = isFeatured ? statements.featuredInCategory : statements.inCategory
  return toPage(await statement.execute({ categoryId, ...slice }), onUnreadable)
}

/** One active product with its seller, category and details. */
export async function productById(
  db: Database,
  id: string,
  onUnreadable: OnUnreadableRow = rejectUnreadableRow,
): Promise<Detailed<Product> | null> {
  const rows = await byIdStatement(db).execute({ id })
  const [product] = toProducts(rows, onUnreadable)
  return product ? { ...product, details: readDetails(id, rows[0]?.details, onUnreadable) } : null
}

/** The active products of a seller, newest first. */
export async function productsOfSeller(
  db: Database,
  sellerId: string,
  { offset, limit }: Slice,
  onUnreadable: OnUnreadableRow = rejectUnreadableRow,
): Promise<ProductSlice> {
  return toPage(await listStatements(db).ofSeller.execute({ sellerId, offset, limit }), onUnreadable)
}

/** Those of these products that are active, in no order. */
export async function productsByIds(
  db: Database,
  ids: readonly string[],
  onUnreadable: OnUnreadableRow = rejectUnreadableRow,
): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await byIdsStatement(db).execute({ ids: [...ids] })
  return toProducts(rows, onUnreadable)
}

/** The consulting offers by their three names, newest first (product: solutions 13). */
export async function consultingProducts(
  db: Database,
  onUnreadable: OnUnreadableRow = rejectUnreadableRow,
): Promise<Product[]> {
  return toProducts(await consultingStatement(db).execute(), onUnreadable)
}

const isActive = sql`${marketplaceProducts.isActive}`
const isFeaturedOne = sql`${marketplaceProducts.isFeatured}`
const isInCategory = eq(marketplaceProducts.categoryId, sql.placeholder('categoryId'))
const isOfSeller = eq(marketplaceProducts.sellerId, sql.placeholder('sellerId'))

const orderColumns = {
  id: marketplaceProducts.id,
  rating: marketplaceProducts.rating,
  createdAt: marketplaceProducts.createdAt,
  sortOrder: marketplaceProducts.sortOrder,
}

/** Without the seller's profile, which only its own page shows. */
const sellerColumns = {
  id: marketplaceSellers.id,
  name: marketplaceSellers.name,
  description: marketplaceSellers.description,
  isVerified: marketplaceSellers.isVerified,
  rating: marketplaceSellers.rating,
}

/** What a product is read with. */
export const productColumns = {
  product: shownProductColumns,
  category: shownCategoryColumns,
  seller: sellerColumns,
}

function pageColumns<Total>(total: Total) {
  return { total, ...productColumns }
}

const categoryStatement = onEachDatabase((db) =>
  db
    .select(shownCategoryColumns)
    .from(marketplaceCategories)
    .where(eq(marketplaceCategories.isActive, true))
    .orderBy(asc(marketplaceCategories.sortOrder), marketplaceCategories.id)
    .prepare('categories'),
)

/** One statement per filter, so that each is planned for its own index. */
const listStatements = onEachDatabase((db) => ({
  all: listStatement(db, 'products_newest', isActive),
  featured: listStatement(db, 'products_featured', and(isActive, isFeaturedOne), byPlace),
  inCategory: listStatement(db, 'products_in_category', and(isActive, isInCategory)),
  ofSeller: listStatement(db, 'products_of_seller', and(isActive, isOfSeller)),
  featuredInCategory: listStatement(
    db,
    'products_featured_in_category',
    and(isActive, isFeaturedOne, isInCategory),
    byPlace,
  ),
}))

/**
 * The count comes first, so that a page beyond the last one still knows how many there are. It ends at 10,001, which
 * says that there are more than 10,000 (product: marketplace 47).
 */
function listStatement(
  db: Database,
  name: string,
  where: SQL | undefined,
  order: (row: OrderedRow) => SQL[] = byNewest,
) {
  const counted = db
    .select({ id: marketplaceProducts.id })
    .from(marketplaceProducts)
    .where(where)
    .limit(mostCounted + 1)
    .as('counted')
  const total = db
    .select({ matches: count().as('matches') })
    .from(counted)
    .as('total')
  const page = db
    .select(orderColumns)
    .from(marketplaceProducts)
    .where(where)
    .orderBy(...order(orderColumns))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page')
  return db
    .select(pageColumns(total.matches))
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(marketplaceProducts, eq(marketplaceProducts.id, page.id))
    .leftJoin(marketplaceCategories, eq(marketplaceCategories.id, marketplaceProducts.categoryId))
    .leftJoin(marketplaceSellers, eq(marketplaceSellers.id, marketplaceProducts.sellerId))
    .orderBy(...order(page))
    .prepare(name)
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
  db
    .select(productColumns)
    .from(marketplaceProducts)
    .leftJoin(marketplaceCategories, eq(marketplaceCategories.id, marketplaceProducts.categoryId))
    .leftJoin(marketplaceSellers, eq(marketplaceSellers.id, marketplaceProducts.sellerId))
    .where(and(isActive, sql`${marketplaceProducts.id} = any (${sql.placeholder('ids')}::text[])`))
    .prepare('products_by_ids'),
)

const consultingStatement = onEachDatabase((db) =>
  db
    .select(productColumns)
    .from(marketplaceProducts)
    .leftJoin(marketplaceCategories, eq(marketplaceCategories.id, marketplaceProducts.categoryId))
    .leftJoin(marketplaceSellers, eq(marketplaceSellers.id, marketplaceProducts.sellerId))
    .where(and(isActive, inArray(marketplaceProducts.name, [...consultingNames])))
    .orderBy(...byNewest(marketplaceProducts))
    .prepare('consulting_products'),
)

type OrderedRow = Record<'createdAt' | 'id' | 'sortOrder', SQLWrapper>

/** Featured products by their order of display, which is 0 for most (product: dashboard 24). */
function byPlace(row: OrderedRow): SQL[] {
  return [sql`${row.sortOrder}`, ...byNewest(row)]
}

/** NULLS LAST as in the indexes, otherwise PostgreSQL would sort again. The id settles ties. */
function byNewest({ createdAt, id }: Record<'createdAt' | 'id', SQLWrapper>): SQL[] {
  return [sql`${createdAt} desc nulls last`, sql`${id}`]
}
