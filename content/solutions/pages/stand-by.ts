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
  parts: {
    heading: 'What happens each month',
    items: [
      {
        name: 'Answers',
        text: 'Write to us, and someone who knows your systems replies within one business day.',
      },
      {
        name: 'Updates',
        text: 'Applied in windows you agree to, never on the morning of your biggest order.',
      },
      { name: 'Checks', text: 'Backups are tested by restoring them, before you need one.' },
      { name: 'A report', text: 'What we did, what we found, and what we would look at next.' },
    ],
  },
  included: [],
  suits: [
    'Companies whose included support is about to end',
    'Teams without in-house technical staff',
    'Owners who prefer one predictable cost',
  ],
  alternative: null,
}
