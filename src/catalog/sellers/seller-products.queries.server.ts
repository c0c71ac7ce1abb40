import { count, inArray, sql } from 'drizzle-orm'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** How many products these sellers have, and how many of them the shop shows. */
export async function productsOfSellers(
  db: Database,
  sellerIds: readonly string[],
): Promise<Map<string, { all: number; shown: number }>> {
  if (sellerIds.length === 0) return new Map()
  const { sellerId, isActive } = marketplaceProducts
  const rows = await db
    .select({
      sellerId: sql<string>`${sellerId}`,
      all: count(),
      shown: sql`count(*) filter (where ${isActive})`.mapWith(Number),
    })
    .from(marketplaceProducts)
    .where(inArray(sellerId, [...sellerIds]))
    .groupBy(sellerId)
  return new Map(rows.map(({ sellerId: id, ...figures }) => [id, figures]))
}
