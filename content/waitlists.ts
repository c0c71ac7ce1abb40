/** The permanent waitlists. Every coming-soon solution also has one, named after the solution's id. */
export const waitlists: readonly string[] = [
  'wadah-edge-beta',
  'social-media-ad-package',
  'wadah-elevate',
  'more-solutions',
]
