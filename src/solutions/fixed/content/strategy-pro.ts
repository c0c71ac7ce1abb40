import { toCatalog } from '#solutions/fixed/content/back-links.ts'
import type { FixedPage } from '#solutions/fixed/fixed-page.ts'

export const strategyPro: FixedPage = {
  title: 'Wadah Strategy Pro',
  badge: 'Strategy package',
  lede: 'Eight working tools for deciding what to do with AI in your company, and in which order.',
  description:
    'Each tool comes filled in with a worked example, and a consultant goes through your version with you. At the end you hold a decision you can explain: what to start, what to buy, what to leave, and what it should bring.',
  back: toCatalog,
  isConsulting: false,
  offer: 'standard',
  stats: [{ figure: '8', label: 'tools' }, { figure: '4 months', label: 'support' }, 'percent'],
  parts: {
    heading: 'Four decisions, two tools for each',
    items: [
      {
        name: 'Where AI would pay',
        text: 'The opportunity map and the process cost worksheet show where time and money go today.',
      },
      {
        name: 'Whether you are ready',
        text: 'The data readiness check says what you have; the build, buy or wait guide says what follows.',
      },
      {
        name: 'How to begin',
        text: 'Suppliers compared on one sheet, and a pilot plan that says when to stop.',
      },
      {
        name: 'Why it is worth it',
        text: 'A return-on-investment model with its assumptions in sight, and a summary for your board.',
      },
    ],
  },
  included: ['4 months of support'],
  suits: [
    'Owners who hear about AI every day and want an order of priority',
    'Managers who must defend a budget with reasons',
    'Teams that have several pilots and no plan',
  ],
  alternative: null,
}
