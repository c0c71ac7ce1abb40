import { createContext, type RouterContextProvider } from 'react-router'
import { catalogReads, type CatalogReading } from '#catalog/built-in/catalog-reads.server.ts'
import { searchBuiltIn } from '#catalog/search/built-in-search.ts'
import type { SearchArticle } from '#catalog/search/search-document.ts'
import { searchTerm } from '#catalog/search/search-term.ts'
import type { CloseMatch, CloseToSearch, Suggestions } from '#catalog/search/search-results.ts'
import { searchTurns, type SearchTurns } from '#catalog/search/search-turns.server.ts'
import { closeTo, mostSuggested, suggest } from '#catalog/search/search.queries.server.ts'
import { hasProducts } from '#catalog/products/marketplace.queries.server.ts'
import { solutionPath } from '#catalog/solutions/solutions.ts'
import type { Database } from '#db/database.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'

export type CatalogSearch = ReturnType<typeof readSearch>

const articlesKey = createContext<readonly SearchArticle[]>([])

/** The articles belong to a later folder, so the app hands them in. */
export function provideArticles(context: RouterContextProvider, articles: readonly SearchArticle[]): void {
  context.set(articlesKey, articles)
}

/** What a page's loader searches. */
export function catalogSearch(context: Readonly<RouterContextProvider>) {
  return readSearch(pageContext(context), context.get(articlesKey))
}

/** The search with its fallback: while the database is away or the shop is empty, the built-in catalog is searched. */
export function readSearch(
  reading: CatalogReading,
  articles: readonly SearchArticle[],
  inTurn: SearchTurns = searchTurns,
) {
  const { orFallback, onUnreadable } = catalogReads(reading)
  return {
    /** A page and its close matches take one turn together. */
    inTurn,
    /** What comes close to a term. `listed` is how many products the listing itself finds by it, or will have found. */
    async close(term: string, listed: Promise<number>): Promise<CloseToSearch> {
      const read = (db: Database) => closeTo(db, { term, listed }, onUnreadable)
      return orFallback('close_matches', read, { matches: [], corrected: null })
    },
    /** The same for a page of the built-in catalog, whose products it has. */
    closeBuiltIn(term: string): CloseMatch[] {
      const { solutions, sellers, categories, articles: found } = searchBuiltIn(articles, term)
      return [
        ...solutions.map((solution) => ({
          kind: 'solution' as const,
          address: solutionPath(solution.name),
          solution,
        })),
        ...sellers,
        ...categories,
        ...found,
      ]
    },
    async suggest(typed: string): Promise<Suggestions> {
      const term = searchTerm(typed)
      if (term === '') return noSuggestions
      const read = async (db: Database) => {
        const offered = await suggest(db, term, onUnreadable)
        const isEmpty = Object.values(offered).flat().length === 0 && !(await hasProducts(db))
        return isEmpty ? null : offered
      }
      const found = await inTurn(
        () => orFallback('suggestions', read, null),
        async () => {
          reading.shortLived()
          return noSuggestions
        },
      )
      return found ?? fewOf(searchBuiltIn(articles, term))
    },
  }
}

function fewOf({ products, solutions, sellers, categories, articles }: Suggestions): Suggestions {
  const { others } = mostSuggested
  return {
    products: products.slice(0, mostSuggested.products),
    solutions: solutions.slice(0, others),
    sellers: sellers.slice(0, others),
    categories: categories.slice(0, others),
    articles: articles.slice(0, others),
  }
}

const noSuggestions: Suggestions = { products: [], solutions: [], sellers: [], categories: [], articles: [] }
