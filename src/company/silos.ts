import { figures } from '#company/figures.ts'

const { members } = figures.network

export interface Silo {
  name: string
  members: string
  promise: string
  about: string
  tone: string
}

/** The four growth silos that the network presents, with their stated members (spec §2.7). */
export const silos: readonly Silo[] = [
  {
    name: 'Creative Collective',
    members: members.creativeCollective,
    promise: 'Work that is seen',
    about:
      'Designers, writers, filmmakers and musicians who review one another’s work and take on commissions together.',
    tone: 'tone-clay',
  },
  {
    name: 'HealthTech Innovators',
    members: members.healthTechInnovators,
    promise: 'Care, carefully built',
    about:
      'Clinicians, engineers and founders who bring new tools into health care without losing sight of the patient.',
    tone: 'tone-teal',
  },
  {
    name: 'Local Innovation Pods',
    members: members.localInnovationPods,
    promise: 'Progress within walking distance',
    about:
      'Neighbors, shops and small firms who solve the problems of one place, and tell the other pods what worked.',
    tone: 'tone-moss',
  },
  {
    name: 'AI Pioneers',
    members: members.aiPioneers,
    promise: 'From demo to daily use',
    about:
      'Builders and first users of AI who compare what holds up in practice and what only looked good on stage.',
    tone: 'tone-slate',
  },
]
