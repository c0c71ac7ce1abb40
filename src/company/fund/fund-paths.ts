import { figures } from '#company/figures.ts'

const stated = figures.fund

export interface FundPath {
  name: string
  range: string
  /** The range in dollars for the drawing, if there is one. */
  span: readonly [number, number] | null
  suits: string
  text: string
  action: string
  tone: string
}

/** Paths for founders (product: company 15). */
export const founderPaths: readonly FundPath[] = [
  {
    name: 'Startup funding',
    range: stated.startupFunding,
    span: [10_000, 500_000],
    suits: 'For companies with a product to build or bring to market',
    text: 'Capital for a young company, with access to our technology and our network.',
    action: 'Apply for startup funding',
    tone: 'tone-clay',
  },
  {
    name: 'Micro-grants',
    range: stated.microGrants,
    span: [1_000, 25_000],
    suits: 'For projects that need a first step, not a funding round',
    text: 'A small amount for a prototype, a pilot or a piece of equipment: enough to find out if the idea works.',
    action: 'Apply for a micro-grant',
    tone: 'tone-moss',
  },
]

/** Paths for investors, and advice (product: company 15). */
export const investorPaths: readonly FundPath[] = [
  {
    name: 'Community investment',
    range: stated.communityInvestment,
    span: [100, 10_000],
    suits: 'For people who want a stake in what their community builds',
    text: 'Invest an amount that suits you, alongside others. Investing carries risk: you can lose money, and no return is promised.',
    action: 'Invest with the community',
    tone: 'tone-teal',
  },
  {
    name: 'AI financial advisory',
    range: stated.financialAdvisory,
    span: null,
    suits: 'For anyone with a financial decision to make',
    text: 'Help with planning and comparing, supported by AI. Start with the free level and move up to premium if you need more.',
    action: 'Ask for advice',
    tone: 'tone-slate',
  },
]

export const fundPaths = [...founderPaths, ...investorPaths]
