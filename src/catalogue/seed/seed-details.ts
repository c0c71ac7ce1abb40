import type { ItemDetails } from '#catalogue/details/item-details.ts'
import type { FullDetails, ScreenContent } from '#catalogue/details/write-details.ts'

/** The details of an invented seller's product as content, without what its type and its seller already say. */
export type SeedDetails = Omit<ItemDetails, 'cancelling' | 'refund' | 'support' | 'screens'> &
  FullDetails<'steps' | 'needs' | 'setup'> & { screens: readonly ScreenContent[] }
