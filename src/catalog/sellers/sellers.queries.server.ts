import { and, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
  shownSellerColumns,
} from '#catalog/products/marketplace.tables.server.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import { alphabetical } from '#catalog/sellers/seller-summary.ts'
import { ratingFrom, readableRows } from '#db/readable-rows.server.ts'

/**
 * Reads all sellers that are not suspended (product: dashboard 50), verified sellers first, then by name
 * (product: marketplace 38).
 */
export async function sellers(db: Database): Promise<SellerSummary[]> {
  return toSummaries(db, await selectSummaries(db, isActive))
}

/** The same rule as `isShownSeller`, in SQL. It also excludes suspended sellers. */
export const isShownInShop: SQL = sql`(${isNull(marketplaceSellers.suspendedAt)}
  and (trim(${marketplaceSellers.description}) <> '' or exists (
    select from ${marketplaceProducts}
    where ${marketplaceProducts.sellerId} = ${marketplaceSellers.id} and ${marketplaceProducts.isActive})))`

/** Reads a seller that is not suspended, even if it has neither description nor products. */
export async function sellerById(db: Database, id: string): Promise<SellerSummary | null> {
  const ofProducts = and(isActive, eq(marketplaceProducts.sellerId, id))
  const [seller] = toSummaries(db, await selectSummaries(db, ofProducts, eq(marketplaceSellers.id, id)))
  return seller ?? null
}

const isActive = sql`${marketplaceProducts.isActive}`

/**
 * Selects the summaries of sellers. The rating of a seller is the average of its active products, weighted by
 * their reviews. The products are first grouped by category and rating, so that joins and decimal arithmetic
 * run on few rows.
 */
function selectSummaries(db: Database, ofProducts: SQL | undefined, ofSellers?: SQL) {
  const { rating, reviewCount, sellerId, categoryId } = marketplaceProducts
  const parts = db
    .select({
      sellerId,
      categoryId,
      rating,
      products: count().as('products'),
      reviewed: sql<number>`coalesce(sum(${reviewCount}) filter (where ${reviewCount} > 0), 0)`.as(
        'reviewed',
      ),
    })
    .from(marketplaceProducts)
    .where(ofProducts)
    .groupBy(sellerId, categoryId, rating)
    .as('parts')
  // A `numeric` may be NaN, which would make the sum NaN.
  const reviewed = sql`sum(${parts.reviewed}) filter (where ${parts.rating} <> 'NaN')`
  const points = sql`sum(${parts.rating} * ${parts.reviewed}) filter (where ${parts.rating} <> 'NaN')`
  const figures = db
    .select({
      sellerId: parts.sellerId,
      productCount: sql`sum(${parts.products})`.mapWith(Number).as('product_count'),
      reviewCount: sql`coalesce(${reviewed}, 0)`.mapWith(Number).as('review_count'),
      rating: sql<string | null>`round(${points} / nullif(${reviewed}, 0), 1)`.as('average'),
      categories: sql<
        string[]
      >`array_agg(distinct ${marketplaceCategories.name}) filter (where ${marketplaceCategories.isActive})`.as(
        'categories',
      ),
    })
    .from(parts)
    .leftJoin(marketplaceCategories, eq(marketplaceCategories.id, parts.categoryId))
    .groupBy(parts.sellerId)
    .as('figures')
  return db
    .select({
      seller: shownSellerColumns,
      productCount: figures.productCount,
      reviewCount: figures.reviewCount,
      average: figures.rating,
      categories: figures.categories,
    })
    .from(marketplaceSellers)
    .leftJoin(figures, eq(figures.sellerId, marketplaceSellers.id))
    .where(and(isNull(marketplaceSellers.suspendedAt), ofSellers))
    .orderBy(desc(marketplaceSellers.isVerified), marketplaceSellers.name, marketplaceSellers.id)
}

type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number]

function toSummaries(db: Database, rows: readonly SummaryRow[]): SellerSummary[] {
  return readableRows(db, rows, { record: 'seller', idOf: ({ seller }) => seller.id, read: toSummary })
}

function toSummary({ seller, productCount, reviewCount, average, categories }: SummaryRow): SellerSummary {
  return {
    ...seller,
    rating: ratingFrom(seller.rating),
    verifiedSince: dayFrom(seller.verifiedSince),
    sellingSince: dayFrom(seller.sellingSince),
    productCount: productCount ?? 0,
    categories: alphabetical(categories ?? []),
    reviews:
      average === null || reviewCount === null ? null : { rating: ratingFrom(average), count: reviewCount },
  }
}

/** Returns a day. Throws if the `date` column is infinity, which cannot be shown. */
function dayFrom(column: string | null): string | null {
  if (column !== null && !/^\d{4}-\d\d-\d\d$/.test(column)) {
    throw new Error(`The database returned a date that is not a day: ${column}`)
  }
  return column
}

/**
 * Returns a subquery for the ids of all products of these sellers, including hidden products. It is not a
 * list, because a list could be very long.
 */
export function productIdsOf(db: Database, sellerIds: readonly string[]) {
  return db
    .select({ id: marketplaceProducts.id })
    .from(marketplaceProducts)
    .where(inArray(marketplaceProducts.sellerId, [...sellerIds]))
}
