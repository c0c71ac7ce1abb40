import { introductoryOffer } from '#content/catalog/free-offers.ts'
import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'

export const consultingIntroduction: FixedPage = {
  title: 'Open Mind Consulting',
  badge: 'Free introduction',
  lede: 'A free introductory consultation. Bring one question and leave with a clear next step.',
  description: introductoryOffer.description,
  back: 'consulting',
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
      { name: 'Your question', text: 'What you want to change, what you have tried, and what’s in the way.' },
      {
        name: 'A second opinion',
        text: 'How we see it, what we’ve seen elsewhere, and which parts are harder than they look.',
      },
      {
        name: 'Options',
        text: 'Two or three ways forward, from quick fix to full solution, with their cost.',
      },
      { name: 'The next step', text: 'One thing to do first, with us or without us.' },
    ],
  },
  included: introductoryOffer.features,
  suits: [
    'Owners who want advice before a proposal',
    'Teams that can’t agree on what to do first',
    'Anyone wondering whether AI can help at all',
  ],
  alternative: null,
}
