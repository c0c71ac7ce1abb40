import type { Product } from '#catalog/product.ts'
import type { SellerProfile, SellerSummary } from '#catalog/seller.ts'

type Sold = Pick<Product, 'sellerId' | 'isActive' | 'rating' | 'reviewCount' | 'category'>

/**
 * Adds the figures of its products to a seller. The rating is the average of its active products, weighted by
 * the number of reviews.
 */
export function sellerSummary(profile: SellerProfile, products: readonly Sold[]): SellerSummary {
  const own = products.filter(({ sellerId, isActive }) => sellerId === profile.id && isActive)
  const count = own.reduce((sum, { reviewCount }) => sum + reviewCount, 0)
  const points = own.reduce((sum, { rating, reviewCount }) => sum + rating * reviewCount, 0)
  return {
    ...profile,
    productCount: own.length,
    categories: alphabetical(own.flatMap(({ category }) => (category ? [category.name] : []))),
    reviews: count === 0 ? null : { rating: Math.round((points / count) * 10) / 10, count },
  }
}

/**
 * Whether the shop shows a seller. Without a description and products, its page would be empty (product:
 * marketplace 38).
 */
export function isShownSeller({
  description,
  productCount,
}: Pick<SellerSummary, 'description' | 'productCount'>) {
  return description.trim() !== '' || productCount > 0
}

/** Sorts the names alphabetically and removes duplicates. */
export function alphabetical(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en'))
}
