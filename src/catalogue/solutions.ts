import type { LivePrice, Solution } from '#catalogue/solution.ts'

/** The two solutions whose prices the landing page loads live (spec §7.2, decisions §1). */
export const featuredNames = ['Jake AI Platform', 'Wadah Presence'] as const
export type FeaturedName = (typeof featuredNames)[number]

/** What both cost while the database cannot say (spec §7.2, §9). */
export const fallbackLivePrices: readonly LivePrice[] = [
  { id: 'jake-ai-platform', name: 'Jake AI Platform', price: 218_000, originalPrice: null },
  { id: 'wadah-presence', name: 'Wadah Presence', price: 218_000, originalPrice: null },
]

/** The order that is fixed by name; whoever is not named comes after them (spec §7.2). */
const fixedOrder: readonly string[] = [
  'Jake AI Platform',
  'Wadah Presence',
  'Wadah Architect',
  'Wadah Strategy Pro',
]

/** The fixed four, then featured ones, then the newest (spec §7.2). */
export function sortSolutions(solutions: readonly Solution[]): Solution[] {
  return solutions.toSorted(
    (one, other) =>
      place(one) - place(other) ||
      Number(other.isFeatured) - Number(one.isFeatured) ||
      Date.parse(other.createdAt) - Date.parse(one.createdAt) ||
      one.id.localeCompare(other.id, 'en'),
  )
}

/** The page that a name leads to: lowercased, without spaces, ampersands and the first 'ai' (spec §2.1). */
export function solutionPath(name: string): string {
  return `/solutions/${name.toLowerCase().replaceAll(/[\s&]/g, '').replace('ai', '')}`
}

/** The live price of a featured solution, or the fixed one where its row is missing. */
export function livePriceOf(prices: readonly LivePrice[], name: FeaturedName): LivePrice {
  const found = [...prices, ...fallbackLivePrices].find((price) => price.name === name)
  if (!found) throw new Error(`No fallback price for ${name}`)
  return found
}

function place({ name }: Solution): number {
  const index = fixedOrder.indexOf(name)
  return index === -1 ? fixedOrder.length : index
}
