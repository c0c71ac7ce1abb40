/** What kinds of things a search finds. */
export const documentKinds = ['product', 'solution', 'seller', 'category', 'article'] as const

/** Something found: its page and its name. */
export interface FoundDocument {
  kind: (typeof documentKinds)[number]
  id: string
  name: string
  address: string
}

/** An article, as the folders before `company` may know it. */
export interface SearchArticle {
  id: string
  title: string
  topic: string
  summary: string
  address: string
}
