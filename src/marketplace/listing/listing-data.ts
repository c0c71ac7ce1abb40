import type { CardProduct } from '#catalog/products/card-product.ts'
import type { Facets } from '#catalog/listing/facets.ts'
import { counted } from '#catalog/products/labels.ts'
import type { ListingState } from '#catalog/listing/listing.ts'
import type { Category } from '#catalog/category.ts'
import type { CardSolution } from '#marketplace/card-solution.ts'

/** The data of the full listing or of a category page. */
export interface Listing {
  state: ListingState
  /** The parts of the query string that were ignored, as text. */
  ignored: string | null
  chips: FacetChip[]
  categories: Category[]
  chosen: Category | null
  /** Whether the database is away. If so, the data comes from the built-in catalog. */
  isAway: boolean
  /** Whether only some results are listed, because there are too many searches at the moment. */
  isPartial: boolean
  products: CardProduct[]
  /** The number of matches on all pages. Counting stops early if there are many. */
  total: number
  /** Whether counting stopped. If so, there are more matches than `total`. */
  isCapped: boolean
  facets: Facets
  close: CloseMatches
  /** The search term with its misspelled word corrected. */
  didYouMean: string | null
  /** A category to suggest if there are no close matches either. */
  nearestCategory: Pick<Category, 'name' | 'slug'> | null
}

/** An active filter, and the address of the list without this filter. */
export interface FacetChip {
  label: string
  path: string
}

/** The close matches of a search, closest first. */
export interface CloseMatches {
  offers: NearOffer[]
  places: NearPlace[]
  /** Whether the links come before the cards, because the closest match is a link. */
  placesFirst: boolean
}

/** A close match shown as a card. */
export type NearOffer =
  | { kind: 'product'; product: CardProduct }
  | { kind: 'solution'; solution: CardSolution }

/** A close match shown as a link. */
export interface NearPlace {
  kind: 'seller' | 'category' | 'article'
  id: string
  name: string
  address: string
}

/**
 * Whether the category of a category page exists. If the database is away, this is unknown (product:
 * marketplace 56).
 */
export function categoryAnswer({ chosen, isAway }: Pick<Listing, 'chosen' | 'isAway'>) {
  if (chosen !== null) return 'found'
  return isAway ? 'away' : 'missing'
}

/** Formats the number of results, such as '1 result' or '10,000+ results' (product: marketplace 47). */
export function resultCount(total: number, isCapped: boolean): string {
  return counted(total, 'result', isCapped)
}

/** Whether there are close matches, as cards or as links. */
export function hasCloseMatches({ offers, places }: CloseMatches): boolean {
  return offers.length + places.length > 0
}

/**
 * Formats the number of close matches shown as cards, such as '1 close match', for the line with the number of
 * results. Returns `null` if there are none.
 */
export function closeCount({ offers: { length } }: CloseMatches): string | null {
  if (length === 0) return null
  return length === 1 ? '1 close match' : `${length} close matches`
}
