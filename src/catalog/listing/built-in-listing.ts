import { maxSellers, toFacets, type FacetCounts } from '#catalog/listing/facet-counts.ts'
import { rangesFor, ratingsFor } from '#catalog/listing/facets.ts'
import {
  billingOf,
  facetNames,
  isAvailableNow,
  isInRange,
  isRatedAtLeast,
  passesFacet,
  type FacetName,
} from '#catalog/listing/product-facets.ts'
import type { ListedPage } from '#catalog/listing/listed-page.ts'
import { inListingOrder } from '#catalog/listing/listing-order.ts'
import type { Slice } from '#catalog/built-in/fallback.ts'
import type { ListingState } from '#catalog/listing/listing.ts'
import type { Category } from '#catalog/category.ts'
import type { Product } from '#catalog/product.ts'
import type { Seller } from '#catalog/seller.ts'
import { matchesSearch } from '#catalog/search/search-term.ts'

interface Shop {
  products: readonly Product[]
  categories: readonly Category[]
  sellers: readonly Seller[]
}

/** Lists built-in products while the database is away (product: marketplace 22). */
export function listProducts(
  { products, categories, sellers }: Shop,
  { state, slice }: { state: ListingState; slice: Slice },
): ListedPage {
  const found = products.filter((product) => state.search === '' || matchesSearch(product, state.search))
  const matching = matchingProducts(found, state)
  return {
    products: inListingOrder(matching, state).slice(slice.offset, slice.offset + slice.limit),
    total: matching.length,
    isCapped: false,
    facets: toFacets(state, categories, countFacets(found, state, sellers)),
  }
}

/** Returns the products that match all facets other than `but`. */
function matchingProducts(products: readonly Product[], state: ListingState, but?: FacetName): Product[] {
  const facets = facetNames.filter((facet) => facet !== but)
  return products.filter((product) => facets.every((facet) => passesFacet(product, facet, state)))
}

function countFacets(
  found: readonly Product[],
  state: ListingState,
  sellers: readonly Seller[],
): FacetCounts {
  const ofPrice = matchingProducts(found, state, 'price')
  const ofRating = matchingProducts(found, state, 'rating')
  const prices = ofPrice.map(({ price }) => price)
  return {
    categories: countBy(matchingProducts(found, state, 'category'), ({ category }) => category?.slug),
    sellers: countSellers(found, state, sellers),
    billing: Object.fromEntries(countBy(matchingProducts(found, state, 'billing'), billingOf)),
    bounds: prices.length === 0 ? null : { lowest: Math.min(...prices), highest: Math.max(...prices) },
    ranges: rangesFor(state).map((range) => prices.filter((price) => isInRange(price, range)).length),
    ratings: ratingsFor(state).map(
      (min) => ofRating.filter((product) => isRatedAtLeast(product, min)).length,
    ),
    verified: matchingProducts(found, state, 'verified').filter(({ seller }) => seller?.isVerified).length,
    available: matchingProducts(found, state, 'available').filter(isAvailableNow).length,
    isCapped: false,
  }
}

/** Returns the sellers with the most products, and the selected sellers even if they have none. */
function countSellers(
  found: readonly Product[],
  state: ListingState,
  sellers: readonly Seller[],
): FacetCounts['sellers'] {
  const counts = countBy(matchingProducts(found, state, 'seller'), ({ sellerId }) => sellerId)
  return sellers
    .map(({ id, name, isVerified }) => ({ id, name, isVerified, count: counts.get(id) ?? 0 }))
    .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
    .filter(({ id, count }, index) => state.sellers.includes(id) || (count > 0 && index < maxSellers))
}

function countBy<Value>(
  products: readonly Product[],
  valueOf: (product: Product) => Value | null | undefined,
): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const product of products) {
    const value = valueOf(product)
    if (value !== null && value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
