import type { Product } from '#catalog/product.ts'
import type { Solution } from '#catalog/solution.ts'

export const documentKinds = ['product', 'solution', 'seller', 'category', 'article'] as const

export interface FoundDocument {
  kind: (typeof documentKinds)[number]
  id: string
  name: string
  address: string
}

export type FoundPlace = FoundDocument & { kind: 'seller' | 'category' | 'article' }

/** A search result with its data: the record of a product or solution, otherwise a link. */
export type CloseMatch =
  | { kind: 'product'; product: Product }
  | { kind: 'solution'; solution: Solution }
  | FoundPlace

/** The close matches of a search, and the search with its misspelled word corrected. */
export interface CloseToSearch {
  matches: CloseMatch[]
  corrected: string | null
}

/**
 * Selects the suggestions of the search box: five products and three of each other kind, most relevant first.
 */
export function firstOfEachKind<Found extends Pick<FoundDocument, 'kind'>>(found: readonly Found[]): Found[] {
  return found.filter(({ kind }, place) => {
    const before = found.slice(0, place).filter((other) => other.kind === kind)
    return before.length < (kind === 'product' ? 5 : 3)
  })
}

/** An article. Its type is repeated here, because `catalog` cannot import from `company`. */
export interface SearchArticle {
  id: string
  title: string
  topic: string
  summary: string
  address: string
}
