import type { Facets } from '#catalog/listing/facets.ts'
import type { ListingParameter, ListingState } from '#catalog/listing/listing.ts'
import type { Category } from '#catalog/category.ts'
import type { Product } from '#catalog/product.ts'
import type { CloseMatch } from '#catalog/search/search-results.ts'

export interface ListedPage {
  products: Product[]
  /** The number of all matches, at most 10,000. */
  total: number
  /** Whether there are more matches than `total`. */
  isCapped: boolean
  facets: Facets
}

/** A listing requested by its address, as parsed by `parseListing`. */
export interface ListingRequest {
  state: ListingState
  ignored: ListingParameter[]
}

/** The first block of results, without close matches. */
export interface ListingAnswer extends ListingRequest, ListedPage {
  categories: Category[]
  chosen: Category | null
  /** Whether the database was unavailable. */
  isAway: boolean
  /** Whether the products are built-in, because the database was unavailable or has no product to show. */
  isBuiltIn: boolean
  /** Whether only some of the results are included, because there were too many searches. */
  isPartial: boolean
}

export interface FoundListing extends ListingAnswer {
  /** Products that are not in the first block. Only the first page shows them (product: marketplace 48). */
  close: CloseMatch[]
  /** If the search found nothing, the term with its misspelled word corrected. */
  didYouMean: string | null
}
