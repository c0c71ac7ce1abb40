import type { Product, SellerProfile, SellerSummary } from '#catalogue/product.ts'

type Rated = Pick<Product, 'sellerId' | 'isActive' | 'rating' | 'reviewCount'>

/** The rating of a seller is that of its active products, each counted as often as it was reviewed. */
export function sellerSummary(profile: SellerProfile, products: readonly Rated[]): SellerSummary {
  const own = products.filter(({ sellerId, isActive }) => sellerId === profile.id && isActive)
  const count = own.reduce((sum, { reviewCount }) => sum + reviewCount, 0)
  const points = own.reduce((sum, { rating, reviewCount }) => sum + rating * reviewCount, 0)
  return {
    ...profile,
    productCount: own.length,
    reviews: count === 0 ? null : { rating: Math.round((points / count) * 10) / 10, count },
  }
}
