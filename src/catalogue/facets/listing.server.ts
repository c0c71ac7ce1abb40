import type { RouterContextProvider } from 'react-router'
import { builtInCategories, builtInProducts, builtInSellers } from '#catalogue/built-in-catalogue.ts'
import { catalogueReads, type CatalogueReading } from '#catalogue/catalogue-reads.server.ts'
import { readCatalogue } from '#catalogue/catalogue.server.ts'
import { listProducts } from '#catalogue/facets/built-in-listing.ts'
import type { ListedPage } from '#catalogue/facets/listed-page.ts'
import { knownSellers, listedPage, type ListingQuestion } from '#catalogue/facets/listing.queries.server.ts'
import { facetNames, passesFacet } from '#catalogue/facets/product-facets.ts'
import type { Slice } from '#catalogue/fallback.ts'
import {
  categoryBySlug,
  isNarrowed,
  productsOnScreen,
  type ListingParameter,
  type ListingState,
} from '#catalogue/listing.ts'
import type { Category } from '#catalogue/product.ts'
import type { CloseMatch } from '#catalogue/search/search-results.ts'
import { catalogueSearch, type CatalogueSearch } from '#catalogue/search/search.server.ts'
import { nearestCategory } from '#catalogue/search/nearest-category.ts'
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
}

export interface FoundListing extends ListingAnswer {
  /** Nothing of the first block, and beside its first page only (product: marketplace 48). */
  close: CloseMatch[]
  /** Where to look when there is neither. */
  nearestCategory: Category | null
}

interface ListingOptions {
  /** What the state's page shows on a screen, if not given. */
  slice?: Slice
  isFeatured?: boolean
  /** For a search that is empty, which finds nothing (product: search 4). */
  isNothing?: boolean
}

export interface CatalogueListing {
  first(asked: AskedListing, options?: ListingOptions): Promise<ListingAnswer>
}

/** What the page of a listing shows: the results of the search rule, and what comes close to the search. */
export async function findListing(
  context: Readonly<RouterContextProvider>,
  asked: AskedListing,
): Promise<FoundListing> {
  const answer = await readListings(pageContext(context)).first(asked)
  const close = await closeMatchesOf(answer, catalogueSearch(context))
  const isNothing = answer.state.search !== '' && answer.total === 0 && close.length === 0
  return {
    ...answer,
    close,
    nearestCategory: isNothing ? nearestCategory(answer.categories, answer.state.search) : null,
  }
}

/** The listing with its fallback: while the database is away or empty, the built-in catalogue is listed. */
export function readListings(reading: CatalogueReading): CatalogueListing {
  const { orFallback, emptied, onUnreadable } = catalogueReads(reading)
  const shop = readCatalogue(reading)

  /** Without the sellers that there are not, and whether there were such. */
  async function listed(question: ListingQuestion) {
    const { state } = question
    const found = await orFallback(
      'listing',
      async (db) => {
        const known = await knownSellers(db, state.sellers)
        const sellers = state.sellers.filter((id) => known.includes(id))
        const page = await listedPage(
          db,
          { ...question, state: { ...state, sellers } },
          onUnreadable('product'),
        )
        return { ...page, sellers }
      },
      null,
    )
    const isFound = found !== null && (found.total > 0 || (isNarrowed(state) && !found.isEmptyCatalogue))
    if (isFound) return found
    if (found) emptied('listing')
    const sellers = state.sellers.filter((id) => builtInSellers.some((seller) => seller.id === id))
    return { ...builtInPage({ ...question, state: { ...state, sellers } }), sellers }
  }

  return {
    async first(
      { state, ignored },
      { slice = productsOnScreen(state.page), isFeatured = false, isNothing = false } = {},
    ) {
      const categories = await shop.categories()
      if (isNothing) {
        const nothing = listProducts({ products: [], categories, sellers: [] }, { state, slice })
        return { state, ignored, categories, chosen: null, ...nothing }
      }
      const isKnown = (slug: string) => categoryBySlug(categories, slug) !== null
      const within = state.within.filter(isKnown)
      const chosen = categoryBySlug(categories, state.category)
      const known = { ...state, within, category: chosen?.slug ?? null }
      const { products, total, isCapped, facets, sellers } = await listed({
        state: known,
        categories,
        slice,
        isFeatured,
      })
      const unknown: ListingParameter[] = [
        ...(within.length < state.within.length ? (['in'] as const) : []),
        ...(sellers.length < state.sellers.length ? (['seller'] as const) : []),
      ]
      return {
        state: { ...known, sellers },
        ignored: [...new Set([...ignored, ...unknown])],
        categories,
        chosen,
        products,
        total,
        isCapped,
        facets,
      }
    },
  }
}

/** A list that is narrowed is joined by products only that pass the same facets. */
async function closeMatchesOf(
  { state, total }: ListingAnswer,
  search: CatalogueSearch,
): Promise<CloseMatch[]> {
  if (state.search === '' || productsOnScreen(state.page).offset > 0) return []
  const close = await search.close(state.search, total)
  if (!isNarrowed(state)) return close
  return close.filter(
    (match) =>
      match.kind === 'product' && facetNames.every((facet) => passesFacet(match.product, facet, state)),
  )
}

/** Of a category and the featured flag the flag alone counts (product: marketplace 23). */
function builtInPage({ state, slice, isFeatured = false }: ListingQuestion): ListedPage {
  const shop = { products: builtInProducts, categories: builtInCategories, sellers: builtInSellers }
  if (!isFeatured) return listProducts(shop, { state, slice })
  const products = builtInProducts.filter((product) => product.isFeatured)
  return listProducts({ ...shop, products }, { state: { ...state, category: null }, slice })
}
