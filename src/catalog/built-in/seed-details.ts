import type { ItemDetails } from '#catalog/details/item-details.ts'
import type { FullDetails, ScreenContent } from '#catalog/built-in/write-details.ts'

/** The details of a demo product as written in content. Its type and its seller supply the rest. */
export type SeedDetails = Omit<ItemDetails, 'cancelling' | 'refund' | 'support' | 'screens'> &
  FullDetails<'steps' | 'needs' | 'setup'> & { screens: readonly ScreenContent[] }
