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
import type { Slice } from '#catalog/products/slice.ts'
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
  const counted = (facet: FacetName) => matchingProducts(found, state, facet)
  const prices = counted('price').map(({ price }) => price)
  const ofSellers = countBy(counted('seller'), ({ sellerId }) => sellerId)
  return {
    categories: countBy(counted('category'), ({ category }) => category?.id),
    // The sellers with the most products, and the selected sellers even if they have none.
    sellers: sellers
      .map(({ id, name, isVerified }) => ({ id, name, isVerified, count: ofSellers[id] ?? 0 }))
      .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
      .filter(({ id, count }, index) => state.sellers.includes(id) || (count > 0 && index < maxSellers)),
    billing: countBy(counted('billing'), billingOf),
    figures: {
      lowest: prices.length === 0 ? null : Math.min(...prices),
      highest: prices.length === 0 ? null : Math.max(...prices),
      ranges: rangesFor(state).map((range) => prices.filter((price) => isInRange(price, range)).length),
      ratings: ratingsFor(state).map(
        (min) => counted('rating').filter((product) => isRatedAtLeast(product, min)).length,
      ),
      verified: counted('verified').filter(({ seller }) => seller?.isVerified).length,
      available: counted('available').filter(isAvailableNow).length,
    },
  }
}

function countBy(
  products: readonly Product[],
  valueOf: (product: Product) => string | null | undefined,
): Record<string, number> {
  const groups = Object.groupBy(products, (product) => valueOf(product) ?? '')
  return Object.fromEntries(Object.entries(groups).map(([value, group = []]) => [value, group.length]))
}
