import type { Cents } from '#lib/money.ts'

export type ProductType = 'marketplace' | 'wts_solution'
export type Offer = 'standard' | 'introductory'

/** What a cart line knows of its product (spec §3 "product_data"), in the offer that the line carries. */
export interface ProductData {
  id: string
  name: string
  price: Cents
  images: string[]
  shortDescription: string
  description: string
  category: string
  rating: number
  reviewCount: number
  downloadCount: number
  features: string[]
  isFeatured: boolean
  isAvailable: boolean
  comingSoon: boolean
  /** The record's own type (`one_time`, `subscription`, `download` …); solutions have none. */
  recordType: string | null
  subscriptionInterval: string | null
  maxQuantity: number
}

/** Where a product has no maximum of its own (decisions §4). */
export const defaultMaximum = 99

/** A demo or a download opens an address instead of going to the cart (spec §4). */
function opensAddress(recordType: string | null): boolean {
  return recordType === 'lead_generation' || recordType === 'download'
}

export type NotSold = 'not_for_cart' | 'coming_soon' | 'unavailable'

/** Why a product cannot be added now, or `null` (spec §5, decisions §4). */
export function whyNotSold(
  product: Pick<ProductData, 'recordType' | 'comingSoon' | 'isAvailable'>,
): NotSold | null {
  if (opensAddress(product.recordType)) return 'not_for_cart'
  if (product.comingSoon) return 'coming_soon'
  return product.isAvailable ? null : 'unavailable'
}

/** The one product that is also offered free, as an introduction, under the same id (decisions §1). */
export const productWithIntroduction = 'open-mind-consulting'

export function hasOffer(productType: ProductType, productId: string, offer: Offer): boolean {
  return offer === 'standard' || (productType === 'marketplace' && productId === productWithIntroduction)
}

/** The introductory offer costs nothing and says so in its name (decisions §4 and §9). */
export function inOffer(product: ProductData, offer: Offer): ProductData {
  if (offer === 'standard') return product
  return { ...product, price: 0, name: `${product.name} (Introductory Offer)` }
}

/** Solutions have no short description: their lines show the first sentence (decisions §9). */
export function firstSentence(text: string): string {
  const trimmed = text.trim()
  return /^.*?[.!?](?=\s|$)/s.exec(trimmed)?.[0] ?? trimmed
}
