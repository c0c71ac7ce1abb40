import { artSlug } from '#art/art-url.ts'
import type { Solution } from '#catalog/solution.ts'
import { canBeBought } from '#catalog/solutions/solutions.ts'

export interface FilterChip {
  /** The value of `?show=`; `null` for all solutions. */
  show: string | null
  label: string
}

/**
 * Returns the chips: All, Available Now, Coming Soon, and one per category, in the order of the list
 * (product: solutions 8).
 */
export function filterChips(solutions: readonly Pick<Solution, 'category'>[]): FilterChip[] {
  const categories = new Map(
    solutions
      .filter(({ category }) => category.trim() !== '')
      .map(({ category }) => [artSlug(category), category]),
  )
  return [
    { show: null, label: 'All' },
    { show: 'available', label: 'Available Now' },
    { show: 'coming-soon', label: 'Coming Soon' },
    ...[...categories].map(([slug, category]) => ({ show: `category-${slug}`, label: category })),
  ]
}

/**
 * Returns the solutions that match a chip. `null` and unknown values match all solutions; an unknown category
 * matches none.
 */
export function filterSolutions<Each extends Pick<Solution, 'category' | 'comingSoon' | 'isAvailable'>>(
  solutions: readonly Each[],
  show: string | null,
): Each[] {
  if (show === 'available') return solutions.filter(canBeBought)
  if (show === 'coming-soon') return solutions.filter(({ comingSoon }) => comingSoon)
  if (show?.startsWith('category-'))
    return solutions.filter(({ category }) => `category-${artSlug(category)}` === show)
  return [...solutions]
}

/**
 * Returns the value of the selected chip, or `null` if the value is unknown. A category without solutions has
 * no chip but stays selected.
 */
export function currentFilter(chips: readonly FilterChip[], show: string | null): string | null {
  const isKnown = chips.some((chip) => chip.show === show)
  return isKnown || show?.startsWith('category-') ? show : null
}
