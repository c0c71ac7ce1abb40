import { atLeastLabel, priceRangeLabel, writePriceRange } from '#catalog/listing/facet-values.ts'
import type { FacetOption, Facets } from '#catalog/listing/facets.ts'
import type { ListingParameter, ListingState } from '#catalog/listing/listing.ts'

export type FacetParameter = Exclude<ListingParameter, 'search' | 'category' | 'sort' | 'page'>

export interface ChosenFacet {
  parameter: FacetParameter
  value: string
  label: string
}

/**
 * Returns the selected options, which are chips above the results. The category of a category page is not
 * included.
 */
export function chosenFacets(state: ListingState, facets: Facets): ChosenFacet[] {
  function chips(parameter: FacetParameter, values: readonly string[], options: readonly FacetOption[]) {
    return values.map((value) => ({
      parameter,
      value,
      label: options.find((option) => option.value === value)?.label ?? value,
    }))
  }
  const { within, sellers, price, billing, verifiedOnly, rating, availableOnly } = state
  return [
    ...chips('in', within, facets.categories),
    ...(price
      ? [{ parameter: 'price' as const, value: writePriceRange(price), label: priceRangeLabel(price) }]
      : []),
    ...chips('billing', billing, facets.billing),
    ...(rating === null
      ? []
      : [{ parameter: 'rating' as const, value: String(rating), label: `Rated ${atLeastLabel(rating)}` }]),
    ...(verifiedOnly ? chips('verified', ['1'], [facets.verified]) : []),
    ...chips('seller', sellers, facets.sellers),
    ...(availableOnly ? chips('available', ['1'], [facets.available]) : []),
  ]
}

/** Returns the first page of the listing without one of the selected values. */
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
