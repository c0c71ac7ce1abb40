import type { Facets } from '#catalog/listing/facets.ts'
import type { Product } from '#catalog/product.ts'

/** What the listing shows of a state: the first block of results, and what it can be narrowed by. */
export interface ListedPage {
  products: Product[]
  /** The number of all matches, 10,000 at most. */
  total: number
  /** There are more than `total`. */
  isCapped: boolean
  facets: Facets
}
