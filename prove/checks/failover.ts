import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { signUpAccounts } from '../../bench/accounts.ts'
import type { Ask } from '../../bench/load.ts'
import { newOrder, productOfOrders } from '../../bench/order-requests.ts'
import { prepareDatabase, withShop } from '../../bench/shop.ts'
import { answerTo, becomesReady } from '../answer.ts'
import { unless, type Check } from '../check.ts'
import { openFailoverPair, waysToFail, type FailoverPair, type WayToFail } from '../failover-pair.ts'
import {
  knownPage,
  readKnownProduct,
  renameKnownProduct,
  untilPagesShow,
  type KnownProductReading,
} from '../known-product.ts'
import { openTab, type OpenTab } from '../open-tab.ts'
import { lostOrDoubled, readEverythingStored } from '../stored.ts'
import { startWriters, type Acknowledged, type Writers } from '../writers.ts'

const times = { sample: 3, full: 30 }
const limits = { writes: 15_000, tabs: 2_000, pages: 2_000 }
/** The time from the failure to the promotion of the standby. */
const unnoticedMilliseconds = 1_000
/** A patience longer than every limit, so that the result shows by how much a limit was exceeded. */
const patience = 20_000

export const failoverCheck: Check = {
  promise:
    'When the standby takes over, no acknowledged order is lost or duplicated, and everything recovers quickly',
  rule: 'product: quality 20, 21',
  limit:
    '0 lost, 0 duplicated, catalog readable throughout, no connection to the old primary, writes at each store ≤ 15 s after the promotion, changes in open tabs and cached pages ≤ 2 s later',
  async run({ isFull, slowness }) {
    const folder = await mkdtemp(join(tmpdir(), 'wadah-failover-'))
    const pair = await openFailoverPair(folder, prepareDatabase)
    const writing: Writers[] = []
    return withShop({ DATABASE_URL: pair.url }, async (shop) => {
      const other = await shop.startAnotherStore()
      const urls = [shop.url, other.url]
      const secret = shop.settings['PORTAL_EVENT_SECRETS'] ?? ''
      for (const url of urls) writing.push(await startWriters(url, { secret, ordering: 2, filling: 0 }))
      await renameKnownProduct(pair.url)
      const reading = readKnownProduct(urls, slowness)
      const probe = await openProbe(shop.url, other.url)
      const seen: SeenFailover[] = []
      const count = isFull ? times.full : times.sample
      for (let time = 0; time < count; time += 1) {
        seen.push(await failOver({ pair, probe, reading }, waysToFail[time % waysToFail.length] ?? 'killed'))
      }
      probe.tab.close()
      const { answered, unanswered } = await reading.end()
      await Promise.all(writing.map((writers) => writers.finish()))
      const acknowledged = merged(writing.map((each) => each.acknowledged))
      const stored = await readEverythingStored(pair.url)
      probe.placed.forEach((order, key) => acknowledged.orders.set(key, order))
      const broken = lostOrDoubled(acknowledged, stored)
      return failoverResult(
        { seen, answered, unanswered, broken, orders: acknowledged.orders.size },
        slowness(),
      )
    }).finally(async () => {
      for (const writers of writing) writers.abandon()
      await pair.close()
      await rm(folder, { recursive: true, force: true })
    })
  },
}

interface SeenFailover {
  way: string
  /** Milliseconds from the promotion until every store has accepted an order. */
  writes: number
  /** Milliseconds from a later cart change until the open tab is notified. */
  tabs: number
  /** Milliseconds until every store's cached page shows a catalog change made after the promotion. */
  pages: number
  /** The number of connections to the demoted server that were still used after the failover. */
  stillUsed: number
}

interface Failing {
  pair: FailoverPair
  probe: Probe
  reading: KnownProductReading
}

async function failOver({ pair, probe, reading }: Failing, way: WayToFail): Promise<SeenFailover> {
  await pause(Math.random() * 1_000)
  // Request each page before the failure, so that it is cached.
  for (const url of probe.urls) await answerTo(url, knownPage)
  reading.mayFallBack(true)
  await pair.fail(way)
  await pause(unnoticedMilliseconds)
  await pair.promote()
  const promoted = performance.now()
  // Change the catalog before the stores notice the promotion. This reveals caches that stay stale.
  const name = await renameKnownProduct(pair.url)
  await Promise.all(probe.urls.map((url) => probe.placeOrder(url)))
  const writes = performance.now() - promoted
  const [tabs, pages] = await Promise.all([probe.untilTabKnows(), untilPagesShow(name, probe.urls, patience)])
  reading.mayFallBack(false)
  const stillUsed = await pair.countStillUsed()
  await pair.renew()
  await Promise.all(probe.urls.map((url) => becomesReady(url)))
  return { way, writes, tabs, pages, stillUsed }
}

