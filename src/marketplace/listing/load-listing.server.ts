import type { RouterContextProvider } from 'react-router'
import { toCardProduct } from '#catalog/products/card-product.ts'
import { findListing, type ListingRequest } from '#catalog/listing/listing.server.ts'
import { isNarrowed, type ListingState, type ListingParameter } from '#catalog/listing/listing.ts'
import type { CloseMatch, FoundPlace } from '#catalog/search/search-results.ts'
import { countableWords } from '#http/daily-counts/daily-counts.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { chosenFacets, withoutFacet } from '#marketplace/listing/chosen-facets.ts'
import type { PathOf } from '#marketplace/listing/listing-paths.ts'
import type { CloseMatches, Listing, NearOffer, NearPlace } from '#marketplace/listing/listing-data.ts'
import { toCardSolution } from '#marketplace/card-solution.ts'

/** Loads the data that the full listing or a category page shows. */
export async function loadListing(
  context: Readonly<RouterContextProvider>,
  requested: ListingRequest,
  pathOf: PathOf,
): Promise<Listing> {
  const found = await findListing(context, requested)
  const { state, ignored, categories, chosen, isAway, isPartial, products, total, isCapped, facets, close } =
    found
  if (total === 0 && !isAway && !isPartial) countNothingFound(context, state)
  return {
    state,
    ignored: ignoredWords(ignored),
    chips: chosenFacets(state, facets).map(({ parameter, value, label }) => ({
      label,
      path: pathOf(withoutFacet(state, parameter, value)),
    })),
    categories,
    chosen,
    isAway,
    isPartial,
    products: products.map(toCardProduct),
    total,
    isCapped,
    facets,
    close: toCloseMatches(close),
    didYouMean: found.didYouMean,
    nearestCategory: found.nearestCategory && {
      name: found.nearestCategory.name,
      slug: found.nearestCategory.slug,
    },
  }
}

/** Counts searches without filters that found nothing (product: dashboard 116). */
function countNothingFound(context: Readonly<RouterContextProvider>, state: ListingState): void {
  const words = isNarrowed(state) ? null : countableWords(state.search)
  if (words !== null) pageContext(context).counts.count({ name: 'search_without_results', subject: words })
}

/** Converts products and solutions to cards in one list, and all other matches to links. */
function toCloseMatches(close: readonly CloseMatch[]): CloseMatches {
  const isOffer = ({ kind }: CloseMatch) => kind === 'product' || kind === 'solution'
  return {
    placesFirst: close[0] !== undefined && !isOffer(close[0]),
    offers: close.flatMap((match): NearOffer[] => {
      if (match.kind === 'product') return [{ kind: match.kind, product: toCardProduct(match.product) }]
      if (match.kind === 'solution') return [{ kind: match.kind, solution: toCardSolution(match.solution) }]
      return []
    }),
    places: close.flatMap((match) =>
      match.kind === 'product' || match.kind === 'solution' ? [] : [placeOf(match)],
    ),
  }
}

function placeOf({ kind, id, name, address }: FoundPlace): NearPlace {
  return { kind, id, name, address }
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
