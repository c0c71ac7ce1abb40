import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalogue/marketplace.tables.server.ts'

/** The products of the sitemap and the share pictures: most recent first, 10,000 at most. */
export async function listedProducts(db: Database) {
  return db
    .select({ id: marketplaceProducts.id, createdAt: marketplaceProducts.createdAt })
    .from(marketplaceProducts)
    .where(eq(marketplaceProducts.isActive, true))
    .orderBy(desc(marketplaceProducts.createdAt), marketplaceProducts.id)
    .limit(10_000)
}

/** The text and picture of one product's share picture. */
export async function sharedProduct(db: Database, id: string) {
  const [product] = await db
    .select({
      title: marketplaceProducts.name,
      category: marketplaceCategories.slug,
      eyebrow: marketplaceCategories.name,
    })
    .from(marketplaceProducts)
    .leftJoin(marketplaceCategories, eq(marketplaceCategories.id, marketplaceProducts.categoryId))
    .where(and(eq(marketplaceProducts.id, id), eq(marketplaceProducts.isActive, true)))
  return product ?? null
}

/** The sellers of the sitemap: 10,000 at most. */
export async function listedSellers(db: Database) {
  return db
    .select({ id: marketplaceSellers.id })
    .from(marketplaceSellers)
    .where(isNull(marketplaceSellers.suspendedAt))
    .orderBy(marketplaceSellers.id)
    .limit(10_000)
}

/** The text of one seller's share picture. */
export async function sharedSeller(db: Database, id: string) {
  const [seller] = await db
    .select({ title: marketplaceSellers.name, isVerified: marketplaceSellers.isVerified })
    .from(marketplaceSellers)
    .where(and(eq(marketplaceSellers.id, id), isNull(marketplaceSellers.suspendedAt)))
  return seller ?? null
}
