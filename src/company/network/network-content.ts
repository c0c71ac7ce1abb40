import type { Silo } from '#company/network/silos.ts'

/** The benefits of membership (product: company 13). */
export const benefits = [
  {
    name: 'Introductions that fit',
    text: 'Meet people who work on the same things you do.',
  },
  {
    name: 'Real projects',
    text: 'Members take on work together and finish it.',
  },
  {
    name: 'Tools from Tech Solutions',
    text: 'Work with what Wadah builds, and with the people who build it.',
  },
  {
    name: 'A short path to funding',
    text: 'A project that proves itself in a silo can apply to the Wadah Fund.',
  },
] as const

/** What each silo offers, and who is in it. */
export const siloWords: Record<Silo['name'], { promise: string; about: string }> = {
  'Creative Collective': {
    promise: 'Get your work seen',
    about:
      'Designers, writers, filmmakers and musicians who review each other’s work and take on commissions together.',
  },
  'HealthTech Innovators': {
    promise: 'Better tools for health care',
    about:
      'Clinicians, engineers and founders who bring new tools into health care and keep the patient first.',
  },
  'Local Innovation Pods': {
    promise: 'Solve local problems',
    about:
      'Neighbors, shops and small firms who solve problems in their area and share what worked with the other pods.',
  },
  'AI Pioneers': {
    promise: 'From demo to daily use',
    about:
      'Builders and early users of AI who compare what works in practice and what only looked good in a demo.',
  },
}
