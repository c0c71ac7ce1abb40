import type { Product } from '#catalog/product.ts'
import type { Solution } from '#catalog/solution.ts'

/** What kinds of things a search finds. */
export const documentKinds = ['product', 'solution', 'seller', 'category', 'article'] as const

/** Something found: its page and its name. */
export interface FoundDocument {
  kind: (typeof documentKinds)[number]
  id: string
  name: string
  address: string
}

export type FoundPlace = FoundDocument & { kind: 'seller' | 'category' | 'article' }

/** The same with what is shown of it: a card for a product or a solution, a link for anything else. */
export type CloseMatch =
  | { kind: 'product'; product: Product }
  | { kind: 'solution'; solution: Solution }
  | FoundPlace

/** What comes near a search, and the search with its one misspelled word corrected. */
export interface CloseToSearch {
  matches: CloseMatch[]
  corrected: string | null
}

/** What the search box offers: five products and three of each other kind, the most relevant first. */
export function firstOfEachKind<Found extends Pick<FoundDocument, 'kind'>>(found: readonly Found[]): Found[] {
  return documentKinds.flatMap((kind) =>
    found.filter((one) => one.kind === kind).slice(0, kind === 'product' ? 5 : 3),
  )
}

/** An article, as the folders before `company` may know it. */
export interface SearchArticle {
  id: string
  title: string
  topic: string
  summary: string
  address: string
}
