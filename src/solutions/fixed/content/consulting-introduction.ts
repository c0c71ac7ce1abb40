import { toConsulting } from '#solutions/fixed/content/back-links.ts'
import type { FixedPage } from '#solutions/fixed/fixed-page.ts'

export const consultingIntroduction: FixedPage = {
  title: 'Open Mind Consulting',
  badge: 'Free introduction',
  lede: 'An introductory consultation, free: bring one question and leave with a clear next step.',
  description:
    'One conversation about one problem, with somebody who will say so if software is not the answer. You tell us what you are trying to change; we tell you what we would try first, what it would take, and what we would leave alone.',
  back: toConsulting,
  isConsulting: true,
  offer: 'introductory',
  stats: [
    'value',
    { figure: '1', label: 'question of your choice' },
    { figure: '1', label: 'clear next step' },
  ],
  parts: {
    heading: 'How the conversation goes',
    items: [
      { name: 'Your question', text: 'What you want to change, what you tried, and what stands in the way.' },
      {
        name: 'A second view',
        text: 'How we see it, what resembles it, and which parts are harder than they look.',
      },
      {
        name: 'Options',
        text: 'Two or three ways forward, from the smallest to the thorough, with their cost.',
      },
      { name: 'The next step', text: 'One thing to do first, with us or without us.' },
    ],
  },
  included: [
    'One introductory consultation',
    'A second view of your question',
    'The options as we see them, with their cost',
    'One clear next step',
  ],
  suits: [
    'Owners who want advice before they want a proposal',
    'Teams that disagree about what to do first',
    'Anyone wondering whether AI helps with this at all',
  ],
  alternative: null,
}
