import {
  builtInCategories,
  builtInConsulting,
  builtInProducts,
  builtInSellers,
} from '#catalogue/built-in-catalogue.ts'
import { builtInSolutions } from '#catalogue/built-in-solutions.ts'
import { categoryPath, sellerPath } from '#catalogue/card-product.ts'
import { matchesSearch } from '#catalogue/search/search-term.ts'
import type { SearchArticle } from '#catalogue/search/search-document.ts'
import type { Suggestions } from '#catalogue/search/search-results.ts'

/** What contains the term, while the database is away or empty (product: search 13). */
export function searchBuiltIn(articles: readonly SearchArticle[], term: string): Suggestions {
  const contains = ({ name, description }: { name: string; description: string }) =>
    matchesSearch({ name, description, tags: [] }, term)
  return {
    products: [...builtInProducts, ...builtInConsulting].filter((product) => matchesSearch(product, term)),
    solutions: builtInSolutions.filter(contains),
    sellers: builtInSellers
      .filter(contains)
      .map(({ id, name }) => ({ kind: 'seller', id, name, address: sellerPath(id) })),
    categories: builtInCategories
      .filter(contains)
      .map(({ id, name, slug }) => ({ kind: 'category', id, name, address: categoryPath(slug) })),
    articles: articles
      .filter(({ title, summary }) => contains({ name: title, description: summary }))
      .map(({ id, title, address }) => ({ kind: 'article', id, name: title, address })),
  }
}
