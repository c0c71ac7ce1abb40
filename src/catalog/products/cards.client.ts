import type { CardProduct } from '#catalog/products/card-product.ts'
import { parseJson } from '#lib/json.ts'
import { toCents } from '#lib/money.ts'
import { cardsAnswerSchema, type CardAnswer } from '#catalog/products/cards-answer.ts'
import { parsed } from '#lib/schema.ts'

const timeLimitMilliseconds = 10_000

/** The cards of these products in order, without deleted ones; `null` without a usable answer. */
export async function fetchCards(ids: readonly string[]): Promise<CardProduct[] | null> {
  if (ids.length === 0) return []
  try {
    const query = new URLSearchParams({ ids: ids.join(',') })
    const response = await fetch(`/api/product-cards?${query}`, {
      signal: AbortSignal.timeout(timeLimitMilliseconds),
    })
    const answer = response.ok ? parsed(cardsAnswerSchema, parseJson(await response.text())) : undefined
    return answer?.products.map(cardFrom) ?? null
  } catch (error) {
    console.warn('Could not load the products.', error)
    return null
  }
}

function cardFrom(card: CardAnswer): CardProduct {
  return {
    id: card.id,
    name: card.name,
    shortDescription: card.short_description,
    price: toCents(card.price),
    originalPrice: card.original_price === null ? null : toCents(card.original_price),
    images: card.images,
    tags: card.tags,
    downloadCount: card.download_count,
    rating: card.rating,
    reviewCount: card.review_count,
    isFeatured: card.is_featured,
    productType: card.product_type,
    subscriptionInterval: card.subscription_interval,
    redirectUrl: card.redirect_url,
    comingSoon: card.coming_soon,
    category: card.category,
    seller: card.seller && {
      id: card.seller.id,
      name: card.seller.name,
      isVerified: card.seller.is_verified,
    },
  }
}
