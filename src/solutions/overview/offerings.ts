import type { Site } from '#site/site.ts'

/** One of the four offerings (product: solutions 1). */
export interface Offering {
  name: string
  promise: string
  text: string
  points: readonly string[]
  picture: { id: string; category: string }
  action: string
  target: { to: string } | { external: keyof Site }
}

export const offerings: readonly Offering[] = [
  {
    name: 'Pre-Packaged Solutions',
    promise: 'Ready-made, at a price you can see',
    text: 'Finished AI solutions for sales, presence, building and strategy. You pick one, we deploy it and train your team.',
    points: ['48-hour deployment', '6 months of infrastructure, support and training on the featured two'],
    picture: { id: 'wadah-presence', category: 'Digital Presence' },
    action: 'See pre-packaged solutions',
    target: { to: '/wts/pre-packaged' },
  },
  {
    name: 'Custom Solutions',
    promise: 'Designed around one problem of yours',
    text: 'For work that no package fits. We agree the problem with you, show a prototype early, and test it before anyone depends on it.',
    points: ['A prototype in 4-6 weeks', 'Healthcare, industrial IoT, financial, e-commerce'],
    picture: { id: 'custom-solutions', category: 'analytics' },
    action: 'See custom development',
    target: { to: '/wts/custom' },
  },
  {
    name: 'Jake, the AI Sales Assistant',
    promise: 'An assistant you can talk to today',
    text: 'Jake finds leads, fills in what is known about them, calls them and runs the campaigns. Meet him on his own site.',
    points: ['Four engines in one platform', 'Lead generation, enrichment, call center, campaigns'],
    picture: { id: 'jake-ai-platform', category: 'Sales' },
    action: 'Meet Jake',
    target: { external: 'assistantUrl' },
  },
  {
    name: 'Open Mind Consulting',
    promise: 'Judgement before software',
    text: 'Business, security and day-to-day support from people who will tell you what not to buy as well.',
    points: ['Consulting for business and cybersecurity', 'Monthly support with Wadah Stand By'],
    picture: { id: 'open-mind-consulting', category: 'consulting' },
    action: 'See consulting',
    target: { to: '/wts/consulting' },
  },
]

/** A table that compares the four. */
export const comparison: ReadonlyArray<{
  offering: string
  chooseIt: string
  begins: string
  priced: string
}> = [
  {
    offering: 'Pre-Packaged',
    chooseIt: 'The problem is common and you want it solved this week',
    begins: '48-hour deployment',
    priced: 'Fixed price, in the catalog',
  },
  {
    offering: 'Custom',
    chooseIt: 'The problem is yours alone and no package fits it',
    begins: '2-3 weeks of discovery and planning',
    priced: 'Quoted after a first conversation',
  },
  {
    offering: 'Jake',
    chooseIt: 'Sales is what holds you back',
    begins: 'Talk to the assistant now',
    priced: 'Fixed price, in the catalog',
  },
  {
    offering: 'Consulting',
    chooseIt: 'You are not sure yet what to build or buy',
    begins: 'A free introductory consultation',
    priced: 'Fixed price, or monthly for support',
  },
]
