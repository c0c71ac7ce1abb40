import type { Silo } from '#company/network/silos.ts'

/** The benefits of membership (product: company 13). */
export const benefits = [
  {
    name: 'Introductions that fit',
    text: 'You meet people who work on the same subject, not a room full of business cards.',
  },
  {
    name: 'Projects, not only talk',
    text: 'Members take on work together, and a silo is judged by what it finishes.',
  },
  {
    name: 'Tools from Tech Solutions',
    text: 'What Wadah builds is close at hand, with the people who built it.',
  },
  {
    name: 'A short way to funding',
    text: 'A project that holds up in a silo can apply to the Wadah Fund.',
  },
] as const

/** What each silo offers, and who is in it. */
export const siloWords: Record<Silo['name'], { promise: string; about: string }> = {
  'Creative Collective': {
    promise: 'Work that is seen',
    about:
      'Designers, writers, filmmakers and musicians who review one another’s work and take on commissions together.',
  },
  'HealthTech Innovators': {
    promise: 'Care, carefully built',
    about:
      'Clinicians, engineers and founders who bring new tools into health care without losing sight of the patient.',
  },
  'Local Innovation Pods': {
    promise: 'Progress within walking distance',
    about:
      'Neighbors, shops and small firms who solve the problems of one place, and tell the other pods what worked.',
  },
  'AI Pioneers': {
    promise: 'From demo to daily use',
    about:
      'Builders and first users of AI who compare what holds up in practice and what only looked good on stage.',
  },
}
