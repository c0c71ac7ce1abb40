import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'

export const strategyPro: FixedPage = {
  title: 'Wadah Strategy Pro',
  badge: 'Strategy package',
  lede: 'Eight practical tools for deciding what to do with AI in your company, and in what order.',
  description:
    'Each tool comes with a completed example, and a consultant reviews your version with you. You end up with a decision you can explain: what to start, what to buy, what to skip, and what to expect from it.',
  back: 'catalog',
  isConsulting: false,
  offer: 'standard',
  stats: [{ figure: '8', label: 'tools' }, { figure: '4 months', label: 'support' }, 'percent'],
  parts: {
    heading: 'Four decisions, two tools for each',
    items: [
      {
        name: 'Where AI pays off',
        text: 'The opportunity map and process cost worksheet show where time and money go today.',
      },
      {
        name: 'Whether you’re ready',
        text: 'The data readiness check shows what you have, and the build, buy or wait guide what to do about it.',
      },
      {
        name: 'How to start',
        text: 'Vendors compared on one sheet, and a pilot plan that says when to stop.',
      },
      {
        name: 'Why it’s worth it',
        text: 'A return-on-investment model with visible assumptions, and a summary for your board.',
      },
    ],
  },
  included: ['4 months of support'],
  suits: [
    'Owners who hear about AI every day and want clear priorities',
    'Managers who have to justify a budget',
    'Teams with several pilots and no plan',
  ],
  alternative: null,
}
