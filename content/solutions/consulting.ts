import { brand } from '#content/brand.ts'
import { freeWorkbookValue, introductoryOffer } from '#content/catalog/free-offers.ts'
import type { FreeStart } from '#solutions/consulting/free-start.ts'
import type { HeroContent } from '#solutions/hero-content.ts'

/** The consulting page (product: solutions 13, 14). */
export const consulting: HeroContent = {
  title: 'Open Mind Consulting',
  description:
    'Business consulting, cybersecurity consulting and monthly support at fixed prices, and a free introductory consultation to start with.',
  eyebrow: 'Open Mind Consulting',
  heading: 'Advice before software',
  lead: 'Business and security advice from people who also tell you what not to buy, and support while you put it into practice.',
  picture: { id: 'open-mind', category: 'consulting' },
}

export const offersIntro = {
  title: 'Consulting and support',
  lead: 'Three offers with clear prices and everything they include. The free introductory consultation has its own page.',
}

/** Explains how a consulting engagement works. */
export const consultingManners: readonly { name: string; text: string }[] = [
  {
    name: 'We look before we advise',
    text: 'We start with the people who do the work and the numbers behind it. We suggest software only when it’s the answer.',
  },
  {
    name: 'You can check our reasoning',
    text: 'Every recommendation says what it costs, what you should get from it and what the downsides are.',
  },
  {
    name: 'We stay while you make changes',
    text: `Support is included: two months with business consulting, three with cybersecurity, and month to month with ${brand.name} Stand By.`,
  },
]

/** The two free variants (product: solutions 14). */
export const freeStarts: readonly FreeStart[] = [
  {
    to: '/solutions/openmindconsulting',
    name: 'Introductory consultation',
    text: 'One conversation about one question. You leave with a clear next step, with or without us.',
    value: introductoryOffer.value,
    action: 'See the free consultation',
  },
  {
    to: '/solutions/openmindcybersecurity',
    name: 'Cybersecurity workbook',
    text: 'The questions a consultant would ask first, to answer on your own before you pay anyone.',
    value: freeWorkbookValue,
    action: 'See the free workbook',
  },
]
