import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'

export const cybersecurityConsulting: FixedPage = {
  title: 'Open Mind Cybersecurity',
  badge: 'Cybersecurity consulting',
  lede: 'Find out where you’re exposed and close the gaps in the right order, with three months of help.',
  description:
    'We review your accounts, devices, backups and vendors, rank what we find by what it could cost you, and work through the list with your administrator for three months. You end up with fewer gaps and a plan for the rest.',
  back: 'marketplace',
  isConsulting: true,
  offer: 'standard',
  stats: ['rating', { figure: '3 months', label: 'support' }, 'percent'],
  parts: { heading: '', items: [] },
  included: ['3 months of support'],
  suits: [
    'Companies that store other people’s data',
    'Teams answering a large customer’s security questions',
    'Owners who’ve had one scare and don’t want another',
  ],
  alternative: null,
}
