import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'

export const standBy: FixedPage = {
  title: 'Wadah Stand By',
  badge: 'Monthly support',
  lede: 'An engineer who knows your systems, one message away, for one monthly price.',
  description:
    'Things go wrong on ordinary days: an integration stops, a report looks off, an update breaks something. Wadah Stand By gives you a named engineer who knows what you run, whether we built it or not, so small problems stay small.',
  back: 'marketplace',
  isConsulting: true,
  offer: 'standard',
  stats: ['rating', 'percent', { figure: 'Monthly', label: 'subscription' }],
  parts: { heading: '', items: [] },
  included: [],
  suits: [
    'Companies whose included support is about to end',
    'Teams without in-house technical staff',
    'Owners who prefer one predictable cost',
  ],
  alternative: null,
}
