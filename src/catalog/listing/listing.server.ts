import type { RouterContextProvider } from 'react-router'
import { builtInCategories, builtInProducts, builtInSellers } from '#catalog/built-in/built-in-catalog.ts'
import { catalogReads, type CatalogReading } from '#catalog/built-in/catalog-reads.server.ts'
import { listProducts } from '#catalog/listing/built-in-listing.ts'
import type { FoundListing, ListedPage, ListingAnswer, ListingRequest } from '#catalog/listing/listed-page.ts'
import { knownSellers, listedPage, someListed } from '#catalog/listing/listing.queries.server.ts'
import { facetNames, passesFacet } from '#catalog/listing/product-facets.ts'
import type { Slice } from '#catalog/products/slice.ts'
import {
  categoryBySlug,
  emptyListing,
  isNarrowed,
  listingParameters,
  productsOnScreen,
  type ListingParameter,
  type ListingState,
} from '#catalog/listing/listing.ts'
import { categories, hasProducts } from '#catalog/products/marketplace.queries.server.ts'
import type { Category } from '#catalog/category.ts'
import type { CloseMatch, CloseToSearch } from '#catalog/search/search-results.ts'
import { catalogSearch, type CatalogSearch } from '#catalog/search/search.server.ts'
import { searchTurns, type SearchTurns } from '#catalog/search/search-turns.server.ts'
import type { Database } from '#db/database.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'

interface ListingOptions {
  /** The rows to read. The default is the page in `state`. */
  slice?: Slice
  isFeatured?: boolean
  /** Whether the visitor submitted an empty search. It has no results (product: search 4). */
  isNothing?: boolean
}

export type CatalogListing = ReturnType<typeof readListings>

/**
 * Reads the search results and the close matches of a listing page in the same search turn (`searchTurns`).
 */
export async function findListing(
  context: Readonly<RouterContextProvider>,
  requested: ListingRequest,
): Promise<FoundListing> {
  return readFoundListing(requested, readListings(pageContext(context)), catalogSearch(context))
}

export async function readFoundListing(
  requested: ListingRequest,
  listings: CatalogListing,
  search: CatalogSearch,
  inTurn: SearchTurns = searchTurns,
): Promise<FoundListing> {
  const { search: term } = requested.state
  // Reads the results and the close matches at the same time. The search for close matches needs the number
  // of results only at its end.
  const readComplete = async () => {
    const answering = listings.first(requested)
    const listed = answering.then(
      ({ total }) => total,
      () => 0,
    )
    const [answer, close] = await Promise.all([
      answering,
      hasCloseMatches(requested.state) ? search.close(term, listed) : nothingClose,
    ])
    return { answer, close: answer.isBuiltIn ? builtInClose() : close }
  }
  const builtInClose = () => ({ matches: search.closeBuiltIn(term), corrected: null })
  const readPartial = async () => ({ answer: await listings.some(requested), close: nothingClose })
  const { answer, close } = term === '' ? await readComplete() : await inTurn(readComplete, readPartial)
  const shown = closeBeside(answer, close.matches)
  return {
    ...answer,
    close: shown,
    didYouMean: answer.total === 0 && !answer.isPartial ? close.corrected : null,
  }
}

/**
 * Creates reads of listings that fall back to the built-in catalog while the database is away or the shop is
 * empty.
 */
