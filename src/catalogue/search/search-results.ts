import type { Category, Product, ProductSlice } from '#catalogue/product.ts'
import type { FoundDocument } from '#catalogue/search/search-document.ts'
import type { Solution } from '#catalogue/solution.ts'

/** Counting stops here: a page says '10,000+'. */
export const mostCounted = 10_000

/** The products that the listing's own rule finds, by rating. `isCapped`: there are more than `total`. */
export interface ListedProducts extends ProductSlice {
  isCapped: boolean
}

/** Something near what was searched for: a card for a product or a solution, a link for anything else. */
export type CloseMatch =
  | { kind: 'product'; address: string; product: Product }
  | { kind: 'solution'; address: string; solution: Solution }
  | (FoundDocument & { kind: 'seller' | 'category' | 'article' })

/** A page of results. */
export interface SearchResults {
  listed: ListedProducts
  /** The most relevant first, and nothing that is listed. Beside the first page only. */
  close: CloseMatch[]
  /** Where to look when there is neither. */
  nearestCategory: Category | null
}

/** What the search box offers while somebody types: a few of each kind, the most relevant first. */
export interface Suggestions {
  products: Product[]
  solutions: Solution[]
  sellers: FoundDocument[]
  categories: FoundDocument[]
  articles: FoundDocument[]
}

/** '1,234', or '10,000+' where counting stopped. */
export function countLabel({ total, isCapped }: Pick<ListedProducts, 'total' | 'isCapped'>): string {
  return `${total.toLocaleString('en-US')}${isCapped ? '+' : ''}`
}
