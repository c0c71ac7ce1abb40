import type { Product } from '#catalogue/product.ts'
import type { FoundDocument } from '#catalogue/search/search-document.ts'
import type { Solution } from '#catalogue/solution.ts'

/** Counting stops here: a page says '10,000+'. */
export const mostCounted = 10_000

/** Something near what was searched for: a card for a product or a solution, a link for anything else. */
export type CloseMatch =
  | { kind: 'product'; address: string; product: Product }
  | { kind: 'solution'; address: string; solution: Solution }
  | FoundPlace

export type FoundPlace = FoundDocument & { kind: 'seller' | 'category' | 'article' }

/** What the search box offers while somebody types: a few of each kind, the most relevant first. */
export interface Suggestions {
  products: Product[]
  solutions: Solution[]
  sellers: FoundPlace[]
  categories: FoundPlace[]
  articles: FoundPlace[]
}
