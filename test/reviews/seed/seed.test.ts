import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { allProducts, allSellers } from '#catalog/built-in/demo-products.ts'
import type { Database } from '#db/database.server.ts'
import { reviews } from '#reviews/reviews.tables.server.ts'
import { seedDemoReviews } from '#reviews/seed/seed-reviews.commands.server.ts'
import { withRollback } from '../../support/store.ts'

const figuresOf = (db: Database) =>
  db
    .select({
      id: marketplaceProducts.id,
      rating: marketplaceProducts.rating,
      count: marketplaceProducts.reviewCount,
    })
    .from(marketplaceProducts)
    .orderBy(marketplaceProducts.id)

const written = allProducts
  .map(({ id, rating, reviewCount }) => ({ id, rating: rating.toFixed(1), count: reviewCount }))
  .toSorted((one, other) => (one.id < other.id ? -1 : 1))

test('the seeded reviews have the figures of the built-in catalog, and seeding again adds no reviews', () =>
  withRollback(async (db) => {
    expect(await figuresOf(db)).toEqual(written)
    const before = await db.$count(reviews)
    await seedDemoReviews(db)
    expect(await db.$count(reviews)).toBe(before)
    expect(before).toBe(written.reduce((sum, { count }) => sum + count, 0))
    expect(await db.$count(reviews, eq(reviews.isDemo, true))).toBe(before)
  }))

test('demo data of an earlier release gets reviews and matching figures', () =>
  withRollback(async (db) => {
    const reviewed = written.filter(({ count }) => count > 0)
    const ids = reviewed.map(({ id }) => id)
    await db.delete(reviews)
    await db.update(marketplaceProducts).set({ reviewCount: 0, rating: '5.0' })
    await db
      .update(marketplaceProducts)
      .set({ reviewCount: 99, rating: '1.0' })
      .where(inArray(marketplaceProducts.id, ids))
    await db.update(marketplaceSellers).set({ rating: '1.0' })
    await seedDemoReviews(db)
    expect(await figuresOf(db)).toEqual(expect.arrayContaining(reviewed))
    const sellers = await db
      .select({ id: marketplaceSellers.id, rating: marketplaceSellers.rating })
      .from(marketplaceSellers)
    const sellersOfReviewed = new Set(
      allProducts.filter(({ id }) => ids.includes(id)).map(({ sellerId }) => sellerId),
    )
    const rated = allSellers.filter(({ id }) => sellersOfReviewed.has(id))
    expect(rated.length).toBeGreaterThan(3)
    for (const { id, rating } of rated) expect(sellers).toContainEqual({ id, rating: rating.toFixed(1) })
  }))
