import type { Billing } from '#catalog/listing/facet-values.ts'
import type { ListingState } from '#catalog/listing/listing.ts'
import { productAction, type ActedOn } from '#catalog/products/product-action.ts'
import { addressOf } from '#catalog/details/link-address.ts'
import type { Product } from '#catalog/product.ts'

export const facetNames = [
  'category',
  'seller',
  'price',
  'billing',
  'verified',
  'rating',
  'available',
] as const
export type FacetName = (typeof facetNames)[number]

/** Returns the way to pay for a product: free, by subscription, or once (product: marketplace 45). */
export function billingOf({ price, productType }: Pick<Product, 'price' | 'productType'>): Billing {
  if (price === 0) return 'free'
  return productType === 'subscription' ? 'monthly' : 'once'
}

/** Whether a product can be bought or downloaded now. Demos and downloads without an address cannot. */
export function isAvailableNow(product: ActedOn): boolean {
  const { kind } = productAction(product)
  if (kind !== 'open') return kind === 'add'
  return product.productType === 'download' && addressOf(product.redirectUrl) !== null
}

export function chosenCategories({ category, within }: Pick<ListingState, 'category' | 'within'>) {
  return category === null ? within : [category]
}

/** Whether a product matches a facet (product: marketplace 45). */
export function passesFacet(product: Product, facet: FacetName, state: ListingState): boolean {
  switch (facet) {
    case 'category':
      return isAmong(product.category?.slug, chosenCategories(state))
    case 'seller':
      return isAmong(product.sellerId, state.sellers)
    case 'price':
      return state.price === null || isInRange(product.price, state.price)
    case 'billing':
      return isAmong(billingOf(product), state.billing)
    case 'verified':
      return !state.verifiedOnly || product.seller?.isVerified === true
    case 'rating':
      return state.rating === null || isRatedAtLeast(product, state.rating)
    case 'available':
      return !state.availableOnly || isAvailableNow(product)
    default:
      return true
  }
}

export function isInRange(price: number, { from, to }: { from: number; to: number | null }): boolean {
  return price >= from && (to === null || price <= to)
}

/** Whether the customer rating is at least `min`. A product without reviews has no customer rating. */
export function isRatedAtLeast(
  { rating, reviewCount }: Pick<Product, 'rating' | 'reviewCount'>,
  min: number,
): boolean {
  return reviewCount > 0 && rating >= min
}

function isAmong(value: string | null | undefined, chosen: readonly string[]): boolean {
  return chosen.length === 0 || (typeof value === 'string' && chosen.includes(value))
}
