import { and, asc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import type { ListedRecord, RecordFilter, RecordState } from '#catalog/editing/lists/list-filter.ts'
import {
  listedRecord,
  nameInOrder,
  recordOrder,
  stateCondition,
} from '#catalog/editing/lists/listed-record.server.ts'
import { pictureOf } from '#catalog/products/card-product.ts'
import { smallPicture } from '#files/picture-address.ts'
import type { Slice } from '#catalog/products/slice.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalog/products/marketplace.tables.server.ts'
import { containsTerm } from '#catalog/search/matches-term.server.ts'
import { countRows } from '#db/count-rows.server.ts'
import { beginsPattern } from '#catalog/search/search-term.ts'

/** Reads products for the lists of the dashboard, including hidden and archived products. */
export async function productRecords(
  db: Database,
  filter: RecordFilter,
  { offset, limit }: Slice,
): Promise<ListedRecord[]> {
  const order = recordOrder(filter, marketplaceProducts)
  // Sorts only ids, which are much shorter than rows.
  const ids = db
    .select({ id: marketplaceProducts.id })
    .from(marketplaceProducts)
    .where(productsWithin(filter))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const rows = await listedWhere(db, inArray(marketplaceProducts.id, ids)).orderBy(...order)
  return rows.map(toListed)
}

/** Reads products as lists show them, in no particular order. */
export async function productRecordsWith(db: Database, ids: readonly string[]): Promise<ListedRecord[]> {
  if (ids.length === 0) return []
  const rows = await listedWhere(db, inArray(marketplaceProducts.id, [...ids]))
  return rows.map(toListed)
}

function listedWhere(db: Database, where: SQL | undefined) {
  const table = marketplaceProducts
  return db
    .select({
      id: table.id,
      name: table.name,
      price: table.price,
      interval: table.subscriptionInterval,
      isFeatured: table.isFeatured,
      isShown: table.isActive,
      comingSoon: table.comingSoon,
      archivedAt: table.archivedAt,
      updatedAt: table.updatedAt,
      images: sql<string[]>`${table.images}[:1]`,
      categoryId: table.categoryId,
      categorySlug: marketplaceCategories.slug,
      category: marketplaceCategories.name,
      seller: marketplaceSellers.name,
      suspendedAt: marketplaceSellers.suspendedAt,
    })
    .from(table)
    .leftJoin(marketplaceCategories, eq(marketplaceCategories.id, table.categoryId))
    .leftJoin(marketplaceSellers, eq(marketplaceSellers.id, table.sellerId))
    .where(where)
}

function toListed(row: Awaited<ReturnType<typeof listedWhere>>[number]): ListedRecord {
  const { images, categorySlug, price, interval, categoryId, category, seller, isFeatured } = row
  const picture = smallPicture(pictureOf({ id: row.id, images, category: { slug: categorySlug ?? '' } }))
  const columns = { picture, price: priceFrom(price), interval, categoryId, category, seller, isFeatured }
  return listedRecord(row, columns)
}

export function countProductRecords(db: Database, filter: RecordFilter): Promise<number> {
  return countRows(db, marketplaceProducts, productsWithin(filter))
}

/**
 * Reads the sorted product ids of a list that follow `after`. Exports use this to read lists of any length.
 */
export async function productIdsWithin(
  db: Database,
  filter: RecordFilter,
  { limit, after = '' }: { limit: number; after?: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: marketplaceProducts.id })
    .from(marketplaceProducts)
    .where(and(productsWithin(filter), gt(marketplaceProducts.id, after)))
    .orderBy(asc(marketplaceProducts.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Whether one of these sellers has a product that is not archived. */
export async function sellSomething(db: Database, sellerIds: readonly string[]): Promise<boolean> {
  const { id, sellerId, archivedAt } = marketplaceProducts
  const found = await db
    .select({ id })
    .from(marketplaceProducts)
    .where(and(inArray(sellerId, [...sellerIds]), isNull(archivedAt)))
    .limit(1)
  return found.length > 0
}

function productsWithin({ text, category, seller, state, featured }: RecordFilter): SQL | undefined {
  const table = marketplaceProducts
  const isSuspended = sql`coalesce(${table.sellerId} in
    (select ${marketplaceSellers.id} from ${marketplaceSellers} where ${marketplaceSellers.suspendedAt} is not null), false)`
  const hidden = stateCondition({ isShown: table.isActive, archivedAt: table.archivedAt }, 'hidden')
  const states: Partial<Record<RecordState, SQL | undefined>> = {
    coming: sql`${table.isActive} and ${table.comingSoon}`,
    hidden: and(hidden, sql`not ${isSuspended}`),
    suspended: and(hidden, isSuspended),
  }
  return and(
    (state && states[state]) ??
      stateCondition({ isShown: table.isActive, archivedAt: table.archivedAt }, state),
    textOfProduct(text),
    category === '' ? undefined : eq(table.categoryId, category),
    seller === '' ? undefined : eq(table.sellerId, seller),
    featured ? sql`${table.isFeatured}` : undefined,
  )
}

/**
 * Uses the trigram index, which needs three letters. Shorter texts match beginnings of names (product:
 * dashboard 32).
 */
function textOfProduct(text: string): SQL | undefined {
  const { name } = marketplaceProducts
  if (text === '') return undefined
  if (!/[\p{L}\p{N}]{3}/u.test(text)) return sql`${nameInOrder(name)} like ${beginsPattern(text)}`
  return containsTerm(text)
}
