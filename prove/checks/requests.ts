import type { LoadComparison } from '../../bench/compare.ts'
import { rounded } from '../../bench/figures.ts'
import { compareRequests } from '../../bench/requests.ts'
import { openShop } from '../../bench/shop.ts'
import type { Check } from '../check.ts'

const efforts = { sample: { rounds: 2, seconds: 1 }, full: { rounds: 3, seconds: 1.5 } }
/** The least share of the floor's requests per second, taken over all of a kind. */
const least = { reads: 0.5, writes: 0.1 }

export const requestsCheck: Check = {
  promise: 'Cached answers and cart writes come nearly as fast as from a bare server that does the same',
  rule: 'docs/performance.md',
  limit: `share of the floor’s requests per second (median): cached ≥ ${least.reads}, cart writes ≥ ${least.writes}`,
  async run({ isFull }) {
    const shop = await openShop()
    try {
      return judgeRequests(await compareRequests(shop, isFull ? efforts.full : efforts.sample))
    } finally {
      await shop.close()
    }
  },
}

function judgeRequests({ reads, writes }: Awaited<ReturnType<typeof compareRequests>>) {
  const [cached, written] = [medianShare(reads), medianShare(writes)]
  const fastest = Math.max(...reads.map(({ store }) => store.perSecond))
  const said = (each: LoadComparison) => `${each.name} ${shareOf(each).toFixed(2)}`
  return {
    figure: `cached ${cached.toFixed(2)} (${reads.map(said).join(', ')}; up to ${rounded(fastest)} /s), cart writes ${written.toFixed(2)} (${writes.map(said).join(', ')})`,
    broken: [
      ...(cached >= least.reads ? [] : [`cached answers reach ${cached.toFixed(2)} of the floor`]),
      ...(written >= least.writes ? [] : [`cart writes reach ${written.toFixed(2)} of the floor`]),
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
