import { introductoryTexts } from '#content/catalog/free-offers.ts'
import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'

export const consultingIntroduction: FixedPage = {
  title: 'Open Mind Consulting',
  badge: 'Free introduction',
  lede: 'A free introductory consultation. Bring one question and leave with a clear next step.',
  description: introductoryTexts.description,
  back: 'consulting',
  isConsulting: true,
  offer: 'introductory',
  stats: [
    'value',
    { figure: '1', label: 'question of your choice' },
    { figure: '1', label: 'clear next step' },
  ],
  parts: { heading: '', items: [] },
  included: introductoryTexts.features,
  suits: [
    'Owners who want advice before a proposal',
    'Teams that can’t agree on what to do first',
    'Anyone wondering whether AI can help at all',
  ],
  alternative: null,
}
