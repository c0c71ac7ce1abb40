import { brand } from '#content/brand.ts'

/** The permanent waitlists. Every coming-soon solution also has one, named after the solution's id. */
export const waitlists: readonly string[] = [
  'wadah-edge-beta',
  'social-media-ad-package',
  'wadah-elevate',
  'more-solutions',
]

/** The names of the lists that belong to no solution, as the mail to a new entry states them. */
export const waitlistNames: Readonly<Record<string, string>> = {
  'wadah-edge-beta': `the full launch of ${brand.name} Edge`,
  'more-solutions': 'more packaged solutions',
}
