import { toCatalog } from '#solutions/fixed/content/back-links.ts'
import type { FixedPage } from '#solutions/fixed/fixed-page.ts'

export const architect: FixedPage = {
  title: 'Wadah Architect',
  badge: 'Software blueprint',
  lede: 'Know what you are building, what it costs and where it may fail, before you hire anyone to build it.',
  description:
    'Wadah Architect turns an idea into a blueprint: requirements, screens, a data model and a costed plan that any competent team can build from. Where the idea will not work we say so, while it is still cheap to change.',
  back: toCatalog,
  isConsulting: false,
  offer: 'standard',
  stats: ['percent', { figure: '4 months', label: 'support' }, { figure: '5', label: 'deliverables' }],
  parts: {
    heading: 'From an idea to a plan you can hand out',
    items: [
      {
        name: 'Scope',
        text: 'A workshop on who uses it and for what, written down so that everybody means the same thing.',
      },
      {
        name: 'Prototype',
        text: 'The main journey to click through, so that a change costs an afternoon and not a month.',
      },
      {
        name: 'Architecture',
        text: 'The data model and the drawings, with the reason for each choice beside it.',
      },
      {
        name: 'Build plan',
        text: 'Milestones, effort and cost ranges that you can put in front of any team or investor.',
      },
    ],
  },
  included: ['4 months of support while you build'],
  suits: [
    'Founders with a product in mind and no technical partner yet',
    'Companies about to ask several suppliers for a quote',
    'Teams whose last project was built before it was understood',
  ],
  alternative: null,
}
