import type { LoadComparison } from '../../bench/compare.ts'
import { rounded } from '../../bench/figures.ts'
import { compareRequests } from '../../bench/requests.ts'
import { openShop } from '../../bench/shop.ts'
import type { Check } from '../check.ts'
import { transactionsOfCartWrite } from '../transactions-of-cart-write.ts'

const efforts = {
  spoiled: { rounds: 1, seconds: 0.5 },
  sample: { rounds: 2, seconds: 1 },
  full: { rounds: 3, seconds: 1.5 },
}
/** The least share of the floor's requests per second, taken over all of a kind. */
const least = { reads: 0.7, writes: 0.35 }
/** A write and the change that is announced: 2.0 where this was written. What the store does beside it is little. */
const mostTransactions = 2.5
/** One kind alone varies more from run to run. Below half of the share something of it has changed. */
const leastOfOne = { reads: least.reads / 2, writes: least.writes / 2 }

export const requestsCheck: Check = {
  promise: 'Cached answers and cart writes come nearly as fast as from a bare server that does the same',
  rule: 'docs/performance.md',
  limit: `share of the floor’s requests per second (median): cached ≥ ${least.reads}, cart writes ≥ ${least.writes}; ≤ ${mostTransactions} transactions a cart write`,
  async run({ isFull, isSpoiled }) {
    const shop = await openShop()
    try {
      const transactions = await transactionsOfCartWrite(shop)
      const { reads, writes } = await compareRequests(
        shop,
        isSpoiled ? efforts.spoiled : isFull ? efforts.full : efforts.sample,
      )
      const spoiled = (all: LoadComparison[]) =>
        all.map((each) => ({ ...each, store: { ...each.store, perSecond: each.store.perSecond / 10 } }))
      return judgeRequests({ reads: isSpoiled ? spoiled(reads) : reads, writes, transactions })
    } finally {
      await shop.close()
    }
  },
}

export interface SeenRequests {
  reads: readonly LoadComparison[]
  writes: readonly LoadComparison[]
  /** That one cart write takes. */
  transactions: number
}

export function judgeRequests({ reads, writes, transactions }: SeenRequests) {
  const shares = { reads: medianShare(reads), writes: medianShare(writes) }
  const fastest = Math.max(...reads.map(({ store }) => store.perSecond))
  const said = (each: LoadComparison) => `${each.name} ${shareOf(each).toFixed(2)}`
  const far = [
    ...reads.filter((each) => !(shareOf(each) >= leastOfOne.reads)),
    ...writes.filter((each) => !(shareOf(each) >= leastOfOne.writes)),
  ]
  return {
    figure: `cached ${shares.reads.toFixed(2)} (${reads.map(said).join(', ')}; up to ${rounded(fastest)} /s), cart writes ${shares.writes.toFixed(2)} (${writes.map(said).join(', ')}), ${transactions.toFixed(1)} transactions each`,
    broken: [
      ...(shares.reads >= least.reads
        ? []
        : [`cached answers reach ${shares.reads.toFixed(2)} of the floor`]),
      ...(shares.writes >= least.writes
        ? []
        : [`cart writes reach ${shares.writes.toFixed(2)} of the floor`]),
      ...(transactions > 0 && transactions <= mostTransactions
        ? []
        : [`a cart write takes ${transactions.toFixed(1)} transactions`]),
      ...far.map((each) => `${said(each)} is far below the others`),
    ],
  }
}

function shareOf({ store, floor }: LoadComparison): number {
  return store.perSecond / floor.perSecond
}

function medianShare(comparisons: readonly LoadComparison[]): number {
  const shares = comparisons.map(shareOf).toSorted((one, other) => one - other)
  return shares[Math.floor((shares.length - 1) / 2)] ?? 0
}
