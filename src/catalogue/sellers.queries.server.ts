import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { onEachDatabase } from '#db/prepared.server.ts'
import { marketplaceProducts, marketplaceSellers } from '#catalogue/marketplace.tables.server.ts'
import type { SellerSummary } from '#catalogue/product.ts'
import {
  ratingFrom,
  readableRows,
  rejectUnreadableRow,
  type OnUnreadableRow,
} from '#catalogue/readable-rows.ts'

/** All sellers, verified ones first, then by name (product: marketplace 38). */
export async function sellers(
  db: Database,
  onUnreadable: OnUnreadableRow = rejectUnreadableRow,
): Promise<SellerSummary[]> {
  return toSummaries(await statements(db).all.execute(), onUnreadable)
}

export async function sellerById(
  db: Database,
  id: string,
  onUnreadable: OnUnreadableRow = rejectUnreadableRow,
): Promise<SellerSummary | null> {
  const [seller] = toSummaries(await statements(db).one.execute({ id }), onUnreadable)
  return seller ?? null
}

const isActive = sql`${marketplaceProducts.isActive}`
/** `numeric` may hold NaN, which would hide the ratings of all other products. */
const isRated = sql`${marketplaceProducts.reviewCount} > 0 and ${marketplaceProducts.rating} <> 'NaN'`

const statements = onEachDatabase((db) => ({
  all: summaryStatement(db, isActive, undefined).prepare('sellers'),
  one: summaryStatement(
    db,
    and(isActive, eq(marketplaceProducts.sellerId, sql.placeholder('id'))),
    eq(marketplaceSellers.id, sql.placeholder('id')),
  ).prepare('seller_by_id'),
}))

/** The rating of a seller is that of its active products, each counted as often as it was reviewed. */
function summaryStatement(db: Database, ofProducts: SQL | undefined, ofSellers: SQL | undefined) {
  const { rating, reviewCount, sellerId } = marketplaceProducts
  const figures = db
    .select({
      sellerId,
      productCount: count().as('product_count'),
      reviewCount: sql`sum(${reviewCount}) filter (where ${isRated})`.mapWith(Number).as('reviewed'),
      rating: sql<string | null>`round(sum(${rating} * ${reviewCount}) filter (where ${isRated})
        / sum(${reviewCount}) filter (where ${isRated}), 1)`.as('average'),
    })
    .from(marketplaceProducts)
    .where(ofProducts)
    .groupBy(sellerId)
    .as('figures')
  return db
    .select({
      seller: marketplaceSellers,
      productCount: figures.productCount,
      reviewCount: figures.reviewCount,
      average: figures.rating,
    })
    .from(marketplaceSellers)
    .leftJoin(figures, eq(figures.sellerId, marketplaceSellers.id))
    .where(ofSellers)
    .orderBy(desc(marketplaceSellers.isVerified), marketplaceSellers.name, marketplaceSellers.id)
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof statements>['all']['execute']>>[number]

function toSummaries(rows: readonly SummaryRow[], onUnreadable: OnUnreadableRow): SellerSummary[] {
  return readableRows(rows, { idOf: ({ seller }) => seller.id, read: toSummary, onUnreadable })
}

function toSummary({ seller, productCount, reviewCount, average }: SummaryRow): SellerSummary {
  return {
    ...seller,
    rating: ratingFrom(seller.rating),
    verifiedSince: dayFrom(seller.verifiedSince),
    sellingSince: dayFrom(seller.sellingSince),
    productCount: productCount ?? 0,
    reviews:
      average === null || reviewCount === null ? null : { rating: ratingFrom(average), count: reviewCount },
  }
}

/** A `date` column may hold infinity, which no page can show. */
function dayFrom(column: string | null): string | null {
  if (column !== null && !/^\d{4}-\d\d-\d\d$/.test(column)) {
    throw new Error(`The database holds a date that is no day: ${column}`)
  }
  return column
}
