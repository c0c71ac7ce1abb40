import type { AuditedScreen } from '../../bench/lighthouse.ts'
import { openShop } from '../../bench/shop.ts'
import type { Check } from '../check.ts'

const screens = { spoiled: 1, sample: 2, full: Infinity }
const least = { performance: 95, others: 100 }
const mostShift = 0.02

export const lighthouseCheck: Check = {
  promise: 'Lighthouse finds screens fast on a phone, and without fault otherwise',
  rule: 'docs/performance.md',
  limit: `performance ≥ ${least.performance}, accessibility, best practices and SEO ${least.others}, layout shift ≤ ${mostShift}`,
  async run({ isFull, isSpoiled }) {
    // It takes a second to load, which the tests of judgements need not wait for.
    const { auditScreens } = await import('../../bench/lighthouse.ts')
    const shop = await openShop({ LOG_LEVEL: 'silent' })
    try {
      const most = isSpoiled ? screens.spoiled : isFull ? screens.full : screens.sample
      const audited = await auditScreens(shop.url, { most, isGood: isGoodScreen })
      return judgeLighthouse(isSpoiled ? audited.map((each) => ({ ...each, layoutShift: 0.3 })) : audited)
    } finally {
      await shop.close()
    }
  },
}

function isGoodScreen({ scores: [performance = 0, ...others], layoutShift }: AuditedScreen): boolean {
  return (
    performance >= least.performance &&
    others.length > 0 &&
    others.every((score) => score >= least.others) &&
    layoutShift <= mostShift
  )
}

export function judgeLighthouse(audited: readonly AuditedScreen[]) {
  const said = ({ name, scores, layoutShift }: AuditedScreen) =>
    `${name} ${scores.join('/')}, shift ${layoutShift.toFixed(3)}`
  return {
    figure: audited.map(said).join('; '),
    broken: [
      ...audited.filter((each) => !isGoodScreen(each)).map(said),
      ...(audited.length > 0 ? [] : ['no screen was looked at']),
    ],
  }
}
