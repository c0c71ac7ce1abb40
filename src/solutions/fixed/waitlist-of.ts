import type { ForSale } from '#solutions/fixed/content/fixed-page.ts'

/** Every coming-soon solution has a waitlist, named after the solution's id. Products have none. */
export function waitlistOf({
  id,
  type,
  comingSoon,
}: Pick<ForSale, 'id' | 'type' | 'comingSoon'>): string | null {
  return comingSoon && type === 'wts_solution' ? id : null
}
