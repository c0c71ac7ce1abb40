import { categoryPath } from '#catalog/products/card-product.ts'
import { emptyListing, listingPath, type ListingState } from '#catalog/listing/listing.ts'

/** Returns the address of a listing state. Category pages and the full listing have different addresses. */
export type PathOf = (state: ListingState) => string

/**
 * Returns the address of a category page with the listing's filters and sort order (product: marketplace 56).
 */
export function categoryListingPath(slug: string, state: ListingState): string {
  const listing = listingPath({ ...state, search: '', category: null, within: [] })
  return listing.replace('/marketplace-full', categoryPath(slug))
}

/** Returns the state of the same list without filters. */
export function withoutFacets({ search, category, sort }: ListingState): ListingState {
  return { ...emptyListing, search, category, sort }
}

/**
 * Whether the state has filters, a selected sort order or further pages. A search or category does not count.
 */
export function isOtherView(state: ListingState): boolean {
  return listingPath(state) !== listingPath(withoutFacets({ ...state, sort: null }))
}
