import type { RouterContextProvider } from 'react-router'
import { builtInCategories, builtInProducts, builtInSellers } from '#catalogue/built-in-catalogue.ts'
import { catalogueReads, type CatalogueReading } from '#catalogue/catalogue-reads.server.ts'
import { listProducts } from '#catalogue/facets/built-in-listing.ts'
import { countedListings } from '#catalogue/facets/listing-counts.server.ts'
import type { ListedPage } from '#catalogue/facets/listed-page.ts'
import { knownSellers, listedPage } from '#catalogue/facets/listing.queries.server.ts'
import { facetNames, passesFacet } from '#catalogue/facets/product-facets.ts'
import type { Slice } from '#catalogue/fallback.ts'
import {
  categoryBySlug,
  isNarrowed,
  listingParameters,
  productsOnScreen,
  type ListingParameter,
  type ListingState,
} from '#catalogue/listing.ts'
import { categories } from '#catalogue/marketplace.queries.server.ts'
import type { Category } from '#catalogue/product.ts'
import type { CloseMatch } from '#catalogue/search/search-results.ts'
import { hasProducts } from '#catalogue/search/search.queries.server.ts'
import { catalogueSearch, type CatalogueSearch } from '#catalogue/search/search.server.ts'
import { nearestCategory } from '#catalogue/search/nearest-category.ts'
import type { Database } from '#db/database.server.ts'
import { pageContext } from '#http/page-context.server.ts'

/** A listing as its address asks for it: what `parseListing` returns. */
export interface AskedListing {
  state: ListingState
  ignored: ListingParameter[]
}

/** The first block of results, without what comes close. */
export interface ListingAnswer extends AskedListing, ListedPage {
  categories: Category[]
  /** The category that the listing is of. */
  chosen: Category | null
  /** The database did not answer: this is the built-in catalogue. */
  isAway: boolean
}

export interface FoundListing extends ListingAnswer {
  /** None of these is in the first block. Only its first page has them (product: marketplace 48). */
  close: CloseMatch[]
  /** Where to look when nothing was found and nothing comes close. */
  nearestCategory: Category | null
}

interface ListingOptions {
  /** What the state's page shows on a screen, if not given. */
  slice?: Slice
  isFeatured?: boolean
  /** For a search that is empty, which finds nothing (product: search 4). */
  isNothing?: boolean
}

export type CatalogueListing = ReturnType<typeof readListings>

/** What the page of a listing shows: the results of the search rule, and what comes close to the search. */
export async function findListing(
  context: Readonly<RouterContextProvider>,
  asked: AskedListing,
): Promise<FoundListing> {
  return readFoundListing(asked, readListings(pageContext(context)), catalogueSearch(context))
}

export async function readFoundListing(
  asked: AskedListing,
  listings: CatalogueListing,
  search: CatalogueSearch,
): Promise<FoundListing> {
  // At the same time: only at their end do close matches depend on how many products are listed.
  const answering = listings.first(asked)
  const listed = answering.then(({ total }) => total)
  const [answer, found] = await Promise.all([
    answering,
    hasCloseMatches(asked.state) ? search.close(asked.state.search, listed) : [],
  ])
  const close = closeBeside(answer, answer.isAway ? search.closeBuiltIn(asked.state.search) : found)
  const isNothing = answer.state.search !== '' && answer.total === 0 && close.length === 0
  return {
    ...answer,
    close,
    nearestCategory: isNothing ? nearestCategory(answer.categories, answer.state.search) : null,
  }
}

/** The listing with its fallback: while the database is away or empty, the built-in catalogue is listed. */
export function readListings(reading: CatalogueReading) {
  const { orFallback, emptied, onUnreadable } = catalogueReads(reading)

  return {
    async first(
      { state, ignored }: AskedListing,
      { slice = productsOnScreen(state.page), isFeatured = false, isNothing = false }: ListingOptions = {},
    ): Promise<ListingAnswer> {
      if (isNothing) return { ...nothing(state), ignored }
      // One read for all of it, so that a silent database is waited for once.
      const read = async (db: Database) => {
        // Before the first statement, so that nothing older is remembered.
        const counted = countedListings(reading.changeEvents)
        const active = await categories(db)
        const known = knownState(state, {
          categories: active.length > 0 ? active : builtInCategories,
          sellerIds: await knownSellers(db, state.sellers),
        })
        const page = await listedPage(db, { ...known, slice, isFeatured, counted }, onUnreadable('product'))
        const isEmptyCatalogue = page.total === 0 && !(await hasProducts(db))
        return { ...page, ...known, isEmptyCatalogue }
      }
      const found = await orFallback('listing', read, null)
      const isFound =
        found !== null && (found.total > 0 || (isNarrowed(found.state) && !found.isEmptyCatalogue))
      if (found && !isFound) emptied('listing')
      const answer = isFound ? found : builtInAnswer(state, { slice, isFeatured })
      const chosen = categoryBySlug(answer.categories, answer.state.category)
      const known = (slug: string) => categoryBySlug(answer.categories, slug) !== null
      const unknown = listingParameters.filter(
        (name) =>
          (name === 'category' && state.category !== null && !known(state.category)) ||
          (name === 'in' && answer.state.within.length < state.within.length) ||
          (name === 'seller' && answer.state.sellers.length < state.sellers.length),
      )
      return {
        state: answer.state,
        ignored: listingParameters.filter((name) => ignored.includes(name) || unknown.includes(name)),
        categories: [...answer.categories],
        chosen,
        products: answer.products,
        total: answer.total,
        isCapped: answer.isCapped,
        facets: answer.facets,
        isAway: found === null,
      }
    },
  }
}

/** Drops categories and sellers that do not exist. */
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

function nothing(state: ListingState) {
  const shop = { products: [], categories: builtInCategories, sellers: [] }
  const page = listProducts(shop, { state, slice: { offset: 0, limit: 0 } })
  return { state, categories: [...builtInCategories], chosen: null, isAway: false, ...page }
}

function hasCloseMatches({ search, page }: ListingState): boolean {
  return search !== '' && productsOnScreen(page).offset === 0
}

/** Beside a narrowed list: only products, and only those that pass the same facets. */
function closeBeside({ state }: ListingAnswer, close: readonly CloseMatch[]): CloseMatch[] {
  if (!hasCloseMatches(state)) return []
  if (!isNarrowed(state)) return [...close]
  return close.filter(
    (match) =>
      match.kind === 'product' && facetNames.every((facet) => passesFacet(match.product, facet, state)),
  )
}

/** Where both a category and the featured flag are asked for, the flag alone counts (product: marketplace 23). */
function builtInAnswer(asked: ListingState, { slice, isFeatured }: { slice: Slice; isFeatured: boolean }) {
  const sellerIds = builtInSellers.map(({ id }) => id)
  const known = knownState(asked, { categories: builtInCategories, sellerIds })
  const products = builtInProducts.filter((product) => !isFeatured || product.isFeatured)
  const shop = { products, categories: builtInCategories, sellers: builtInSellers }
  const state = isFeatured ? { ...known.state, category: null } : known.state
  return { ...known, ...listProducts(shop, { state, slice }) }
}
