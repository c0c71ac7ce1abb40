import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'

export const architect: FixedPage = {
  title: 'Wadah Architect',
  badge: 'Software blueprint',
  lede: 'Know what you’re building, what it costs and where it could fail, before you hire anyone to build it.',
  description:
    'Wadah Architect turns your idea into a blueprint: requirements, screens, a data model and a costed plan that any competent team can build from. If something won’t work, we tell you while it’s still cheap to change.',
  back: 'catalog',
  isConsulting: false,
  offer: 'standard',
  stats: ['percent', { figure: '4 months', label: 'support' }, { figure: '5', label: 'deliverables' }],
  parts: {
    heading: 'From an idea to a plan you can hand over',
    items: [
      {
        name: 'Scope',
        text: 'A workshop on who will use it and for what, written down so everyone agrees.',
      },
      {
        name: 'Prototype',
        text: 'A clickable version of the main workflow, so a change costs an afternoon instead of a month.',
      },
      {
        name: 'Architecture',
        text: 'The data model and diagrams, with the reason for each choice.',
      },
      {
        name: 'Build plan',
        text: 'Milestones, effort and cost ranges you can show to any team or investor.',
      },
    ],
  },
  included: ['4 months of support while you build'],
  suits: [
    'Founders with a product in mind and no technical partner yet',
    'Companies about to request quotes from several vendors',
    'Teams whose last project started before anyone agreed on the goal',
  ],
  alternative: null,
}
