import { brand } from '#content/brand.ts'
import { figures } from '#content/figures.ts'

const { growthSilos, projectsCompleted, members } = figures.network

/** Four of the silos with their stated members (product: company 13). */
export const silos = [
  {
    name: 'Creative Collective',
    members: members.creativeCollective,
    tone: 'tone-clay',
    promise: 'Get your work seen',
    text: 'Designers, writers, filmmakers and musicians who review each other’s work and take on commissions together.',
  },
  {
    name: 'HealthTech Innovators',
    members: members.healthTechInnovators,
    tone: 'tone-teal',
    promise: 'Better tools for healthcare',
    text: 'Clinicians, engineers and founders who bring new tools into healthcare and keep the patient first.',
  },
  {
    name: 'Local Innovation Pods',
    members: members.localInnovationPods,
    tone: 'tone-moss',
    promise: 'Solve local problems',
    text: 'Neighbors, shops and small firms who solve problems in their area and share what worked with the other pods.',
  },
  {
    name: 'AI Pioneers',
    members: members.aiPioneers,
    tone: 'tone-slate',
    promise: 'From demo to daily use',
    text: 'Builders and early users of AI who compare what works in practice and what only looked good in a demo.',
  },
]

/** The network page (product: company 13, 14). */
export const network = {
  title: brand.arms.network,
  description:
    'A growth and connection community organized into growth silos: Creative Collective, HealthTech Innovators, Local Innovation Pods and AI Pioneers.',
  heading: 'Find the people who help you grow',
  lead: `${brand.arms.network} is a growth and connection community. Each growth silo brings people together around one topic, and members open doors for each other.`,
  find: 'Find your silo',
  visit: 'Visit the network',
  figures: [
    { figure: growthSilos, label: 'growth silos' },
    { figure: projectsCompleted, label: 'projects completed' },
  ],
  silosTitle: 'Growth silos',
  silosLead: 'Join the one that fits your work.',
  otherSilos: 'See the other two silos',
  benefitsTitle: 'What members get',
  benefits: [
    { name: 'Introductions that fit', text: 'Meet people who work on the same things you do.' },
    { name: 'Real projects', text: 'Members take on work together and finish it.' },
    {
      name: 'Tools from Tech Solutions',
      text: `Work with what ${brand.name} builds, and with the people who build it.`,
    },
    {
      name: 'A short path to funding',
      text: `A project that proves itself in a silo can apply to the ${brand.arms.fund}.`,
    },
  ],
  apply: {
    title: 'Not sure which silo is right for you?',
    lead: 'Apply to the network as a whole and tell us what you’re working on. You can choose a silo later.',
    action: 'Apply to the network',
  },
}