interface Probe {
  urls: string[]
  tab: OpenTab
  placed: Map<string, string>
  placeOrder(url: string): Promise<void>
  untilTabKnows(): Promise<number>
}

/** A customer who orders at both stores and changes the cart at one, with a tab open at the other. */
async function openProbe(url: string, otherUrl: string): Promise<Probe> {
  const [product, [account]] = [await productOfOrders(url), await signUpAccounts(url, 1)]
  const headers = { cookie: account?.cookie ?? '', 'content-type': 'application/json' }
  const tab = openTab(otherUrl, headers.cookie)
  const placed = new Map<string, string>()
  const line = JSON.stringify({ product_id: product.id, product_type: 'marketplace', quantity: 1 })
  const add: Ask = { method: 'POST', path: '/api/cart/lines', headers, body: line }
  const empty: Ask = { method: 'DELETE', path: '/api/cart', headers }

  async function untilDone(ask: Ask, store = url): Promise<string> {
    for (;;) {
      const answer = await answerTo(store, ask)
      if (answer && answer.status < 300) return answer.text
      await pause(20)
    }
  }
  return {
    urls: [url, otherUrl],
    tab,
    placed,
    async placeOrder(store) {
      const ask = newOrder(product, headers)
      const { idempotency_key: key } = JSON.parse(ask.body ?? '') as { idempotency_key: string }
      const { order_id: id } = JSON.parse(await untilDone(ask, store)) as { order_id: string }
      placed.set(key, id)
    },
    async untilTabKnows() {
      await untilDone(empty)
      const notified = tab.untilNotified(patience)
      await untilDone(add)
      return notified
    },
  }
}

function merged(all: readonly Acknowledged[]): Acknowledged {
  return {
    orders: new Map(all.flatMap(({ orders }) => [...orders])),
    priced: new Map(all.flatMap(({ priced }) => [...priced])),
    events: new Map(all.flatMap(({ events }) => [...events])),
    completedOrders: new Set(all.flatMap(({ completedOrders }) => [...completedOrders])),
    cartUnits: 0,
    saved: new Map(),
    savedChanges: 0,
    unanswered: all.reduce((sum, { unanswered }) => sum + unanswered, 0),
    wrong: all.flatMap(({ wrong }) => wrong),
  }
}

interface SeenFailovers {
  seen: readonly SeenFailover[]
  /** The number of catalog reads that got a response. */
  answered: number
  unanswered: readonly string[]
  /** Records that are lost or duplicated. */
  broken: readonly string[]
  orders: number
}

function failoverResult({ seen, answered, unanswered, broken, orders }: SeenFailovers, slowness: number) {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
  const measured = ['writes', 'tabs', 'pages'] as const
  const slowest = measured.map(
    (measure) => `${measure} after ${seconds(Math.max(...seen.map((each) => each[measure])))}`,
  )
  return {
    figure: `${broken.length} of ${orders.toLocaleString('en-US')} orders lost or duplicated, ${unanswered.length} of ${(answered + unanswered.length).toLocaleString('en-US')} reads failed, ${slowest.join(', ')} at most, in ${seen.length} failovers`,
    broken: [
      ...broken,
      ...unanswered,
      ...seen.flatMap(({ way, stillUsed, ...each }) => [
        ...measured.flatMap((measure) =>
          unless(
            each[measure] <= limits[measure] * slowness,
            `${way}: ${measure} after ${seconds(each[measure])}`,
          ),
        ),
        ...unless(stillUsed === 0, `${way}: ${stillUsed} connections to the old primary were still used`),
      ]),
      // Without enough orders and catalog reads around each failover, the run proves nothing.
      ...unless(
        seen.length > 0 && orders >= 10 * seen.length && answered >= 10 * seen.length,
        `only ${orders} orders and ${answered} reads were tried in ${seen.length} failovers`,
      ),
    ],
  }
}
