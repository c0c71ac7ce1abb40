import { sql, and, eq, isNull, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import { builtInCategories } from '#catalog/built-in/built-in-catalog.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalog/products/marketplace.tables.server.ts'
import { allProducts, allSellers, allSellerProfiles } from '#catalog/built-in/demo-products.ts'
import { builtInSolutions } from '#catalog/solutions/built-in-solutions.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import { seedDetails } from '#catalog/built-in/demo-details.ts'

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

/**
 * Seeds the solutions if the table is empty (product: marketplace 26). Returns the number of added solutions.
 */
export async function seedSolutions(db: Database): Promise<number> {
  const [found] = await db.select({ id: wtsSolutions.id }).from(wtsSolutions).limit(1)
  if (found) return 0
  await db.insert(wtsSolutions).values(
    builtInSolutions.map((solution) => ({
      ...solution,
      price: priceColumn(solution.price),
      originalPrice: solution.originalPrice === null ? null : priceColumn(solution.originalPrice),
      rating: solution.rating.toFixed(1),
      createdAt: new Date(solution.createdAt),
    })),
  )
  return builtInSolutions.length
}

/** Adds missing profiles to the demo sellers, even in a demo database from an earlier release. */
export async function seedSellerProfiles(db: Database): Promise<void> {
  const { id, foundedYear, place, responseHours, sellingSince, supportPolicy } = marketplaceSellers
  const withoutProfile = and(
    isNull(foundedYear),
    isNull(place),
    isNull(responseHours),
    isNull(sellingSince),
    isNull(supportPolicy),
  )
  const bare = await db.select({ id }).from(marketplaceSellers).where(withoutProfile)
  for (const {
    id: sellerId,
    name: _name,
    description: _text,
    isVerified: _flag,
    rating: _rating,
    ...profile
  } of allSellerProfiles) {
    if (!bare.some((seller) => seller.id === sellerId)) continue
    await db.update(marketplaceSellers).set(profile).where(eq(id, sellerId))
  }
}

/**
 * Adds missing details to existing products and solutions. Never changes existing details, not even in a demo
 * database from an earlier release (product: marketplace 41). Returns the number of items with added details.
 */
export async function seedItemDetails(db: Database): Promise<number> {
  const ids = seedDetails.map(({ itemId }) => itemId)
  const products = await db
    .select({ id: marketplaceProducts.id })
    .from(marketplaceProducts)
    .where(inArray(marketplaceProducts.id, ids))
  const solutions = await db
    .select({ id: wtsSolutions.id })
    .from(wtsSolutions)
    .where(inArray(wtsSolutions.id, ids))
  const stored = await db
    .select({ kind: itemDetailRows.kind, itemId: itemDetailRows.itemId })
    .from(itemDetailRows)
    .where(inArray(itemDetailRows.itemId, ids))
  const missing = seedDetails.filter(
    ({ kind, itemId }) =>
      (kind === 'product' ? products : solutions).some(({ id }) => id === itemId) &&
      !stored.some((row) => row.kind === kind && row.itemId === itemId),
  )
  if (missing.length > 0) await db.insert(itemDetailRows).values(missing)
  return missing.length
}
