import { toMarketplace } from '#solutions/fixed/content/back-links.ts'
import type { FixedPage } from '#solutions/fixed/fixed-page.ts'

export const consultingBusiness: FixedPage = {
  title: 'Open Mind Consulting',
  badge: 'Business consulting',
  lede: 'The three changes that pay most, found with you, and two months of support while you make them.',
  description:
    'A consultant goes through your figures, processes and plans with you and names the three changes that pay most, with their numbers. Support lasts two months, while you make them; every worksheet stays with you.',
  back: toMarketplace,
  isConsulting: true,
  offer: 'standard',
  stats: ['rating', { figure: '2 months', label: 'support' }, 'percent'],
  parts: {
    heading: 'How the engagement runs',
    items: [
      {
        name: 'Look',
        text: 'Your figures, processes and plans, gone through with you and the people who do the work.',
      },
      { name: 'Understand', text: 'What takes long, what goes wrong, and what it costs you each month.' },
      { name: 'Decide', text: 'Three changes, each with effort, benefit and risk in plain words.' },
      { name: 'Act', text: 'A working session each week, answers by email in between, for two months.' },
    ],
  },
  included: ['2 months of support'],
  suits: [
    'Companies before a large purchase or a new system',
    'Owners who suspect that the problem is the process',
    'Teams that want to use AI and need a place to begin',
  ],
  alternative: null,
}
