import type { CardProduct } from '#catalog/products/card-product.ts'
import type { Facets } from '#catalog/listing/facets.ts'
import { counted } from '#catalog/products/labels.ts'
import type { ListingState } from '#catalog/listing/listing.ts'
import type { Category } from '#catalog/category.ts'
import type { CardSolution } from '#marketplace/card-solution.ts'

/** The data of the full listing or of a category page. */
export interface Listing {
  state: ListingState
  /** The ignored parts of the address, as text. */
  ignored: string | null
  chips: FacetChip[]
  categories: Category[]
  chosen: Category | null
  /** Whether the database was unavailable, so that this is the built-in catalog. */
  isAway: boolean
  /** Whether the products are only some of the results, because the search load was too high. */
  isPartial: boolean
  products: CardProduct[]
  /** The number of all matches, across all pages. */
  total: number
  /** Whether there are more matches than `total`. */
  isCapped: boolean
  facets: Facets
  close: CloseMatches
  /** The search with its misspelled word corrected. */
  didYouMean: string | null
  /** A suggestion if there are no close matches either. */
  nearestCategory: Pick<Category, 'name' | 'slug'> | null
}

/** An active filter, and the address of the list without it. */
export interface FacetChip {
  label: string
  path: string
}

/** Close matches of a search, closest first. */
export interface CloseMatches {
  offers: NearOffer[]
  places: NearPlace[]
  /** Whether the closest match is a page, such as a seller or an article, so that pages come first. */
  placesFirst: boolean
}

/** A match shown as a card. */
export type NearOffer =
  | { kind: 'product'; product: CardProduct }
  | { kind: 'solution'; solution: CardSolution }

/** A match shown as a link. */
export interface NearPlace {
  kind: 'seller' | 'category' | 'article'
  id: string
  name: string
  address: string
}

/** The state of a category page's category (product: marketplace 56). */
export function categoryAnswer({ chosen, isAway }: Pick<Listing, 'chosen' | 'isAway'>) {
  if (chosen !== null) return 'found'
  return isAway ? 'away' : 'missing'
}

/** '1 result', '10,000+ results' (product: marketplace 47). */
export function resultCount(total: number, isCapped: boolean): string {
  return counted(total, 'result', isCapped)
}

/** '1 close match', shown beside the count of results; `null` if there are none. */
export function closeCount({ offers, places }: CloseMatches): string | null {
  const count = offers.length + places.length
  if (count === 0) return null
  return count === 1 ? '1 close match' : `${count} close matches`
}
