import { toMarketplace } from '#solutions/fixed/content/back-links.ts'
import type { FixedPage } from '#solutions/fixed/fixed-page.ts'

export const cybersecurityConsulting: FixedPage = {
  title: 'Open Mind Cybersecurity',
  badge: 'Cybersecurity consulting',
  lede: 'Know where you are exposed, close it in the right order, and have three months of help doing so.',
  description:
    'Security is a list of decisions, and most companies never wrote theirs down. We review your accounts, devices, backups and suppliers, rank what we find by what it would cost you, and work through the list with your administrator for three months.',
  back: toMarketplace,
  isConsulting: true,
  offer: 'standard',
  stats: ['rating', { figure: '3 months', label: 'support' }, 'percent'],
  parts: {
    heading: 'How the engagement runs',
    items: [
      {
        name: 'Assess',
        text: 'Accounts, devices, backups and suppliers, looked at with the people who use them.',
      },
      {
        name: 'Rank',
        text: 'What could happen, how likely it is, and what it would cost: one page, no jargon.',
      },
      { name: 'Close', text: 'The gaps closed in order, by your administrator with us beside them.' },
      {
        name: 'Prepare',
        text: 'A training hour for everyone, and an incident plan rehearsed before it is needed.',
      },
    ],
  },
  included: ['3 months of support'],
  suits: [
    'Companies that keep other people’s data',
    'Teams asked for security answers by a large customer',
    'Owners who have had one scare and want no second',
  ],
  alternative: null,
}
