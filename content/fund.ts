import { brand } from '#content/brand.ts'
import { figures } from '#content/figures.ts'
import type { FundPath } from '#company/fund/fund-content.ts'

const stated = figures.fund

/** Paths for founders (product: company 15). */
export const founderPaths: readonly FundPath[] = [
  {
    name: 'Startup funding',
    range: stated.startupFunding,
    span: [10_000, 500_000],
    suits: 'For companies with a product to build or bring to market',
    text: 'Capital for a young company, with access to our technology and our network.',
    asks: 'Tell us what you build, who it’s for and how much you need.',
    action: 'Apply for startup funding',
    tone: 'tone-clay',
  },
  {
    name: 'Micro-grants',
    range: stated.microGrants,
    span: [1_000, 25_000],
    suits: 'For projects that need a first step, not a funding round',
    text: 'A small amount for a prototype, a pilot or a piece of equipment: enough to find out if the idea works.',
    asks: 'Tell us what the first step is and what it costs.',
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
    asks: 'Tell us how much you have in mind.',
    action: 'Invest with the community',
    tone: 'tone-teal',
  },
  {
    name: 'AI financial advisory',
    range: stated.financialAdvisory,
    span: null,
    suits: 'For anyone with a financial decision to make',
    text: 'Help with planning and comparing, supported by AI. Start with the free level and move up to premium if you need more.',
    asks: 'Tell us which decision is ahead of you.',
    action: 'Ask for advice',
    tone: 'tone-slate',
  },
]

export const fundPaths: readonly FundPath[] = [...founderPaths, ...investorPaths]

/** The fund page (product: company 15, 16, 17). */
export const fund = {
  title: brand.arms.fund,
  description:
    'Four funding paths: startup funding of $10K-$500K, micro-grants of $1K-$25K, community investment from $100, and AI financial advisory.',
  heading: 'Capital, with the tools and the people to use it',
  lead: `${brand.arms.fund} has four paths. Invest from $100, or raise up to $500K.`,
  founders: {
    action: 'I need funding',
    title: 'For founders and projects',
  },
  investors: {
    action: 'I want to invest',
    title: 'For investors, and for financial advice',
  },
  // Exactly four parts, because the drawing has four places.
  flywheel: {
    title: 'The flywheel',
    lead: 'Each funded project helps the next one get started.',
    parts: [
      {
        name: 'Fund',
        text: 'We accept a startup or a grant project and pay out the capital. Community investors join here.',
      },
      { name: 'Build', text: `${brand.arms.solutions} supplies the technology, packaged or custom.` },
      {
        name: 'Connect',
        text: `${brand.arms.network} opens its silos, where projects find partners, first customers and teammates.`,
      },
      { name: 'Return', text: 'What a project earns and learns helps the next one start.' },
    ],
  },
  portfolio: {
    title: 'Portfolio',
    lead: 'We’ll list funded projects here once the first one is public, with their amount and what came of them.',
    action: 'Choose your path',
  },
  apply: {
    title: 'Four paths',
    lead: 'Each application takes your name, your email address and a few lines about your plans. No documents are needed yet. We’ll reply by email. An application commits neither side: amount and terms are agreed in writing.',
  },
}
