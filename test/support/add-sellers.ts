import { inArray } from 'drizzle-orm'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** Adds sellers, whose names are their ids, and assigns the listed products to them. */
export async function addSellers(
  db: Database,
  productsOf: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  for (const [id, products] of Object.entries(productsOf)) {
    const name = id.replaceAll(
      /(^|-)(\w)/g,
      (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
    )
    await db.insert(marketplaceSellers).values({ id, name })
    if (products.length > 0) {
      await db
        .update(marketplaceProducts)
        .set({ sellerId: id })
        .where(inArray(marketplaceProducts.id, [...products]))
    }
  }
}
