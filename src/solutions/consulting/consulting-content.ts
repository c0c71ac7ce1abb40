import { freeWorkbookValue, introductoryOffer } from '#catalogue/free-variants.ts'

/** How a consulting engagement works. */
export const consultingManners = [
  {
    name: 'We look before we advise',
    text: 'An engagement starts with the people who do the work and the figures behind it. Software comes up when it is the answer.',
  },
  {
    name: 'You can check our reasons',
    text: 'Every recommendation says what it costs, what it should bring and what speaks against it.',
  },
  {
    name: 'We stay while you act',
    text: 'Support is part of the price: two months with business consulting, three with cybersecurity, and month by month with Wadah Stand By.',
  },
] as const

/** The two free variants (product: solutions 14). */
export const freeStarts = [
  {
    to: '/solutions/openmindconsulting',
    name: 'Introductory consultation',
    text: 'One conversation about one question. You leave with a next step, with us or without us.',
    value: introductoryOffer.value,
    action: 'See the introduction',
  },
  {
    to: '/solutions/openmindcybersecurity',
    name: 'Cybersecurity download',
    text: 'The questions a consultant would ask first, to answer yourselves before you pay anybody.',
    value: freeWorkbookValue,
    action: 'See the download',
  },
] as const
