import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalog/products/marketplace.tables.server.ts'
import { isShownInShop } from '#catalog/sellers/sellers.queries.server.ts'

/** A file may contain 50,000 addresses. A product has up to two: its page and its reviews. */
const maxInFile = 25_000

// NULLS LAST, as in the index.
const byNewest = sql`${marketplaceProducts.createdAt} desc nulls last, ${marketplaceProducts.id}`

/** The newest products, for a sitemap of one file. */
export async function listedProducts(db: Database, max = maxInFile): Promise<{ id: string }[]> {
  const { id, isActive } = marketplaceProducts
  return db
    .select({ id })
    .from(marketplaceProducts)
    .where(sql`${isActive}`)
    .orderBy(byNewest)
    .limit(max)
}

/**
 * One of 256 parts of all products. Two hex digits of a hash of a product's id determine its part, so the
 * part never changes.
 */
export async function listedProductsInPart(db: Database, part: string): Promise<{ id: string }[]> {
  const { id, isActive } = marketplaceProducts
  return db
    .select({ id })
    .from(marketplaceProducts)
    .where(sql`${isActive} and left(md5(${id}), 2) = ${part}`)
    .orderBy(id)
    .limit(maxInFile)
}

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

/** The sellers in the sitemap, at most 10,000. */
export async function listedSellers(db: Database) {
  return db
    .select({ id: marketplaceSellers.id })
    .from(marketplaceSellers)
    .where(isShownInShop)
    .orderBy(marketplaceSellers.id)
    .limit(10_000)
}

export async function sharedSeller(db: Database, id: string) {
  const [seller] = await db
    .select({ title: marketplaceSellers.name, isVerified: marketplaceSellers.isVerified })
    .from(marketplaceSellers)
    .where(and(eq(marketplaceSellers.id, id), isShownInShop))
  return seller ?? null
}
