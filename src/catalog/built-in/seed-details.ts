import type { ItemDetails } from '#catalog/details/item-details.ts'
import type { FullDetails, ScreenContent } from '#catalog/built-in/write-details.ts'

/** The details of an invented seller's product as content, without what its type and its seller already say. */
export type SeedDetails = Omit<ItemDetails, 'cancelling' | 'refund' | 'support' | 'screens'> &
  FullDetails<'steps' | 'needs' | 'setup'> & { screens: readonly ScreenContent[] }
