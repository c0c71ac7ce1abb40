import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { marketplaceProducts, marketplaceSellers } from '#catalogue/marketplace.tables.server.ts'
import { allProducts, allSellers } from '#catalogue/seed/products.ts'
import type { Database } from '#db/database.server.ts'
import { reviews } from '#reviews/reviews.tables.server.ts'
import { seedDemoReviews } from '#reviews/seed/seed-reviews.commands.server.ts'
import { withRollback } from '../support/store.ts'

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

test('the demo has the figures of the code, also after another seed', async () => {
  await withRollback(async (db) => {
    expect(await figuresOf(db)).toEqual(written)
    const before = await db.$count(reviews)
    await seedDemoReviews(db)
    expect(await db.$count(reviews)).toBe(before)
    expect(before).toBe(written.reduce((sum, { count }) => sum + count, 0))
    expect(await db.$count(reviews, eq(reviews.isDemo, true))).toBe(before)
  })
})

test('the demo of an earlier release gets reviews, and figures that are theirs', async () => {
  await withRollback(async (db) => {
    await db.delete(reviews)
    await db.update(marketplaceProducts).set({ reviewCount: 99, rating: '1.0' })
    await seedDemoReviews(db)
    const reviewed = written.filter(({ count }) => count > 0)
    expect(await figuresOf(db)).toEqual(expect.arrayContaining(reviewed))
    const sellers = await db
      .select({ id: marketplaceSellers.id, rating: marketplaceSellers.rating })
      .from(marketplaceSellers)
    expect(sellers).toHaveLength(allSellers.length)
  })
})
