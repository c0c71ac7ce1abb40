import type { CardProduct } from '#catalog/products/card-product.ts'
import type { Facets } from '#catalog/listing/facets.ts'
import { counted } from '#catalog/products/labels.ts'
import type { ListingState } from '#catalog/listing/listing.ts'
import type { Category } from '#catalog/product.ts'
import type { CardSolution } from '#marketplace/card-solution.ts'

/** What the full listing, or the page of a category, shows. */
export interface Listing {
  state: ListingState
  /** What of the address was ignored, in words. */
  ignored: string | null
  chips: FacetChip[]
  categories: Category[]
  chosen: Category | null
  /** The database did not answer: this is of the built-in catalog. */
  isAway: boolean
  /** More was searched than could be answered: these are some of the results. */
  isPartial: boolean
  products: CardProduct[]
  /** The number of all matches, not only of this page. */
  total: number
  /** There are more than `total`. */
  isCapped: boolean
  facets: Facets
  close: CloseMatches
  /** The search with its misspelled word corrected. */
  didYouMean: string | null
  /** Where to look when nothing at all comes near a search. */
  nearestCategory: Pick<Category, 'name' | 'slug'> | null
}

/** Something that narrows the list, and the list without it. */
export interface FacetChip {
  label: string
  path: string
}

/** What comes near a search without being what it asks for, the nearest first. */
export interface CloseMatches {
  offers: NearOffer[]
  places: NearPlace[]
  /** Whether the nearest of all is one of the places, so that they stand first. */
  placesFirst: boolean
}

/** A card. */
export type NearOffer =
  | { kind: 'product'; product: CardProduct }
  | { kind: 'solution'; solution: CardSolution }

/** A link. */
export interface NearPlace {
  kind: 'seller' | 'category' | 'article'
  id: string
  name: string
  address: string
}

/** What is known of the category of a category page (product: marketplace 56). */
export function categoryAnswer({ chosen, isAway }: Pick<Listing, 'chosen' | 'isAway'>) {
  if (chosen !== null) return 'found'
  return isAway ? 'away' : 'missing'
}

/** '1 result', '10,000+ results' (product: marketplace 47). */
export function resultCount(total: number, isCapped: boolean): string {
  return counted(total, 'result', isCapped)
}

/** '1 close match' beside the result count, which counts the results alone; `null` without any. */
export function closeCount({ offers, places }: CloseMatches): string | null {
  const count = offers.length + places.length
  if (count === 0) return null
  return count === 1 ? '1 close match' : `${count} close matches`
}
