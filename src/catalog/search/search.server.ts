import { createContext, type RouterContextProvider } from 'react-router'
import { catalogReads, type CatalogReading } from '#catalog/built-in/catalog-reads.server.ts'
import { searchBuiltIn } from '#catalog/search/built-in-search.ts'
import { searchTerm } from '#catalog/search/search-term.ts'
import {
  firstOfEachKind,
  type CloseMatch,
  type CloseToSearch,
  type SearchArticle,
} from '#catalog/search/search-results.ts'
import { searchTurns } from '#catalog/search/search-turns.server.ts'
import { closeTo, suggest } from '#catalog/search/search.queries.server.ts'
import { hasProducts } from '#catalog/products/marketplace.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'

export type CatalogSearch = ReturnType<typeof readSearch>

const nothingClose: CloseToSearch = { matches: [], corrected: null }

const articlesKey = createContext<readonly SearchArticle[]>([])

/**
 * Passes in the articles from the app, because `company`, which contains them, comes after `catalog` in the
 * order of folders.
 */
export function provideArticles(context: RouterContextProvider, articles: readonly SearchArticle[]): void {
  context.set(articlesKey, articles)
}

export function catalogSearch(context: Readonly<RouterContextProvider>) {
  return readSearch(pageContext(context), context.get(articlesKey))
}

/**
 * Creates searches that fall back to the built-in catalog while the database is away or the shop is empty.
 */
export function readSearch(reading: CatalogReading, articles: readonly SearchArticle[]) {
  const { orFallback } = catalogReads(reading)
  return {
    /**
     * Finds the close matches of a term. `listed` resolves with the number of products that the listing
     * itself finds.
     */
    async close(term: string, listed: Promise<number>): Promise<CloseToSearch> {
      const read = (db: Database) => closeTo(db, { term, listed })
      return orFallback('close_matches', read, nothingClose)
    },
    /**
     * Finds the close matches for a page that shows built-in products. They exclude products, which the page
     * already shows.
     */
    closeBuiltIn(term: string): CloseMatch[] {
      return searchBuiltIn(articles, term).filter(({ kind }) => kind !== 'product')
    },
    async suggest(input: string): Promise<CloseToSearch> {
      const term = searchTerm(input)
      if (term === '') return nothingClose
      const read = async (db: Database) => {
        const offered = await suggest(db, term)
        return offered.matches.length > 0 || (await hasProducts(db)) ? offered : null
      }
      const found = await searchTurns(
        () => orFallback('suggestions', read, null),
        async () => {
          reading.shortLived()
          return nothingClose
        },
      )
      return found ?? { ...nothingClose, matches: firstOfEachKind(searchBuiltIn(articles, term)) }
    },
  }
}
