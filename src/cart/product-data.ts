import { introductoryOffer, introductoryTexts } from '#content/catalog/free-offers.ts'
import type { Cents } from '#lib/money.ts'

export type ProductType = 'marketplace' | 'wts_solution'
export type Offer = 'standard' | 'introductory'

/** The product data of a cart line. It depends on the offer of the line (product: data 3). */
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
  /** The product type, such as `one_time`, `subscription` or `download`; `null` for solutions. */
  recordType: string | null
  subscriptionInterval: string | null
  maxQuantity: number
}

/** The maximum quantity of products without a maximum of their own (product: cart 4). */
export const defaultMaximum = 99

/** The maximum number of products in a lookup request. */
export const maxLookedUp = 50

/**
 * Whether the product opens a link instead of being added to the cart, as demos and downloads do (product:
 * marketplace 14).
 */
function opensAddress(recordType: string | null): boolean {
  return recordType === 'lead_generation' || recordType === 'download'
}

export type NotSold = 'not_for_cart' | 'coming_soon' | 'unavailable'

/** Why a product cannot be added to the cart, or `null` (product: cart 7, marketplace 14). */
export function notSoldReason(
  product: Pick<ProductData, 'recordType' | 'comingSoon' | 'isAvailable'>,
): NotSold | null {
  if (opensAddress(product.recordType)) return 'not_for_cart'
  if (product.comingSoon) return 'coming_soon'
  return product.isAvailable ? null : 'unavailable'
}

/** The only product with an introductory offer (product: cart 8). */
export const productWithIntroduction = introductoryOffer.productId

export function hasOffer(productType: ProductType, productId: string, offer: Offer): boolean {
  return offer === 'standard' || (productType === 'marketplace' && productId === productWithIntroduction)
}

/**
 * The introductory offer is limited to one. For other offers, the maximum of the product applies (product:
 * cart 4, 8).
 */
export function maxOfOffer(offer: Offer, maxQuantity = defaultMaximum): number {
  return offer === 'introductory' ? Math.min(1, maxQuantity) : maxQuantity
}

/** The introductory offer is free, is named as such, and has its own description (product: cart 8). */
export function inOffer(product: ProductData, offer: Offer): ProductData {
  if (offer === 'standard') return product
  const { shortDescription, description, features } = introductoryTexts
  const name = `${product.name} (Introductory Offer)`
  return { ...product, name, price: 0, shortDescription, description, features: [...features] }
}

/** The line of a solution shows the first sentence of its description (product: cart 22). */
export function firstSentence(text: string): string {
  const trimmed = text.trim()
  return /^.*?[.!?](?=\s|$)/s.exec(trimmed)?.[0] ?? trimmed
}
