import type { RouterContextProvider } from 'react-router'
import { toCardProduct } from '#catalog/products/card-product.ts'
import type { ListingRequest } from '#catalog/listing/listed-page.ts'
import { findListing } from '#catalog/listing/listing.server.ts'
import { isNarrowed, type ListingState, type ListingParameter } from '#catalog/listing/listing.ts'
import type { CloseMatch, FoundPlace } from '#catalog/search/search-results.ts'
import { countableWords } from '#http/daily-counts/daily-counts.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { chipsOfFacets } from '#marketplace/listing/chips-of-facets.ts'
import type { PathOf } from '#marketplace/listing/listing-paths.ts'
import type { CloseMatches, Listing, NearOffer } from '#marketplace/listing/listing-data.ts'
import { foundIn, termFirst } from '#marketplace/listing/found-in.ts'
import { featuredItems } from '#marketplace/featured-items.server.ts'
import { toCardSolution } from '#marketplace/card-solution.ts'

/** Loads the data that the full listing or a category page shows. */
export async function loadListing(
  context: Readonly<RouterContextProvider>,
  requested: ListingRequest,
  pathOf: PathOf,
): Promise<Listing> {
  const found = await findListing(context, requested)
  const { state, total, isAway, isPartial } = found
  const isNothing = total === 0 && !isAway && !isPartial
  if (isNothing) countNothingFound(context, state)
  const hasInstead = isNothing && found.close.length === 0 && !isNarrowed(state)
  return {
    ...found,
    ignored: ignoredWords(found.ignored),
    chips: chipsOfFacets(state, found.facets, pathOf),
    products: found.products.map((product) => ({
      ...toCardProduct(product),
      tags: termFirst(product.tags, state.search),
      foundIn: foundIn(product, state.search),
    })),
    close: toCloseMatches(found.close),
    instead: hasInstead ? await featuredItems(context) : [],
  }
}

/** Counts searches without filters that found nothing (product: dashboard 116). */
function countNothingFound(context: Readonly<RouterContextProvider>, state: ListingState): void {
  const words = isNarrowed(state) ? null : countableWords(state.search)
  if (words !== null) pageContext(context).counts.count({ name: 'search_without_results', subject: words })
}

/** Converts products and solutions to cards in one list, and all other matches to links. */
function toCloseMatches(close: readonly CloseMatch[]): CloseMatches {
  const offers: NearOffer[] = []
  const places: FoundPlace[] = []
  for (const match of close) {
    if (match.kind === 'product') offers.push({ kind: match.kind, product: toCardProduct(match.product) })
    else if (match.kind === 'solution')
      offers.push({ kind: match.kind, solution: toCardSolution(match.solution) })
    else places.push(match)
  }
  return { offers, places, placesFirst: close[0] === places[0] && places.length > 0 }
}

/**
 * Lists the ignored parts of the query string. Returns `null` if there are none (product: marketplace 46).
 */
function ignoredWords(ignored: readonly ListingParameter[]): string | null {
  if (ignored.length === 0) return null
  return new Intl.ListFormat('en-US').format(ignored.map((name) => parameterNames[name]))
}

const parameterNames: Readonly<Record<ListingParameter, string>> = {
  search: 'the search',
  category: 'the category',
  in: 'the categories',
  seller: 'the seller',
  price: 'the price',
  billing: 'the payment',
  verified: 'the verified filter',
  rating: 'the rating',
  available: 'the availability',
  sort: 'the order',
  page: 'the page',
}
