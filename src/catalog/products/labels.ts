import { discountPercent, formatPrice, intervalLabel, type Cents } from '#lib/money.ts'
import type { Product } from '#catalog/product.ts'

/** The price with its interval; 'Free' has none (product: display 2, 3). */
export function priceLabel(price: Cents, interval: string | null): string {
  return interval && price > 0 ? `${formatPrice(price)} ${intervalLabel(interval)}` : formatPrice(price)
}

/** The note beside a subscription's price (product: display 3). */
export function chargedNote(price: Cents, interval: string | null): string | null {
  return interval && price > 0 ? `charged ${intervalLabel(interval)}` : null
}

/** What stands beside a price: the regular price with the percent off, or what something free is worth. */
export interface PriceComparison {
  label: 'Regular price' | 'Valued at'
  amount: Cents
  percent: number | null
}

/** `null` unless the original exceeds the price; what is free never had a regular price (product: solutions 23). */
export function priceComparison(price: Cents, original: Cents | null): PriceComparison | null {
  const percent = discountPercent(price, original)
  if (original === null || percent === null) return null
  return price === 0
    ? { label: 'Valued at', amount: original, percent: null }
    : { label: 'Regular price', amount: original, percent }
}

/** One decimal (product: display 5). */
export function ratingLabel(rating: number): string {
  return rating.toFixed(1)
}

/** 'Perfect Rating' without reviews (product: display 6). */
export function reviewsLabel(reviewCount: number): string {
  return reviewCount === 0 ? 'Perfect Rating' : counted(reviewCount, 'review')
}

/** Beside 'Perfect Rating', so that nobody takes it for a review (product: display 6). */
export function noReviewsNote(reviewCount: number): string | null {
  return reviewCount === 0 ? 'No reviews yet' : null
}

/** A product is always available; a solution says whether it is. */
export interface Downloaded extends Pick<Product, 'downloadCount' | 'isFeatured'> {
  comingSoon?: boolean
  isAvailable?: boolean
}

/**
 * Without downloads, something that is featured or not yet available is not called 'Available Now' (product: display
 * 7).
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

/** What a card shows of a list, and how many it leaves out. */
export interface Shown {
  shown: string[]
  hidden: number
}

export function firstOf(items: readonly string[], most: number): Shown {
  return { shown: items.slice(0, most), hidden: Math.max(0, items.length - most) }
}

export const tagsOnCard = 2
export const featuresOnProductCard = 3
export const featuresOnSolutionCard = 4
export const featuresOnConsultingCard = 6

/** '+2' after the tags that fit (product: display 8). */
export function moreTags(hidden: number): string | null {
  return hidden > 0 ? `+${hidden}` : null
}

/** '+3 more features', also after one (product: display 9). */
export function moreFeatures(hidden: number): string | null {
  return hidden > 0 ? `+${hidden} more features` : null
}

/** `1 result`, `1,260 downloads`; where counting has stopped, `10,000+ results` (product: marketplace 47). */
export function counted(count: number, thing: string, isCapped = false): string {
  return `${count.toLocaleString('en-US')}${isCapped ? '+' : ''} ${count === 1 ? thing : `${thing}s`}`
}
