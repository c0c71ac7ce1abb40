import type { Cents } from '#lib/money.ts'
import type { Billing, PriceRange } from '#catalog/listing/facet-values.ts'
import type { ListingState } from '#catalog/listing/listing.ts'

/** One value of a facet. */
export interface FacetOption<Value extends string = string> {
  /** As the URL writes it. */
  value: Value
  label: string
  /** How many products it has among those that the choices of all other facets leave. */
  count: number
  isChosen: boolean
}

/** What the listing can be narrowed by. Options without products are here as well, with a count of 0. */
export interface Facets {
  /** Counting stopped at 10,000 products, so that all counts are lower bounds. */
  isCapped: boolean
  categories: FacetOption[]
  /** Those with the most products, and those that are chosen. */
  sellers: (FacetOption & { isVerified: boolean })[]
  billing: FacetOption<Billing>[]
  price: {
    /** The lowest and the highest price among what the other choices leave, `null` if they leave nothing. */
    bounds: { lowest: Cents; highest: Cents } | null
    /** One at a time. A range that somebody typed is the last one. */
    ranges: FacetOption[]
  }
  /** One at a time: at least so many points. */
  rating: FacetOption[]
  verified: FacetOption<'1'>
  available: FacetOption<'1'>
}

/** The ranges that the listing offers. */
const offeredRanges: readonly PriceRange[] = [
  { from: 0, to: 100_00 },
  { from: 100_00, to: 500_00 },
  { from: 500_00, to: 2_000_00 },
  { from: 2_000_00, to: null },
]

const offeredRatings: readonly number[] = [4.5, 4, 3]

/** Those that are offered, and the chosen one. */
export function rangesFor({ price }: Pick<ListingState, 'price'>): PriceRange[] {
  const isOffered = offeredRanges.some((range) => isSameRange(range, price))
  return price === null || isOffered ? [...offeredRanges] : [...offeredRanges, price]
}

/** Those that are offered, and the chosen one. */
export function ratingsFor({ rating }: Pick<ListingState, 'rating'>): number[] {
  return rating === null || offeredRatings.includes(rating)
    ? [...offeredRatings]
    : [...offeredRatings, rating]
}

function isSameRange(one: PriceRange, other: PriceRange | null): boolean {
  return other !== null && one.from === other.from && one.to === other.to
}
