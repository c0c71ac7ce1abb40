import type { Solution } from '#catalog/solution.ts'
import { solutionOrder } from '#content/catalog/featured.ts'

/**
 * Sorts solutions: the four solutions with fixed places, then by sort order, then featured solutions, then
 * the newest (product: solutions 9).
 */
export function sortSolutions(solutions: readonly Solution[]): Solution[] {
  return solutions.toSorted(
    (one, other) =>
      place(one) - place(other) ||
      one.sortOrder - other.sortOrder ||
      Number(other.isFeatured) - Number(one.isFeatured) ||
      Date.parse(other.createdAt) - Date.parse(one.createdAt) ||
      one.id.localeCompare(other.id, 'en'),
  )
}

/** Returns the path of a solution's page, derived from its name (product: solutions 24). */
export function solutionPath(name: string): string {
  return `/solutions/${name.toLowerCase().replaceAll(/[\s&]/g, '').replace('ai', '')}`
}

/** Whether a derived path is valid. Some names lead to an empty or a nested path. */
export function isSolutionPath(path: string): boolean {
  return /^\/solutions\/[a-z0-9][a-z0-9.-]*$/.test(path)
}

function place({ name }: Solution): number {
  const index = solutionOrder.indexOf(name)
  return index === -1 ? solutionOrder.length : index
}

/** Whether a solution can be bought: it is neither coming soon nor withdrawn (product: solutions 12). */
export function canBeBought(solution: Pick<Solution, 'isAvailable' | 'comingSoon'>): boolean {
  return solution.isAvailable && !solution.comingSoon
}