export function readListings(reading: CatalogReading) {
  const { orFallback, emptied } = catalogReads(reading)

  /**
   * Reads the list, its categories and its sellers together, so that an unresponsive database causes only one
   * delay.
   */
  function read({ state }: ListingRequest, page: (db: Database, known: KnownState) => Promise<ListedPage>) {
    return orFallback(
      'listing',
      async (db) => {
        const active = await categories(db)
        const known = knownState(state, {
          categories: active.length > 0 ? active : builtInCategories,
          sellerIds: await knownSellers(db, state.sellers),
        })
        const found = await page(db, known)
        const isEmptyShop = found.total === 0 && !(await hasProducts(db))
        return { ...found, ...known, isEmptyShop }
      },
      null,
    )
  }

  async function first(
    requested: ListingRequest,
    {
      slice = productsOnScreen(requested.state.page),
      isFeatured = false,
      isNothing = false,
    }: ListingOptions = {},
  ): Promise<ListingAnswer> {
    if (isNothing) return { ...nothing(requested.state), ignored: requested.ignored }
    const found = await read(requested, (db, known) => listedPage(db, { ...known, slice, isFeatured }))
    if (found?.isEmptyShop) emptied('listing')
    return answerOf(requested, { found, slice, isFeatured })
  }

  return {
    first,
    /** Reads the newest products of a category. */
    ofCategory: (category: string, limit: number) =>
      first({ state: { ...emptyListing, category }, ignored: [] }, { slice: { offset: 0, limit } }),
    /** Returns some results without counts. Used if there are too many searches. */
    async some(requested: ListingRequest): Promise<ListingAnswer> {
      reading.shortLived()
      const slice = productsOnScreen(1)
      const found = await read(requested, async (db, known) => {
        const products = await someListed(db, { ...known, slice })
        const { facets } = nothing(known.state, known.categories)
        return { products, total: products.length, isCapped: true, facets: { ...facets, isCapped: true } }
      })
      const answer = answerOf(requested, { found, slice, isFeatured: false })
      return { ...answer, isPartial: !answer.isBuiltIn }
    },
  }

  function answerOf(
    { state, ignored }: ListingRequest,
    { found, slice, isFeatured }: { found: Found | null; slice: Slice; isFeatured: boolean },
  ): ListingAnswer {
    const isBuiltIn = found === null || found.isEmptyShop
    const shown = found?.categories ?? builtInCategories
    const answer = isBuiltIn ? builtInAnswer(state, { slice, isFeatured, shown }) : found
    const isUnknown = (name: ListingParameter) =>
      (name === 'category' &&
        state.category !== null &&
        categoryBySlug(answer.categories, state.category) === null) ||
      (name === 'in' && answer.state.within.length < state.within.length) ||
      (name === 'seller' && answer.state.sellers.length < state.sellers.length)
    return {
      state: answer.state,
      ignored: listingParameters.filter((name) => ignored.includes(name) || isUnknown(name)),
      categories: [...answer.categories],
      chosen: categoryBySlug(answer.categories, answer.state.category),
      products: answer.products,
      total: answer.total,
      isCapped: answer.isCapped,
      facets: answer.facets,
      isAway: found === null,
      isBuiltIn,
      isPartial: false,
    }
  }
}

type KnownState = ReturnType<typeof knownState>
type Found = ListedPage & KnownState & { isEmptyShop: boolean }

/** Returns the state without unknown categories and sellers. */
function knownState(
  state: ListingState,
  { categories: active, sellerIds }: { categories: readonly Category[]; sellerIds: readonly string[] },
) {
  const isKnown = (slug: string) => categoryBySlug(active, slug) !== null
  const category = categoryBySlug(active, state.category)?.slug ?? null
  const within = state.within.filter(isKnown)
  const sellers = state.sellers.filter((id) => sellerIds.includes(id))
  return { state: { ...state, category, within, sellers }, categories: active }
}

function nothing(state: ListingState, shown: readonly Category[] = builtInCategories) {
  const shop = { products: [], categories: shown, sellers: [] }
  const page = listProducts(shop, { state, slice: { offset: 0, limit: 0 } })
  const answer = { chosen: null, isAway: false, isBuiltIn: false, isPartial: false }
  return { ...answer, state, categories: [...shown], ...page }
}

const nothingClose: CloseToSearch = { matches: [], corrected: null }

function hasCloseMatches({ search, page }: ListingState): boolean {
  return search !== '' && productsOnScreen(page).offset === 0
}

/**
 * Selects the close matches to show below the products. If facets are selected, only products that match the
 * facets.
 */
function closeBeside({ state }: ListingAnswer, close: readonly CloseMatch[]): CloseMatch[] {
  if (!hasCloseMatches(state)) return []
  if (!isNarrowed(state)) return [...close]
  return close.filter(
    (match) =>
      match.kind === 'product' && facetNames.every((facet) => passesFacet(match.product, facet, state)),
  )
}

/**
 * Lists built-in products, in the categories that the shop shows. The featured flag has priority over a
 * category (product: marketplace 22, 23).
 */
function builtInAnswer(
  requested: ListingState,
  { slice, isFeatured, shown }: { slice: Slice; isFeatured: boolean; shown: readonly Category[] },
) {
  const sellerIds = builtInSellers.map(({ id }) => id)
  const known = knownState(requested, { categories: shown, sellerIds })
  const products = builtInProducts.filter((product) => !isFeatured || product.isFeatured)
  const shop = { products, categories: shown, sellers: builtInSellers }
  const state = isFeatured ? { ...known.state, category: null } : known.state
  return { ...known, ...listProducts(shop, { state, slice }) }
}
