import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'

export const consultingBusiness: FixedPage = {
  title: 'Open Mind Consulting',
  badge: 'Business consulting',
  lede: 'The three changes that pay off most, and two months of support while you make them.',
  description:
    'A consultant reviews your numbers, processes and plans with you and names the three changes that pay off most. You get two months of support while you make them, and you keep every worksheet.',
  back: 'marketplace',
  isConsulting: true,
  offer: 'standard',
  stats: ['rating', { figure: '2 months', label: 'support' }, 'percent'],
  parts: { heading: '', items: [] },
  included: ['2 months of support'],
  suits: [
    'Companies facing a major purchase or a new system',
    'Owners who suspect the process is the problem',
    'Teams that want to use AI and need a place to start',
  ],
  alternative: null,
}
