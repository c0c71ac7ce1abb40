import { sql, type SQL } from 'drizzle-orm'
import type { Slice } from '#catalogue/fallback.ts'
import { indexedOrder, listingOrder } from '#catalogue/facets/listing-order.server.ts'
import {
  matchingAmongFirst,
  productsMatching,
  productsSearched,
  type ListingConditions,
} from '#catalogue/facets/listing-sets.server.ts'
import { marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { mostCounted } from '#catalogue/search/search-results.ts'

export interface PageConditions extends ListingConditions {
  slice: Slice
  /** So many products are read in the order of a search. */
  mostInOrder: number
}

/** Of what is counted to its end, from `matching`. */
export function sortedIds(page: PageConditions): SQL {
  return sql`array(
    select id from matching as ${marketplaceProducts} order by ${listingOrder(page.state)} ${limitOf(page)})`
}

/**
 * Of more than 10,000 products, which an order meets soon. A search may lack those that come late in it: `searchedIds` has
 * them.
 */
export function indexedIds(page: PageConditions): SQL {
  const order = indexedOrder(page.state)
  const matching =
    page.state.search === ''
      ? productsMatching(page)
      : matchingAmongFirst(page, { order, most: page.mostInOrder })
  return sql`array(select id ${matching} order by ${order} ${limitOf(page)})`
}

/** The same, by sorting all that a search finds. */
export function searchedIds(page: PageConditions): SQL {
  return sql`array(
    select id from ${productsSearched(page)} order by ${indexedOrder(page.state)} ${limitOf(page)})`
}

/** What lies beyond the counted products is not shown. */
export function mostOnPage({ offset, limit }: Slice): number {
  return Math.max(0, Math.min(limit, mostCounted - offset))
}

function limitOf({ slice }: PageConditions): SQL {
  return sql`limit ${mostOnPage(slice)} offset ${slice.offset}`
}
