import type { Cents } from '#lib/money.ts'
import type { Billing, PriceRange } from '#catalog/listing/facet-values.ts'
import type { ListingState } from '#catalog/listing/listing.ts'

export interface FacetOption<Value extends string = string> {
  /** The value in the URL. */
  value: Value
  label: string
  /** The number of products that match the option and the selections of all other facets. */
  count: number
  isChosen: boolean
}

/** The facets of the listing. Options without products are included, with a count of 0. */
export interface Facets {
  /** Whether counting stopped at 10,000 products. If so, all counts are lower bounds. */
  isCapped: boolean
  categories: FacetOption[]
  /** The sellers with the most products, and the selected sellers. */
  sellers: (FacetOption & { isVerified: boolean })[]
  billing: FacetOption<Billing>[]
  price: {
    /** The lowest and the highest price of products that match the other facets; `null` if there are none. */
    bounds: { lowest: Cents; highest: Cents } | null
    /** The ranges, of which at most one is selected. A custom range comes last. */
    ranges: FacetOption[]
  }
  /** Minimum ratings, of which at most one is selected. */
  rating: FacetOption[]
  verified: FacetOption<'1'>
  available: FacetOption<'1'>
}

const offeredRanges: readonly PriceRange[] = [
  { from: 0, to: 100_00 },
  { from: 100_00, to: 500_00 },
  { from: 500_00, to: 2_000_00 },
  { from: 2_000_00, to: null },
]

const offeredRatings: readonly number[] = [4.5, 4, 3]

export function rangesFor({ price }: Pick<ListingState, 'price'>): PriceRange[] {
  const isOffered = offeredRanges.some((range) => isSameRange(range, price))
  return price === null || isOffered ? [...offeredRanges] : [...offeredRanges, price]
}

export function ratingsFor({ rating }: Pick<ListingState, 'rating'>): number[] {
  return rating === null || offeredRatings.includes(rating)
    ? [...offeredRatings]
    : [...offeredRatings, rating]
}

function isSameRange(one: PriceRange, other: PriceRange | null): boolean {
  return other !== null && one.from === other.from && one.to === other.to
}
