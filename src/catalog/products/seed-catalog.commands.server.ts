import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import { builtInCategories } from '#catalog/built-in/built-in-catalog.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalog/products/marketplace.tables.server.ts'
import { allProducts, allSellers } from '#catalog/built-in/demo-products.ts'

/** Seeds the marketplace if it is empty (product: marketplace 26). Returns the number of added products. */
export async function seedMarketplace(db: Database): Promise<number> {
  const [found] = (
    await db.execute<{ held: boolean }>(sql`select exists (select from ${marketplaceCategories})
      or exists (select from ${marketplaceSellers}) or exists (select from ${marketplaceProducts}) as held`)
  ).rows
  if (found?.held) return 0
  await db.insert(marketplaceCategories).values([...builtInCategories])
  await db
    .insert(marketplaceSellers)
    .values(allSellers.map((seller) => ({ ...seller, rating: seller.rating.toFixed(1) })))
  await db.insert(marketplaceProducts).values(
    allProducts.map(({ category: _category, seller: _seller, ...product }) => ({
      ...product,
      price: priceColumn(product.price),
      originalPrice: product.originalPrice === null ? null : priceColumn(product.originalPrice),
      rating: product.rating.toFixed(1),
      createdAt: new Date(product.createdAt),
    })),
  )
  return allProducts.length
}
