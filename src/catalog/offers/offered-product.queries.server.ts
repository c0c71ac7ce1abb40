import { and, eq, isNull } from 'drizzle-orm'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'

/** The product whose offers are edited; `null` if it is archived or unknown. */
export async function offeredProduct(db: Database, productId: string) {
  const { id, name, price, sellerId, archivedAt } = marketplaceProducts
  const [product] = await db
    .select({ id, name, price, sellerId })
    .from(marketplaceProducts)
    .where(and(eq(id, productId), isNull(archivedAt)))
  return product ? { ...product, price: priceFrom(product.price) } : null
}
