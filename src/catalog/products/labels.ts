import { discountPercent, formatPrice, intervalLabel, type Cents } from '#lib/money.ts'
import { withCommas } from '#lib/with-commas.ts'
import type { Product } from '#catalog/product.ts'

/** Formats a price with its interval. 'Free' has no interval (product: display 2, 3). */
export function priceLabel(price: Cents, interval: string | null): string {
  return interval && price > 0 ? `${formatPrice(price)} ${intervalLabel(interval)}` : formatPrice(price)
}

/** Returns the note beside the price of a subscription (product: display 3). */
export function chargedNote(price: Cents, interval: string | null): string | null {
  return interval && price > 0 ? `charged ${intervalLabel(interval)}` : null
}

/** The text beside a price: the regular price with the discount, or the value of a free item. */
export interface PriceComparison {
  label: 'Regular price' | 'Valued at'
  amount: Cents
  percent: number | null
}

/**
 * Returns `null` unless the original price is higher than the price. For free items, the original price is
 * their value, not a regular price (product: solutions 23).
 */
export function priceComparison(price: Cents, original: Cents | null): PriceComparison | null {
  const percent = discountPercent(price, original)
  if (original === null || percent === null) return null
  return price === 0
    ? { label: 'Valued at', amount: original, percent: null }
    : { label: 'Regular price', amount: original, percent }
}

/** Formats a rating with one decimal (product: display 5). */
export function ratingLabel(rating: number): string {
  return rating.toFixed(1)
}

/** Returns the number of reviews, or 'Perfect Rating' if there are none (product: display 6). */
export function reviewsLabel(reviewCount: number): string {
  return reviewCount === 0 ? 'Perfect Rating' : counted(reviewCount, 'review')
}

/** Returns the note beside 'Perfect Rating', so that nobody mistakes it for a review (product: display 6). */
export function noReviewsNote(reviewCount: number): string | null {
  return reviewCount === 0 ? 'No reviews yet' : null
}

/** Only solutions have `isAvailable`. Products are always available. */
export interface Downloaded extends Pick<Product, 'downloadCount' | 'isFeatured'> {
  comingSoon?: boolean
  isAvailable?: boolean
}

/**
 * Returns the number of downloads. Without downloads, returns 'Premium Quality' for featured or unavailable
 * items, and 'Available Now' for all others (product: display 7).
 */
export function downloadsLabel({
  downloadCount,
  isFeatured,
  comingSoon = false,
  isAvailable = true,
}: Downloaded): string {
  if (downloadCount > 0) return counted(downloadCount, 'download')
  return isFeatured || comingSoon || !isAvailable ? 'Premium Quality' : 'Available Now'
}

export interface Shown {
  shown: string[]
  hidden: number
}

export function firstOf(items: readonly string[], max: number): Shown {
  return { shown: items.slice(0, max), hidden: Math.max(0, items.length - max) }
}

export const tagsOnCard = 2
export const featuresOnProductCard = 3
export const featuresOnSolutionCard = 4
export const featuresOnConsultingCard = 6

/** Returns a text such as '+2' for the end of the visible tags (product: display 8). */
export function moreTags(hidden: number): string | null {
  return hidden > 0 ? `+${hidden}` : null
}

/** Returns a text such as '+3 more features', always in the plural (product: display 9). */
export function moreFeatures(hidden: number): string | null {
  return hidden > 0 ? `+${hidden} more features` : null
}

/**
 * Formats a number with its noun, such as `1 result`, `1,260 downloads`, or `10,000+ results` if counting
 * stopped (product: marketplace 47).
 */
export function counted(count: number, thing: string, isCapped = false): string {
  return `${withCommas(count)}${isCapped ? '+' : ''} ${count === 1 ? thing : `${thing}s`}`
}
