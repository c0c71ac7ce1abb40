import type { CardProduct } from '#catalog/products/card-product.ts'
import { toDollars } from '#lib/money.ts'

/** The maximum number of cards in one request. */
export const maxCards = 100

/** The card with the API's field names and prices in dollars (product: data 1). */
export function cardToJson(card: CardProduct) {
  return {
    id: card.id,
    name: card.name,
    short_description: card.shortDescription,
    price: toDollars(card.price),
    original_price: card.originalPrice === null ? null : toDollars(card.originalPrice),
    images: card.images,
    tags: card.tags,
    download_count: card.downloadCount,
    rating: card.rating,
    review_count: card.reviewCount,
    is_featured: card.isFeatured,
    product_type: card.productType,
    subscription_interval: card.subscriptionInterval,
    redirect_url: card.redirectUrl,
    coming_soon: card.comingSoon,
    category: card.category,
    seller: card.seller && {
      id: card.seller.id,
      name: card.seller.name,
      is_verified: card.seller.isVerified,
    },
  }
}
