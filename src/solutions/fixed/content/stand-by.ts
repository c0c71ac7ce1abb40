import { toMarketplace } from '#solutions/fixed/content/back-links.ts'
import type { FixedPage } from '#solutions/fixed/fixed-page.ts'

export const standBy: FixedPage = {
  title: 'Wadah Stand By',
  badge: 'Monthly support',
  lede: 'Somebody who knows your systems, a message away, for one price a month.',
  description:
    'Things go wrong on ordinary days: an integration stops, a report looks odd, an update breaks what worked. Wadah Stand By keeps a named engineer at hand who knows what you run, whether we built it or not, so that small troubles stay small.',
  back: toMarketplace,
  isConsulting: true,
  offer: 'standard',
  stats: ['rating', 'percent', { figure: 'Monthly', label: 'subscription' }],
  parts: {
    heading: 'What happens each month',
    items: [
      {
        name: 'Answers',
        text: 'You write, and somebody who knows your systems replies within one business day.',
      },
      {
        name: 'Updates',
        text: 'Applied in windows agreed with you, not on the morning of your largest order.',
      },
      { name: 'Checks', text: 'Backups are proven by restoring them, before you need one.' },
      { name: 'A report', text: 'What was done, what was found, and what we would look at next.' },
    ],
  },
  included: [],
  suits: [
    'Companies whose support months are coming to an end',
    'Teams without somebody technical in the house',
    'Owners who prefer one known cost to a surprise',
  ],
  alternative: null,
}
