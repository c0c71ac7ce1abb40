import type { ItemDetails } from '#catalog/details/item-details.ts'
import type { FullDetails, ScreenContent } from '#catalog/built-in/write-details.ts'

/** The content for a demo product's details, without what its type and its seller imply. */
export type SeedDetails = Omit<ItemDetails, 'cancelling' | 'refund' | 'support' | 'screens'> &
  FullDetails<'steps' | 'needs' | 'setup'> & { screens: readonly ScreenContent[] }
