import type { NavigationEntry } from '#shell/navigation.ts'

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
