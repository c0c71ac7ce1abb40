import type { CustomPricing, Industry, ProcessStep } from '#solutions/custom/industry.ts'
import type { HeroContent } from '#solutions/hero-content.ts'

/** The page of custom solutions (product: solutions 2, 3). */
export const custom: HeroContent = {
  title: 'Custom AI Solutions',
  description:
    'AI built around one problem of yours: discovery in 2-3 weeks, a working prototype in 4-6 weeks. With examples from healthcare, industrial IoT, finance and e-commerce.',
  eyebrow: 'Custom Solutions',
  heading: 'Built around the problem only you have',
  lead: 'Some work doesn’t fit a package: your data, your rules, your machines. We build for it in stages, you can stop after any of them, and you get something to try early on.',
  picture: { id: 'custom-solutions', category: 'analytics' },
}

export const industriesIntro = {
  title: 'Four industries, four questions',
  lead: 'Examples of what clients ask for and what we would build. Yours could be the fifth.',
}

/** The example industries (product: solutions 2), each with its question and what would be built for it. */
export const industries: readonly Industry[] = [
  {
    id: 'healthcare',
    name: 'Healthcare',
    question: 'Which of tomorrow’s patients won’t show up, and who could take the slot?',
    build:
      'A model that reads your schedule and its history, ranks the likely no-shows each evening, and drafts a message that offers the slot to someone on the waitlist.',
    care: 'Agreed up front: what data the model may see, and that a person approves every message.',
  },
  {
    id: 'industrial-iot',
    name: 'Industrial IoT',
    question: 'Which machine will stop next, and can it wait for the weekend?',
    build:
      'Sensor readings from the plant, a model of what normal looks like for each machine, and alerts that say what changed, since when, and what it meant last time.',
    care: 'Agreed up front: who gets the call, how fast, and what the plant does when the line is down.',
  },
  {
    id: 'financial',
    name: 'Financial',
    question: 'Which of these transactions deserves a second pair of eyes?',
    build:
      'A review queue ranked by risk, with the reasons in plain English, and a record of who decided what and why.',
    care: 'Agreed up front: the model ranks, a person decides, and the record shows both.',
  },
  {
    id: 'e-commerce',
    name: 'E-commerce',
    question: 'What should be in stock in three weeks, and what should the page say about it?',
    build:
      'A demand forecast for each item and warehouse, and product copy drafted from your own specs for an editor to approve.',
    care: 'Agreed up front: no price or promise goes live without an editor.',
  },
]

/** The custom development process with its durations (product: solutions 3). */
export const developmentProcess: readonly ProcessStep[] = [
  {
    name: 'Discovery & Planning',
    duration: '2-3 weeks',
    text: 'We sit down with the people who do the work today, look at your data, and agree on what success looks like.',
    result: 'You have a plan and a price',
  },
  {
    name: 'Prototype Development',
    duration: '4-6 weeks',
    text: 'A working version of the most important part, built on your own examples and shown to you as it grows.',
    result: 'You try the product, not a slide deck',
  },
  {
    name: 'Testing & Refinement',
    duration: '2-4 weeks',
    text: 'Your team tries to break it. We fix what they find, measure it against the plan, and test again.',
    result: 'You know what it does and doesn’t do',
  },
  {
    name: 'Deployment & Support',
    duration: 'ongoing',
    text: 'It goes live alongside your existing systems, we train your team, and we stay available.',
    result: 'You have someone to call',
  },
]

/**
 * The factors that drive the price, and one project with its price. The project is invented (product:
 * solutions 32).
 */
export const customPricing: CustomPricing = {
  title: 'What it costs',
  lead: 'Each stage is quoted before it starts, and you can stop after any of them. Four things drive the price.',
  drivers: [
    { name: 'Your systems', text: 'How many we connect, and how easily they connect.' },
    { name: 'Your data', text: 'How much there is, and how much cleaning it needs first.' },
    {
      name: 'The cost of a mistake',
      text: 'The more that depends on an answer, the more we test, and the more a person checks.',
    },
    { name: 'The people who use it', text: 'How many, in how many places, and how much training they need.' },
  ],
  example: {
    label: 'Invented example',
    title: 'Fewer empty chairs for a dental group',
    text: 'Three practices, one scheduling system, two years of appointments. Each evening a model ranks the likely no-shows, and a receptionist approves the messages to the waitlist.',
    stages: [
      { name: 'Discovery & Planning', price: '$6,000' },
      { name: 'Prototype Development', price: '$18,000' },
      { name: 'Testing & Refinement', price: '$9,000' },
      { name: 'Deployment & Support', price: '$1,200 a month' },
    ],
    total: '$33,000 before launch',
    result:
      'In this example, empty appointments drop from 14 to 9 in 100. Client and figures are made up. Your quote depends on the four points.',
  },
}
