import { artSlug } from '#art/art-url.ts'
import type { Solution } from '#catalog/solution.ts'
import { canBeBought } from '#catalog/solutions/solutions.ts'

export interface FilterChip {
  /** The value of `?show=`; `null` for all. */
  show: string | null
  label: string
}

/** All, Available Now, Coming Soon, and one chip per category in the order of the list (product: solutions 8). */
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

/** The solutions for a chip. `null` and unknown values mean all. */
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

/** The selected chip; none for an unused category. */
export function currentFilter(chips: readonly FilterChip[], show: string | null): string | null {
  const isKnown = chips.some((chip) => chip.show === show)
  return isKnown || show?.startsWith('category-') ? show : null
}
