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
    suits: 'Companies with a product to build or to bring to market',
    text: 'Capital for a young company, together with access to the technology and the people of the other two sectors.',
    action: 'Apply for startup funding',
    tone: 'tone-clay',
  },
  {
    name: 'Micro-grants',
    range: stated.microGrants,
    span: [1_000, 25_000],
    suits: 'Projects that need a first step rather than a round',
    text: 'A small sum for a prototype, a pilot or a piece of equipment: enough to find out whether the idea holds.',
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
    suits: 'People who want a part in what their community builds',
    text: 'Put in a sum that suits you, beside others. Investing carries risk: money can be lost, and no return is promised.',
    action: 'Invest with the community',
    tone: 'tone-teal',
  },
  {
    name: 'AI financial advisory',
    range: stated.financialAdvisory,
    span: null,
    suits: 'Anyone with a decision about money in front of them',
    text: 'Help with planning and comparing, supported by AI. Begin with the free level and go on to premium if you need more.',
    action: 'Ask for advisory',
    tone: 'tone-slate',
  },
]

export const fundPaths = [...founderPaths, ...investorPaths]
