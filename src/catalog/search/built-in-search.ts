import {
  builtInCategories,
  builtInConsulting,
  builtInProducts,
  builtInSellers,
} from '#catalog/built-in/built-in-catalog.ts'
import { builtInSolutions } from '#catalog/solutions/built-in-solutions.ts'
import { categoryPath, sellerPath } from '#catalog/products/card-product.ts'
import { matchesSearch } from '#catalog/search/search-term.ts'
import type { SearchArticle } from '#catalog/search/search-document.ts'
import type { Suggestions } from '#catalog/search/search-results.ts'

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
