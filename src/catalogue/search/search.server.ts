import { createContext, type RouterContextProvider } from 'react-router'
import { catalogueReads, type CatalogueReading } from '#catalogue/catalogue-reads.server.ts'
import { searchTerm } from '#catalogue/search/search-term.ts'
import { createBuiltInSearch, type BuiltInSearch } from '#catalogue/search/built-in-search.ts'
import type { CloseMatch, Suggestions } from '#catalogue/search/search-results.ts'
import {
  closeTo,
  hasProducts,
  mostClose,
  mostSuggested,
  suggest,
} from '#catalogue/search/search.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { pageContext } from '#http/page-context.server.ts'

export type CatalogueSearch = ReturnType<typeof readSearch>

const builtInSearchKey = createContext<BuiltInSearch>(createBuiltInSearch([]))

/** The articles belong to a later folder, so the app hands them in. */
export function provideSearch(context: RouterContextProvider, builtIn: BuiltInSearch): void {
  context.set(builtInSearchKey, builtIn)
}

/** What a page's loader searches. */
export function catalogueSearch(context: Readonly<RouterContextProvider>) {
  return readSearch(pageContext(context), context.get(builtInSearchKey))
}

/** The search with its fallback: while the database is away or holds no products, the built-in catalogue is searched. */
export function readSearch(reading: CatalogueReading, builtIn: BuiltInSearch) {
  const { orFallback, onUnreadable } = catalogueReads(reading)

  return {
    /** What comes close to a term. `listed` is how many products the listing itself finds by it, or will have found. */
    async close(typed: string, listed: number | Promise<number>): Promise<CloseMatch[]> {
      const term = searchTerm(typed)
      if (term === '') return []
      const read = async (db: Database) => {
        const close = await closeTo(db, { term, listed }, onUnreadable)
        const isEmpty = (await listed) === 0 && close.length === 0 && !(await hasProducts(db))
        return isEmpty ? null : close
      }
      const found = await orFallback('close_matches', read, null)
      return found ?? builtIn.close(term, mostClose)
    },
    /** The same without the database, for a page that has found it away. */
    closeBuiltIn: (typed: string) => builtIn.close(searchTerm(typed), mostClose),
    async suggest(typed: string): Promise<Suggestions> {
      const term = searchTerm(typed)
      if (term === '') return noSuggestions
      const read = async (db: Database) => {
        const offered = await suggest(db, term, onUnreadable)
        const isEmpty = Object.values(offered).flat().length === 0 && !(await hasProducts(db))
        return isEmpty ? null : offered
      }
      const found = await orFallback('suggestions', read, null)
      return found ?? builtIn.suggest(term, mostSuggested)
    },
  }
}

const noSuggestions: Suggestions = { products: [], solutions: [], sellers: [], categories: [], articles: [] }
