import { consultingSupportDetails } from '#catalogue/details/consulting-support.ts'
import { consultingDetails } from '#catalogue/details/consulting.ts'
import type { ItemDetails } from '#catalogue/details/item-details.ts'
import { growthDetails } from '#catalogue/details/products-growth.ts'
import { insightDetails } from '#catalogue/details/products-insight.ts'
import { operationsDetails } from '#catalogue/details/products-operations.ts'
import { comingSolutionDetails } from '#catalogue/details/solutions-coming.ts'
import { customerSolutionDetails } from '#catalogue/details/solutions-customers.ts'
import { planningSolutionDetails } from '#catalogue/details/solutions-planning.ts'

export type ItemKind = 'product' | 'solution'

/** The details of the built-in catalogue: the seed, and what pages show while the database is away. */
export const builtInDetailsOf: Readonly<Record<ItemKind, Readonly<Record<string, ItemDetails>>>> = {
  product: {
    ...growthDetails,
    ...insightDetails,
    ...operationsDetails,
    ...consultingDetails,
    ...consultingSupportDetails,
  },
  solution: { ...customerSolutionDetails, ...planningSolutionDetails, ...comingSolutionDetails },
}

export function builtInDetails(kind: ItemKind, id: string): ItemDetails {
  return builtInDetailsOf[kind][id] ?? {}
}
