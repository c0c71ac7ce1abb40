import type { CardProduct } from '#catalog/products/card-product.ts'
import { counted } from '#catalog/products/labels.ts'
import type { FoundListing } from '#catalog/listing/listed-page.ts'
import type { FoundPlace } from '#catalog/search/search-results.ts'
import type { CardSolution } from '#marketplace/card-solution.ts'
import type { FacetChip } from '#marketplace/listing/chips-of-facets.ts'
import type { RelatedItem } from '#marketplace/related-item.ts'

/** The data of the full listing or of a category page. */
export interface Listing extends Omit<FoundListing, 'ignored' | 'products' | 'close'> {
  /** The parts of the query string that were ignored, as text. */
  ignored: string | null
  chips: FacetChip[]
  products: CardProduct[]
  close: CloseMatches
  /** Featured products, if there is nothing else to show (product: marketplace 57). */
  instead: RelatedItem[]
}

/** The close matches of a search, closest first. */
export interface CloseMatches {
  offers: NearOffer[]
  places: FoundPlace[]
  /** Whether the links come before the cards, because the closest match is a link. */
  placesFirst: boolean
}

/** A close match shown as a card. */
export type NearOffer =
  | { kind: 'product'; product: CardProduct }
  | { kind: 'solution'; solution: CardSolution }

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
