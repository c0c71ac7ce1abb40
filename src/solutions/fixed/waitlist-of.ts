import type { ForSale } from '#solutions/fixed/content/fixed-page.ts'

/**
 * Returns the name of the waitlist of a solution that is coming soon, which is the solution's id. Products
 * have no waitlist.
 */
export function waitlistOf({
  id,
  type,
  comingSoon,
}: Pick<ForSale, 'id' | 'type' | 'comingSoon'>): string | null {
  return comingSoon && type === 'wts_solution' ? id : null
}
