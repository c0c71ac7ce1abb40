import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { lockedSellers } from '#catalog/products/locked-sellers.queries.server.ts'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export interface ReviewedItem {
  productId: string
  productType: 'marketplace' | 'wts_solution'
}

export interface ReviewFigures {
  /** The average, rounded to one decimal because the column has one. */
  rating: string
  reviewCount: number
}

/**
 * Locks an item and its seller, so that changes of its reviews run one after another. Call this before
 * changing or counting reviews, so that the figures include every committed review.
 */
export async function lockReviewFigures(
  tx: Database,
  { productId, productType }: ReviewedItem,
): Promise<void> {
  if (productType === 'marketplace') await lockedSellers(tx, [productId])
  const table = productType === 'marketplace' ? marketplaceProducts : wtsSolutions
  await tx.select({ id: table.id }).from(table).where(eq(table.id, productId)).for('no key update')
}

/** Sets the review figures of an item and of its seller (product: reviews 9, 10). */
export async function setReviewFigures(
  tx: Database,
  { productId, productType }: ReviewedItem,
  figures: ReviewFigures,
): Promise<void> {
  if (productType === 'wts_solution') {
    await tx.update(wtsSolutions).set(figures).where(eq(wtsSolutions.id, productId))
    return
  }
  const [product] = await tx
    .update(marketplaceProducts)
    .set(figures)
    .where(eq(marketplaceProducts.id, productId))
    .returning({ sellerId: marketplaceProducts.sellerId })
  if (product?.sellerId) await refreshSellerRatings(tx, [product.sellerId])
}

/** Recomputes the ratings of the sellers of these products and of other sellers (product: reviews 10). */
export async function refreshRatingsOfSellers(
  tx: Database,
  productIds: readonly string[],
  otherIds: readonly string[] = [],
): Promise<void> {
  if (productIds.length === 0) return
  const { id, sellerId } = marketplaceProducts
  const found = await tx
    .selectDistinct({ sellerId })
    .from(marketplaceProducts)
    .where(inArray(id, [...productIds]))
  const sellersOfProducts = found.flatMap((each) => each.sellerId ?? [])
  await refreshSellerRatings(tx, [...new Set([...sellersOfProducts, ...otherIds])])
}

/** Recomputes the ratings of these sellers from their active products. */
export async function refreshSellerRatings(tx: Database, sellerIds: readonly string[]): Promise<void> {
  if (sellerIds.length === 0) return
  const { sellerId, isActive, rating, reviewCount } = marketplaceProducts
  const { id } = marketplaceSellers
  const areTheirs = inArray(id, [...sellerIds])
  // This is a separate statement, so that the next statement sees the changes that were committed while this
  // one waited. Locks the rows in the same order each time, to prevent deadlocks.
  await tx.select({ id }).from(marketplaceSellers).where(areTheirs).orderBy(id).for('no key update')
  const averages = tx
    .select({
      sellerId: id,
      rating:
        sql`coalesce(round(sum(${rating} * ${reviewCount}) / nullif(sum(${reviewCount}), 0), 1), 5.0)`.as(
          'average',
        ),
    })
    .from(marketplaceSellers)
    .leftJoin(marketplaceProducts, and(eq(sellerId, id), isActive, sql`${rating} <> 'NaN'`))
    .where(areTheirs)
    .groupBy(id)
    .as('averages')
  await tx
    .update(marketplaceSellers)
    .set({ rating: sql`${averages.rating}` })
    .from(averages)
    .where(and(eq(id, averages.sellerId), ne(marketplaceSellers.rating, averages.rating)))
}
