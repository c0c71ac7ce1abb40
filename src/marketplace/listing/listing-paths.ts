import { categoryPath } from '#catalog/products/card-product.ts'
import { emptyListing, listingPath, type ListingState } from '#catalog/listing/listing.ts'

/** The address of a state of the list. Category pages and the full listing have different ones. */
export type PathOf = (state: ListingState) => string

/** The page of a category, narrowed and ordered as the full listing is (product: marketplace 56). */
export function categoryListingPath(slug: string, state: ListingState): string {
  const listing = listingPath({ ...state, search: '', category: null, within: [] })
  return listing.replace('/marketplace-full', categoryPath(slug))
}

/** The same list and its order without anything that narrows it. */
export function withoutFacets({ search, category, sort }: ListingState): ListingState {
  return { ...emptyListing, search, category, sort }
}

/** Whether a state is more than its search or category: narrowed, ordered or made longer. */
export function isOtherView(state: ListingState): boolean {
  return listingPath(state) !== listingPath(withoutFacets({ ...state, sort: null }))
}
