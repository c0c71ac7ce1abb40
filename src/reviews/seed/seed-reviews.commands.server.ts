import { lockReviewFigures } from '#catalog/products/review-figures.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { refreshReviewFigures } from '#reviews/refresh-figures.commands.server.ts'
import { productsWithoutReviews } from '#reviews/seed/seed-products.queries.server.ts'
import { seededAt, seededPurchase, seedReviews } from '#reviews/seed/seed-reviews.ts'
import { reviews } from '#reviews/reviews.tables.server.ts'
import { addDays } from '#lib/days.ts'

/**
 * Adds the invented demo reviews to products without reviews. Replaces the ratings of an earlier release with
 * ratings computed from the reviews (product: reviews 24).
 */
export async function seedDemoReviews(tx: Database): Promise<void> {
  const bare = await productsWithoutReviews(tx, [...seedReviews.keys()])
  const values = bare.flatMap((product) => reviewRows(product))
  if (values.length > 0) await tx.insert(reviews).values(values)
  for (const { id } of bare) {
    const item = { productId: id, productType: 'marketplace' } as const
    await lockReviewFigures(tx, item)
    await refreshReviewFigures(tx, item)
  }
}

function reviewRows({ id, sellerId, createdAt }: { id: string; sellerId: string | null; createdAt: Date }) {
  return (seedReviews.get(id) ?? []).map(({ answer, ...words }, index) => {
    const writtenAt = seededAt(createdAt.toISOString(), index)
    return {
      ...words,
      productId: id,
      productType: 'marketplace' as const,
      sellerId,
      isDemo: true,
      boughtAt: seededPurchase(writtenAt),
      createdAt: writtenAt,
      answer,
      answeredAt: answer === null ? null : addDays(writtenAt, 2),
    }
  })
}
