import { builtInSolutions } from '#catalogue/built-in-solutions.ts'
import { builtInDocuments, builtInSearchProducts } from '#catalogue/search/built-in-documents.ts'
import { closeMatches, suggestions, type FoundRecords } from '#catalogue/search/found-records.ts'
import type { SearchArticle } from '#catalogue/search/search-document.ts'
import { planSearch } from '#catalogue/search/search-plan.ts'
import type { CloseMatch, Suggestions } from '#catalogue/search/search-results.ts'
import { builtInSynonyms } from '#catalogue/search/synonyms.ts'
import { createTextIndex, type TextIndex } from '#catalogue/search/text-index.ts'
import { typedWords } from '#catalogue/search/typed-words.ts'
import { matchesSearch } from '#catalogue/search/search-term.ts'

export type BuiltInSearch = ReturnType<typeof createBuiltInSearch>

/** The search while the database is away or empty, over what the shop holds without it. */
export function createBuiltInSearch(articles: readonly SearchArticle[]) {
  let index: TextIndex | undefined
  /** Made by the first search: most processes, and every command, do without. */
  const find = (term: string) => {
    index ??= createTextIndex(builtInDocuments(articles), builtInSynonyms)
    return index.find(planSearch(index.understand(typedWords(term))))
  }

  return {
    close(term: string, limit: number): CloseMatch[] {
      const found = find(term).filter(({ kind, id }) => {
        const product = kind === 'product' && builtInSearchProducts.find((each) => each.id === id)
        return !product || !matchesSearch(product, term)
      })
      return closeMatches(found, records).slice(0, limit)
    },
    suggest(term: string, limits: Record<'products' | 'others', number>): Suggestions {
      const { products, ...others } = suggestions(find(term), records)
      return {
        products: products.slice(0, limits.products),
        solutions: others.solutions.slice(0, limits.others),
        sellers: others.sellers.slice(0, limits.others),
        categories: others.categories.slice(0, limits.others),
        articles: others.articles.slice(0, limits.others),
      }
    },
  }
}

const records: FoundRecords = { products: builtInSearchProducts, solutions: builtInSolutions }
