import { firstSentence } from '#cart/product-data.ts'
import type { Solution } from '#catalog/solution.ts'
import { pick } from '#lib/pick.ts'

/** The fields of a solution that cards show. Lists send only these fields to the browser. */
const cardFields = [
  'id',
  'name',
  'description',
  'category',
  'price',
  'originalPrice',
  'rating',
  'reviewCount',
  'downloadCount',
  'icon',
  'gradient',
  'isFeatured',
  'isAvailable',
  'comingSoon',
] as const satisfies readonly (keyof Solution)[]

export type CardSolution = Pick<Solution, (typeof cardFields)[number]>

/**
 * Shortens the description to one sentence, for lists of products and solutions, where descriptions of
 * products have one sentence.
 */
export function toCardSolution(solution: Solution): CardSolution {
  return { ...pick(solution, cardFields), description: firstSentence(solution.description) }
}
