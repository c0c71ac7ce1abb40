import { atLeastLabel, priceRangeLabel, writePriceRange } from '#catalogue/facets/facet-values.ts'
import type { FacetOption, Facets } from '#catalogue/facets/facets.ts'
import { listingPath, type ListingParameter, type ListingState } from '#catalogue/listing.ts'

/** The parameters that narrow the listing. */
export type FacetParameter = Exclude<ListingParameter, 'search' | 'category' | 'sort' | 'page'>

/** Something that is chosen, and the address of the listing without it. */
export interface ChosenFacet {
  parameter: FacetParameter
  value: string
  label: string
  path: string
}

/** What is chosen, for the chips above the results. A category of its own page is none of them. */
export function chosenFacets(state: ListingState, facets: Facets): ChosenFacet[] {
  function chip(parameter: FacetParameter, value: string, label: string): ChosenFacet {
    return { parameter, value, label, path: listingPath(withoutFacet(state, parameter, value)) }
  }
  function chips(parameter: FacetParameter, values: readonly string[], options: readonly FacetOption[]) {
    return values.map((value) =>
      chip(parameter, value, options.find((option) => option.value === value)?.label ?? value),
    )
  }
  const { within, sellers, price, billing, verifiedOnly, rating, availableOnly } = state
  return [
    ...chips('in', within, facets.categories),
    ...(price ? [chip('price', writePriceRange(price), priceRangeLabel(price))] : []),
    ...chips('billing', billing, facets.billing),
    ...(rating === null ? [] : [chip('rating', String(rating), atLeastLabel(rating))]),
    ...(verifiedOnly ? [chip('verified', '1', facets.verified.label)] : []),
    ...chips('seller', sellers, facets.sellers),
    ...(availableOnly ? [chip('available', '1', facets.available.label)] : []),
  ]
}

/** The listing with nothing chosen: the search or the category and the order stay. */
export function clearedPath({ search, category, sort }: ListingState): string {
  return listingPath({ search, category, sort })
}

/** Without one value that is chosen, from the first page. */
export function withoutFacet(state: ListingState, parameter: FacetParameter, value: string): ListingState {
  return { ...state, ...removed(state, parameter, value), page: 1 }
}

function removed(state: ListingState, parameter: FacetParameter, value: string): Partial<ListingState> {
  const others = <Value extends string>(values: readonly Value[]) => values.filter((each) => each !== value)
  switch (parameter) {
    case 'in':
      return { within: others(state.within) }
    case 'seller':
      return { sellers: others(state.sellers) }
    case 'billing':
      return { billing: others(state.billing) }
    case 'price':
      return { price: null }
    case 'rating':
      return { rating: null }
    case 'verified':
      return { verifiedOnly: false }
    case 'available':
      return { availableOnly: false }
    default:
      return {}
  }
}
