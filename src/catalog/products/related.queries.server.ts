import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { selectProducts } from '#catalog/products/marketplace.queries.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { toProducts } from '#catalog/products/product-rows.server.ts'
import type { Product } from '#catalog/product.ts'
import { maxRelated, relatedOf } from '#catalog/products/related.ts'

/** Reads the newest active products of the same category, followed by products of the same seller. */
export async function relatedProducts(
  db: Database,
  product: Pick<Product, 'id' | 'categoryId' | 'sellerId'>,
): Promise<Product[]> {
  const { id, categoryId, sellerId } = product
  const found = categoryId ? await newest(eq(marketplaceProducts.categoryId, categoryId), maxRelated) : []
  if (sellerId && found.length < maxRelated) {
    // Reads twice as many products as needed, because products of the same category are removed.
    const ofSeller = await newest(eq(marketplaceProducts.sellerId, sellerId), 2 * maxRelated)
    const isNew = ({ id: other }: Product) => found.every((known) => known.id !== other)
    found.push(...ofSeller.filter(isNew))
  }
  return relatedOf(found, product)

  /** Reads the newest active products. NULLS LAST, as in the index. */
  async function newest(where: SQL, limit: number): Promise<Product[]> {
    const rows = await selectProducts(db)
      .where(and(sql`${marketplaceProducts.isActive}`, where, ne(marketplaceProducts.id, id)))
      .orderBy(sql`${marketplaceProducts.createdAt} desc nulls last`, marketplaceProducts.id)
      .limit(limit)
    return toProducts(db, rows)
  }
}
