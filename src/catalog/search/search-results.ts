import type { Product } from '#catalog/product.ts'
import type { FoundDocument } from '#catalog/search/search-document.ts'
import type { Solution } from '#catalog/solution.ts'

/** Something near what was searched for: a card for a product or a solution, a link for anything else. */
export type CloseMatch =
  | { kind: 'product'; address: string; product: Product }
  | { kind: 'solution'; address: string; solution: Solution }
  | FoundPlace

/** What comes near a search, and the search with its one misspelled word corrected. */
export interface CloseToSearch {
  matches: CloseMatch[]
  corrected: string | null
}

export type FoundPlace = FoundDocument & { kind: 'seller' | 'category' | 'article' }

/** What the search box offers while somebody types: a few of each kind, the most relevant first. */
export interface Suggestions {
  products: Product[]
  solutions: Solution[]
  sellers: FoundPlace[]
  categories: FoundPlace[]
  articles: FoundPlace[]
}
