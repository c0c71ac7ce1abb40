import type { Site } from '#site/site.ts'

export interface NavigationEntry {
  label: string
  /** A path of this site, or the setting with an outside address (opens in a new tab). */
  to: string | { outside: keyof Pick<Site, 'networkUrl' | 'portalUrl'> }
  /** Another path for which the entry is current. Pages beneath either path count too. */
  also?: string
  submenu?: readonly { label: string; to: string; note: string }[]
}

/** The entries of the navigation bar, in order (product: pages 9, 10). */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Home', to: '/' },
  { label: 'About', to: '/about' },
  {
    label: 'Tech',
    to: '/wts',
    also: '/solutions',
    submenu: [
      {
        label: 'Pre-Packaged Solutions',
        to: '/wts/pre-packaged',
        note: 'Ready to use, with support included',
      },
      { label: 'Custom Solutions', to: '/wts/custom', note: 'Built for the way you work' },
      { label: 'Open Mind Consulting', to: '/wts/consulting', note: 'Strategy, security, stand-by help' },
    ],
  },
  { label: 'Network', to: { outside: 'networkUrl' } },
  { label: 'Fund', to: '/wadah-fund' },
  { label: 'Solutions Marketplace', to: '/marketplace', also: '/marketplace-full' },
  { label: 'Insights', to: '/blog' },
  { label: 'Portal', to: { outside: 'portalUrl' } },
  { label: 'Contact', to: '/contact' },
]

/** Whether the page at this path is one of these, or beneath one. */
export function leadsHere(paths: readonly (string | undefined)[], pathname: string): boolean {
  return paths.some((path) => path !== undefined && `${pathname}/`.startsWith(`${path}/`))
}
