import type { Facets } from '#catalog/listing/facets.ts'
import type { Product } from '#catalog/product.ts'

export interface ListedPage {
  products: Product[]
  /** The number of all matches, at most 10,000. */
  total: number
  /** Whether there are more matches than `total`. */
  isCapped: boolean
  facets: Facets
}
