import { brand } from '#content/brand.ts'
import type { HeroContent } from '#solutions/hero-content.ts'
import type { Offering } from '#solutions/overview/offering.ts'

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

export const offeringsIntro = {
  title: 'Which one is right for you?',
  lead: 'If two of them fit, start with the smaller one. Everything you learn carries over.',
}

/** The four offerings, with the answers that compare them. */
export const offerings: readonly Offering[] = [
  {
    name: 'Pre-Packaged Solutions',
    text: 'Ready-made AI for sales, online presence, software planning and strategy. We set it up and train your team.',
    chooseIt: 'The problem is common and you want it solved this week',
    begins: 'Deployment, in 48 hours for the featured two',
    priced: 'A fixed price',
    hasLowestPrice: true,
    picture: { id: 'wadah-presence', category: 'Digital Presence' },
    action: 'See pre-packaged solutions',
    target: { to: '/wts/pre-packaged' },
  },
  {
    name: 'Custom Solutions',
    text: 'Built around one problem of yours. You see a prototype in 4-6 weeks and test it before anyone depends on it.',
    chooseIt: 'The problem is unique to you and no package fits',
    begins: '2-3 weeks of discovery and planning',
    priced: 'A quote for each stage, before it starts',
    picture: { id: 'custom-solutions', category: 'analytics' },
    action: 'See custom development',
    target: { to: '/wts/custom' },
  },
  {
    name: 'Jake, the AI Sales Assistant',
    text: 'Jake finds leads, fills in their details, calls them and runs the campaigns. Meet him on his own site.',
    chooseIt: 'Sales is what holds you back',
    begins: 'A chat with the assistant',
    priced: 'The price of the Jake AI Platform package',
    picture: { id: 'jake-ai-platform', category: 'Sales' },
    action: 'Meet Jake',
    target: { external: 'assistantUrl' },
  },
  {
    name: 'Open Mind Consulting',
    text: `Business and security advice from people who also tell you what not to buy, and monthly support with ${brand.name} Stand By.`,
    chooseIt: 'You’re not sure yet what to build or buy',
    begins: 'A free introductory consultation',
    priced: 'A fixed price, or monthly for support',
    picture: { id: 'open-mind-consulting', category: 'consulting' },
    action: 'See consulting',
    target: { to: '/wts/consulting' },
  },
]
