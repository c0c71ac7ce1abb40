import { createContext, type RouterContextProvider } from 'react-router'
import type { Slice } from '#catalogue/fallback.ts'
import { catalogueReads, type CatalogueReading } from '#catalogue/catalogue-reads.server.ts'
import { readCatalogue } from '#catalogue/catalogue.server.ts'
import { searchTerm } from '#catalogue/search.ts'
import { builtInListed, createBuiltInSearch, type BuiltInSearch } from '#catalogue/search/built-in-search.ts'
import { nearestCategory } from '#catalogue/search/nearest-category.ts'
import type { CloseMatch, SearchResults, Suggestions } from '#catalogue/search/search-results.ts'
import {
  closeTo,
  hasProducts,
  mostClose,
  mostSuggested,
  searchCatalogue,
  suggest,
} from '#catalogue/search/search.queries.server.ts'
import { pageContext } from '#http/page-context.server.ts'

export interface CatalogueSearch {
  /** A page of the listing's own results, and what comes close. An empty term finds nothing. */
  results(typed: string, slice: Slice): Promise<SearchResults>
  /** What comes close to a term by which a listing of its own finds so many. */
  close(typed: string, listed: number): Promise<CloseMatch[]>
  suggest(typed: string): Promise<Suggestions>
}

const builtInSearchKey = createContext<BuiltInSearch>(createBuiltInSearch([]))

/** The articles belong to a later folder, so the app hands them in. */
export function provideSearch(context: RouterContextProvider, builtIn: BuiltInSearch): void {
  context.set(builtInSearchKey, builtIn)
}

/** What a page's loader searches. */
export function catalogueSearch(context: Readonly<RouterContextProvider>): CatalogueSearch {
  return readSearch(pageContext(context), context.get(builtInSearchKey))
}

/** The search with its fallback: while the database is away or holds no products, the built-in catalogue is searched. */
export function readSearch(reading: CatalogueReading, builtIn: BuiltInSearch): CatalogueSearch {
  const { orFallback, emptied, onUnreadable } = catalogueReads(reading)

  return {
    async results(typed, slice) {
      const term = searchTerm(typed)
      if (term === '') return nothing
      const found = await orFallback(
        'search_results',
        async (db) => {
          const results = await searchCatalogue(db, { term, slice }, onUnreadable)
          const isEmpty = results.listed.total === 0 && results.close.length === 0 && !(await hasProducts(db))
          return { ...results, isEmpty }
        },
        null,
      )
      if (found && found.listed.total === 0) emptied('search_results')
      const listed = found && found.listed.total > 0 ? found.listed : builtInListed(term, slice)
      const isBuiltIn = found === null || found.isEmpty
      const close = isBuiltIn ? builtInClose(term, slice) : found.close
      const isNothing = listed.total === 0 && close.length === 0
      const categories = isNothing ? await readCatalogue(reading).categories() : []
      return { listed, close, nearestCategory: nearestCategory(categories, term) }
    },
    async close(typed, listed) {
      const term = searchTerm(typed)
      if (term === '') return []
      const found = await orFallback(
        'close_matches',
        async (db) => {
          const close = await closeTo(db, { term, listed }, onUnreadable)
          const isEmpty = listed === 0 && close.length === 0 && !(await hasProducts(db))
          return isEmpty ? null : close
        },
        null,
      )
      return found ?? builtIn.close(term, mostClose)
    },
    async suggest(typed) {
      const term = searchTerm(typed)
      if (term === '') return noSuggestions
      const found = await orFallback(
        'suggestions',
        async (db) => {
          const offered = await suggest(db, term, onUnreadable)
          const isEmpty = Object.values(offered).flat().length === 0 && !(await hasProducts(db))
          return isEmpty ? null : offered
        },
        null,
      )
      return found ?? builtIn.suggest(term, mostSuggested)
    },
  }

  function builtInClose(term: string, { offset }: Slice): CloseMatch[] {
    return offset > 0 ? [] : builtIn.close(term, mostClose)
  }
}

const nothing: SearchResults = {
  listed: { products: [], total: 0, isCapped: false },
  close: [],
  nearestCategory: null,
}

const noSuggestions: Suggestions = { products: [], solutions: [], sellers: [], categories: [], articles: [] }
