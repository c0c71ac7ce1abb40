import type { FixedPageEntry } from '#catalog/solutions/fixed-pages.ts'

/** The pages at a fixed address, and the record that each one sells (product: solutions 21). */
export const fixedPages: readonly FixedPageEntry[] = [
  { path: '/solutions/jakeplatform', type: 'wts_solution', id: 'jake-ai-platform' },
  { path: '/solutions/wadahpresence', type: 'wts_solution', id: 'wadah-presence' },
  { path: '/solutions/wadaharchitect', type: 'wts_solution', id: 'wadah-architect' },
  { path: '/solutions/wadahstrategypro', type: 'wts_solution', id: 'wadah-strategy-pro' },
  { path: '/solutions/socialmediaadpackage', type: 'wts_solution', id: 'social-media-ad-package' },
  { path: '/solutions/wadahelevate', type: 'wts_solution', id: 'wadah-elevate' },
  {
    path: '/solutions/openmindcybersecurity',
    type: 'marketplace',
    id: 'open-mind-cybersecurity-free-download',
  },
  { path: '/solutions/openmindconsulting', type: 'marketplace', id: 'open-mind-consulting' },
  { path: '/marketplace/wadah-stand-by', type: 'marketplace', id: 'wadah-stand-by' },
  { path: '/marketplace/open-mind-consulting', type: 'marketplace', id: 'open-mind-consulting' },
  { path: '/marketplace/open-mind-cybersecurity', type: 'marketplace', id: 'open-mind-cybersecurity' },
]
