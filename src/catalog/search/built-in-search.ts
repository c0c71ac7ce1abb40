import {
  builtInCategories,
  builtInConsulting,
  builtInProducts,
  builtInSellers,
} from '#catalog/built-in/built-in-catalog.ts'
import { builtInSolutions } from '#catalog/solutions/built-in-solutions.ts'
import { categoryPath, sellerPath } from '#catalog/products/card-product.ts'
import { matchesSearch } from '#catalog/search/search-term.ts'
import type { CloseMatch, SearchArticle } from '#catalog/search/search-results.ts'

/**
 * Searches the built-in catalog. Used while the database is away or the shop is empty (product: search 13).
 */
export function searchBuiltIn(articles: readonly SearchArticle[], term: string): CloseMatch[] {
  const contains = ({ name, description }: { name: string; description: string }) =>
    matchesSearch({ name, description, tags: [] }, term)
  return [
    ...[...builtInProducts, ...builtInConsulting]
      .filter((product) => matchesSearch(product, term))
      .map((product) => ({ kind: 'product' as const, product })),
    ...builtInSolutions.filter(contains).map((solution) => ({ kind: 'solution' as const, solution })),
    ...builtInSellers
      .filter(contains)
      .map(({ id, name }) => ({ kind: 'seller' as const, id, name, address: sellerPath(id) })),
    ...builtInCategories
      .filter(contains)
      .map(({ id, name, slug }) => ({ kind: 'category' as const, id, name, address: categoryPath(slug) })),
    ...articles
      .filter(({ title, summary }) => contains({ name: title, description: summary }))
      .map(({ id, title, address }) => ({ kind: 'article' as const, id, name: title, address })),
  ]
}
