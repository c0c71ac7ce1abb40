import { atLeastLabel, priceRangeLabel } from '#catalog/listing/facet-values.ts'
import type { FacetOption, Facets } from '#catalog/listing/facets.ts'
import type { ListingState } from '#catalog/listing/listing.ts'
import type { PathOf } from '#marketplace/listing/listing-paths.ts'

/** An active filter, and the address of the list without this filter. */
export interface FacetChip {
  label: string
  path: string
}

/** Returns the chips above the results. The category of a category page has none (product: marketplace 55). */
export function chipsOfFacets(state: ListingState, facets: Facets, pathOf: PathOf): FacetChip[] {
  const chip = (label: string, without: Partial<ListingState>) => ({
    label,
    path: pathOf({ ...state, ...without, page: 1 }),
  })
  function chips<Value extends string>(
    values: readonly Value[],
    options: readonly FacetOption[],
    without: (others: Value[]) => Partial<ListingState>,
  ) {
    return values.map((value) =>
      chip(
        options.find((option) => option.value === value)?.label ?? value,
        without(values.filter((other) => other !== value)),
      ),
    )
  }
  const { within, sellers, price, billing, verifiedOnly, rating, availableOnly } = state
  return [
    ...chips(within, facets.categories, (others) => ({ within: others })),
    ...(price ? [chip(priceRangeLabel(price), { price: null })] : []),
    ...chips(billing, facets.billing, (others) => ({ billing: others })),
    ...(rating === null ? [] : [chip(`Rated ${atLeastLabel(rating)}`, { rating: null })]),
    ...(verifiedOnly ? [chip(facets.verified.label, { verifiedOnly: false })] : []),
    ...chips(sellers, facets.sellers, (others) => ({ sellers: others })),
    ...(availableOnly ? [chip(facets.available.label, { availableOnly: false })] : []),
  ]
}
