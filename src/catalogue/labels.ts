import { formatPrice, type Cents } from '#lib/money.ts'
import type { Product } from '#catalogue/product.ts'

/** 'month' → 'monthly' (spec §9). */
function intervalLabel(interval: string | null): string | null {
  return interval ? `${interval}ly` : null
}

/** `$97.00/monthly`; what costs nothing is 'Free' in any interval (spec §9). */
export function priceLabel(price: Cents, interval: string | null): string {
  const every = intervalLabel(interval)
  return every && price > 0 ? `${formatPrice(price)}/${every}` : formatPrice(price)
}

/** The note beside a subscription's price (spec §9). */
export function chargedNote(price: Cents, interval: string | null): string | null {
  const every = intervalLabel(interval)
  return every && price > 0 ? `charged ${every}` : null
}

/** One decimal (spec §9). */
export function ratingLabel(rating: number): string {
  return rating.toFixed(1)
}

/** Nobody has complained yet: 'Perfect Rating' (spec §9). */
export function reviewsLabel(reviewCount: number): string {
  return reviewCount === 0 ? 'Perfect Rating' : counted(reviewCount, 'review')
}

/** What the downloads are told of; products are always there, solutions say whether they are. */
export interface Downloaded extends Pick<Product, 'downloadCount' | 'isFeatured'> {
  comingSoon?: boolean
  isAvailable?: boolean
}

/** Before the first download: what is featured, or cannot be had yet, is not called available (spec §9). */
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

/** '+2' after the tags that fit (spec §2.10). */
export function moreTags(hidden: number): string | null {
  return hidden > 0 ? `+${hidden}` : null
}

/** '+3 more features' after the features that fit, also after one (spec §9). */
export function moreFeatures(hidden: number): string | null {
  return hidden > 0 ? `+${hidden} more features` : null
}

/** `1 result`, `1,260 downloads`. */
export function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? thing : `${thing}s`}`
}
