/** The waitlists that there always are. Every solution that is coming soon has one of its own, named by its id. */
export const waitlists: readonly string[] = [
  'wadah-edge-beta',
  'social-media-ad-package',
  'wadah-elevate',
  'more-solutions',
]
