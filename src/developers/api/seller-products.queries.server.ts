import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Product } from '#catalog/product.ts'
import { selectProducts } from '#catalog/products/marketplace.queries.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { toProducts } from '#catalog/products/product-rows.server.ts'
import type { Database } from '#db/database.server.ts'

interface ProductRequest {
  sellerId: string
  /** The id of the last product on the previous page. */
  after: string | null
  limit: number
}

/** The products of a seller by id, including hidden products but not archived products. */
export async function sellerProducts(
  db: Database,
  { sellerId, after, limit }: ProductRequest,
): Promise<Product[]> {
  const rows = await selectProducts(db)
    .where(
      and(
        eq(marketplaceProducts.sellerId, sellerId),
        isNull(marketplaceProducts.archivedAt),
        after === null ? undefined : gt(marketplaceProducts.id, after),
      ),
    )
    .orderBy(marketplaceProducts.id)
    .limit(limit)
  return toProducts(db, rows)
}
