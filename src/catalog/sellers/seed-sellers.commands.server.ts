import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { allSellerProfiles } from '#catalog/built-in/demo-products.ts'

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
