import { figures } from '#company/figures.ts'

const { members } = figures.network

export interface Silo {
  name: 'Creative Collective' | 'HealthTech Innovators' | 'Local Innovation Pods' | 'AI Pioneers'
  members: string
  tone: string
}

/** The four silos with their stated members (product: company 13). */
export const silos: readonly Silo[] = [
  {
    name: 'Creative Collective',
    members: members.creativeCollective,
    tone: 'tone-clay',
  },
  {
    name: 'HealthTech Innovators',
    members: members.healthTechInnovators,
    tone: 'tone-teal',
  },
  {
    name: 'Local Innovation Pods',
    members: members.localInnovationPods,
    tone: 'tone-moss',
  },
  {
    name: 'AI Pioneers',
    members: members.aiPioneers,
    tone: 'tone-slate',
  },
]
