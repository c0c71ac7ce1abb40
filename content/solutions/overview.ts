import { brand } from '#content/brand.ts'
import type { HeroContent } from '#solutions/hero-content.ts'
import type { Offering, OfferingAnswers } from '#solutions/overview/offering.ts'

/** The tech solutions page (product: solutions 1). */
export const overview: HeroContent = {
  title: brand.arms.solutions,
  description:
    'Four ways to put AI to work: pre-packaged solutions with fixed prices, custom development, Jake the AI sales assistant, and Open Mind Consulting.',
  eyebrow: brand.arms.solutions,
  heading: 'Four ways to put AI to work',
  lead: 'Buy a ready-made solution, have one built, let Jake do the selling, or get advice first. Whichever you choose, you get a clear start and support afterward.',
  picture: { id: 'wadah-tech-solutions', category: 'ai-tools' },
}

export const offerings: readonly Offering[] = [
  {
    name: 'Pre-Packaged Solutions',
    promise: 'Ready-made, at a price you can see',
    text: 'Ready-made AI solutions for sales, online presence, software planning and strategy. Pick one, and we set it up and train your team.',
    points: [
      'Fixed prices in the catalog',
      '48-hour deployment and 6 months of support with the featured two',
    ],
    picture: { id: 'wadah-presence', category: 'Digital Presence' },
    action: 'See pre-packaged solutions',
    target: { to: '/wts/pre-packaged' },
  },
  {
    name: 'Custom Solutions',
    promise: 'Designed around one problem of yours',
    text: 'For work that doesn’t fit a package. We define the problem with you, show a prototype early, and test it before anyone depends on it.',
    points: ['A prototype in 4-6 weeks', 'Healthcare, industrial IoT, financial, e-commerce'],
    picture: { id: 'custom-solutions', category: 'analytics' },
    action: 'See custom development',
    target: { to: '/wts/custom' },
  },
  {
    name: 'Jake, the AI Sales Assistant',
    promise: 'An assistant you can talk to today',
    text: 'Jake finds leads, fills in their details, calls them and runs the campaigns. Meet him on his own site.',
    points: ['Four engines in one platform', 'Lead generation, enrichment, call center, campaigns'],
    picture: { id: 'jake-ai-platform', category: 'Sales' },
    action: 'Meet Jake',
    target: { external: 'assistantUrl' },
  },
  {
    name: 'Open Mind Consulting',
    promise: 'Judgment before software',
    text: 'Business advice, security and everyday support from people who also tell you what not to buy.',
    points: ['Consulting for business and cybersecurity', `Monthly support with ${brand.name} Stand By`],
    picture: { id: 'open-mind-consulting', category: 'consulting' },
    action: 'See consulting',
    target: { to: '/wts/consulting' },
  },
]

/** The table that compares the four offerings. */
export const offeringComparison: readonly OfferingAnswers[] = [
  {
    offering: 'Pre-Packaged',
    chooseIt: 'The problem is common and you want it solved this week',
    begins: 'Deployment, in 48 hours for the featured two',
    priced: 'Fixed price, in the catalog',
  },
  {
    offering: 'Custom',
    chooseIt: 'The problem is unique to you and no package fits',
    begins: '2-3 weeks of discovery and planning',
    priced: 'Quoted after a first conversation',
  },
  {
    offering: 'Jake',
    chooseIt: 'Sales is what holds you back',
    begins: 'A chat with the assistant',
    priced: 'Fixed price, in the catalog',
  },
  {
    offering: 'Consulting',
    chooseIt: 'You’re not sure yet what to build or buy',
    begins: 'A free introductory consultation',
    priced: 'Fixed price, or monthly for support',
  },
]
