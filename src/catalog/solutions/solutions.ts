import type { LivePrice, Solution } from '#catalog/solution.ts'
import { fallbackLivePrices, solutionOrder } from '#content/catalog/featured.ts'

/** The fixed four, then by their order of display, then featured ones, then the newest (product: solutions 9). */
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

/** The page that a name leads to (product: solutions 24). */
export function solutionPath(name: string): string {
  return `/solutions/${name.toLowerCase().replaceAll(/[\s&]/g, '').replace('ai', '')}`
}

/** Whether a generated path can be the address of a page: some names make an empty or a longer one. */
export function isSolutionPath(path: string): boolean {
  return /^\/solutions\/[a-z0-9][a-z0-9.-]*$/.test(path)
}

/** The live price of a featured solution: by its name, by its id if it was renamed, or else the fallback. */
export function livePriceOf(prices: readonly LivePrice[], name: string): LivePrice {
  const fallback = fallbackLivePrices.find((price) => price.name === name)
  if (!fallback) throw new Error(`No fallback price for ${name}`)
  return (
    prices.find((price) => price.name === name) ?? prices.find(({ id }) => id === fallback.id) ?? fallback
  )
}

function place({ name }: Solution): number {
  const index = solutionOrder.indexOf(name)
  return index === -1 ? solutionOrder.length : index
}

/** Coming-soon and withdrawn solutions cannot be bought (product: solutions 12). */
export function canBeBought(solution: Pick<Solution, 'isAvailable' | 'comingSoon'>): boolean {
  return solution.isAvailable && !solution.comingSoon
}
