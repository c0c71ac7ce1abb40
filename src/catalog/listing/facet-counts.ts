import { atLeastLabel, billings, priceRangeLabel, writePriceRange } from '#catalog/listing/facet-values.ts'
import type { Billing } from '#catalog/listing/facet-values.ts'
import { rangesFor, ratingsFor, type Facets } from '#catalog/listing/facets.ts'
import { chosenCategories } from '#catalog/listing/product-facets.ts'
import type { ListingState } from '#catalog/listing/listing.ts'
import type { Category } from '#catalog/category.ts'
import type { Cents } from '#lib/money.ts'

/** The numbers of products, in the form in which the database returns them. */
export interface FacetCounts {
  /** By id. */
  categories: Readonly<Record<string, number>>
  sellers: readonly { id: string; name: string; isVerified: boolean; count: number }[]
  billing: Readonly<Partial<Record<Billing, number>>>
  figures: {
    /** The lowest and the highest price; `null` without products. */
    lowest: Cents | null
    highest: Cents | null
    /** One count for each range in `rangesFor(state)`. */
    ranges: readonly number[]
    /** One count for each rating in `ratingsFor(state)`. */
    ratings: readonly number[]
    verified: number
    available: number
  }
}

/** The maximum number of sellers to select from, not counting selected sellers. */
export const maxSellers = 20

export function toFacets(
  state: ListingState,
  categories: readonly Category[],
  counts: FacetCounts,
  isCapped = false,
): Facets {
  const { lowest, highest, ranges, ratings, verified, available } = counts.figures
  return {
    isCapped,
    categories: categories.map(({ id, slug, name }) => ({
      value: slug,
      label: name,
      count: counts.categories[id] ?? 0,
      isChosen: chosenCategories(state).includes(slug),
    })),
    sellers: counts.sellers.map(({ id, name, isVerified, count }) => ({
      value: id,
      label: name,
      count,
      isChosen: state.sellers.includes(id),
      isVerified,
    })),
    billing: billings.map((value) => ({
      value,
      label: billingLabels[value],
      count: counts.billing[value] ?? 0,
      isChosen: state.billing.includes(value),
    })),
    price: {
      bounds: lowest === null || highest === null ? null : { lowest, highest },
      ranges: rangesFor(state).map((range, index) => ({
        value: writePriceRange(range),
        label: priceRangeLabel(range),
        count: ranges[index] ?? 0,
        isChosen: state.price !== null && writePriceRange(state.price) === writePriceRange(range),
      })),
    },
    rating: ratingsFor(state).map((rating, index) => ({
      value: String(rating),
      label: atLeastLabel(rating),
      count: ratings[index] ?? 0,
      isChosen: state.rating === rating,
    })),
    verified: {
      value: '1',
      label: 'Verified sellers',
      count: verified,
      isChosen: state.verifiedOnly,
    },
    available: {
      value: '1',
      label: 'Available now',
      count: available,
      isChosen: state.availableOnly,
    },
  }
}

const billingLabels: Readonly<Record<Billing, string>> = {
  once: 'One-time',
  monthly: 'Subscription',
  free: 'Free',
}
