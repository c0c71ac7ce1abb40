import type { LoadComparison } from '../../bench/compare.ts'
import { inMilliseconds, loadFigures, type LoadFigures } from '../../bench/figures.ts'
import { compareRequests } from '../../bench/requests.ts'
import { withShop, type Shop } from '../../bench/shop.ts'
import { unless, type Check } from '../check.ts'
import { signUpAccounts } from '../../bench/accounts.ts'
import { load } from '../../bench/load.ts'
import { newOrder, productOfOrders } from '../../bench/order-requests.ts'

const efforts = { sample: { rounds: 2, seconds: 1 }, full: { rounds: 3, seconds: 1.5 } }
const ordersOfEach = { sample: 10, full: 50 }
/**
 * The minimum share of the bare server's requests per second. The median of cached responses must reach this
 * share.
 */
const least = { reads: 0.5, writes: 0.1 }
const longestOrder = 300

export const requestsCheck: Check = {
  promise:
    'Cached responses and cart writes are fast compared with a bare server, and orders under load are fast',
  rule: 'docs/performance.md',
  limit: `requests per second as a share of the bare server’s (median): cached ≥ ${least.reads}, cart writes ≥ ${least.writes}; an order ≤ ${longestOrder} ms (p99) while 20 customers order`,
  run: ({ isFull, slowness }) =>
    // Log as in production, where successful requests are not logged.
    withShop({ LOG_LEVEL: 'warn' }, async (shop) => {
      const { reads, cartWrite } = await compareRequests(shop, isFull ? efforts.full : efforts.sample)
      const { p99 } = await timeOrders(shop, isFull ? ordersOfEach.full : ordersOfEach.sample)
      const [cached, written] = [medianShare(reads), shareOf(cartWrite)]
      const fastest = Math.round(Math.max(...reads.map(({ store }) => store.perSecond)))
      const describe = (each: LoadComparison) => `${each.name} ${shareOf(each).toFixed(2)}`
      return {
        figure: `cached ${cached.toFixed(2)} (${reads.map(describe).join(', ')}; up to ${fastest.toLocaleString('en-US')} /s), cart writes ${written.toFixed(2)}, orders ${inMilliseconds(p99)} ms`,
        broken: [
          ...unless(cached >= least.reads, `cached responses reach ${cached.toFixed(2)} of the bare server`),
          ...unless(written >= least.writes, `cart writes reach ${written.toFixed(2)} of the bare server`),
          ...unless(p99 <= longestOrder * slowness(), `an order took ${inMilliseconds(p99)} ms`),
        ],
      }
    }),
}

function shareOf({ store, floor }: LoadComparison): number {
  return store.perSecond / floor.perSecond
}

function medianShare(comparisons: readonly LoadComparison[]): number {
  const shares = comparisons.map(shareOf).toSorted((one, other) => one - other)
  return shares[Math.floor((shares.length - 1) / 2)] ?? 0
}

const customers = 20

/** All customers order at the same time, each one order after the other. */
async function timeOrders({ url }: Shop, ordersOfEach: number): Promise<LoadFigures> {
  const accounts = await signUpAccounts(url, customers)
  const product = await productOfOrders(url)
  const answers = await load(
    url,
    {
      connections: customers,
      maxOnEach: ordersOfEach,
      asks(connection) {
        const at = connection % customers
        // One network address per customer, because real customers do not share a row of the rate limits.
        const headers = { cookie: accounts[at]?.cookie ?? '', 'x-client-address': `192.0.2.${1 + at}` }
        return Array.from({ length: ordersOfEach }, () => newOrder(product, headers))
      },
    },
    { seconds: 600 },
  )
  return loadFigures([answers])
}
