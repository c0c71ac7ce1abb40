import { categoryPath } from '#catalog/products/card-product.ts'
import { emptyListing, listingPath, type ListingState } from '#catalog/listing/listing.ts'

/** Builds the address of a listing state, which differs between category pages and the full listing. */
export type PathOf = (state: ListingState) => string

/** A category page with the filters and order of the listing (product: marketplace 56). */
export function categoryListingPath(slug: string, state: ListingState): string {
  const listing = listingPath({ ...state, search: '', category: null, within: [] })
  return listing.replace('/marketplace-full', categoryPath(slug))
}

/** The address of the same list in the same order, without filters. */
export function withoutFacets({ search, category, sort }: ListingState): ListingState {
  return { ...emptyListing, search, category, sort }
}

/** Whether a state has more than a search or category: filters, an order or further pages. */
export function isOtherView(state: ListingState): boolean {
  return listingPath(state) !== listingPath(withoutFacets({ ...state, sort: null }))
}
