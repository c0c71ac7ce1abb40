import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { signUpAccounts } from '../../bench/accounts.ts'
import type { Ask } from '../../bench/load.ts'
import { newOrder, productOfOrders } from '../../bench/order-requests.ts'
import { openShop, prepareDatabase, startAnotherStore } from '../../bench/shop.ts'
import { answerTo, timedAnswerTo } from '../answer.ts'
import { becomesReady } from '../becomes-ready.ts'
import type { Check } from '../check.ts'
import { openFailoverPair, waysToFail, type FailoverPair, type WayToFail } from '../failover-pair.ts'
import { openTab, type OpenTab } from '../open-tab.ts'
import { lostOrDoubled, readEverythingStored } from '../stored.ts'
import { startWriters, type Acknowledged, type Writers } from '../writers.ts'

const times = { spoiled: 1, sample: 3, full: 30 }
const limits = { writes: 10_000, tabs: 1_000 }
/** How long a failure lasts until somebody promotes the standby. */
const unnoticedMilliseconds = 1_000

export const failoverCheck: Check = {
  promise:
    'When the standby takes over, no acknowledged order is lost or doubled, and everything is back soon',
  rule: 'product: quality 20, 21',
  limit:
    '0 lost, 0 doubled, catalogue answered throughout, no connection to the server before, writes ≤ 10 s after the promotion, open tabs ≤ 1 s after',
  isFullOnly: true,
  async run({ isFull, isSpoiled }) {
    const folder = await mkdtemp(join(tmpdir(), 'wadah-failover-'))
    const pair = await openFailoverPair(folder, prepareDatabase)
    const shop = await openShop({ LOG_LEVEL: 'silent', DATABASE_URL: pair.url })
    const other = await startAnotherStore(shop)
    const writing: Writers[] = []
    try {
      const urls = [shop.url, other.url]
      const secret = shop.settings['PORTAL_EVENT_SECRETS'] ?? ''
      for (const url of urls) writing.push(await startWriters(url, { secret, ordering: 2, filling: 0 }))
      const reading = readCatalogue(urls)
      const probe = await openProbe(shop.url, other.url)
      const seen: SeenFailover[] = []
      const count = isSpoiled ? times.spoiled : isFull ? times.full : times.sample
      for (let time = 0; time < count; time += 1) {
        seen.push(await failOver(pair, probe, waysToFail[time % waysToFail.length] ?? 'killed'))
      }
      probe.tab.close()
      const { answered, unanswered } = await reading.end()
      await Promise.all(writing.map((writers) => writers.finish()))
      const told = merged(writing.map(({ acknowledged }) => acknowledged))
      if (isSpoiled) told.orders.set(crypto.randomUUID(), crypto.randomUUID())
      const stored = await readEverythingStored(pair.url)
      probe.placed.forEach((order, key) => told.orders.set(key, order))
      return judgeFailover({
        seen,
        answered,
        unanswered,
        broken: lostOrDoubled(told, stored),
        orders: told.orders.size,
      })
    } finally {
      for (const writers of writing) writers.abandon()
      await other.stop()
      await shop.close()
      await pair.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** Milliseconds from the promotion to the first order, and from a change after it to the tab that hears of it. */
export interface SeenFailover {
  way: string
  writes: number
  tabs: number
  /** Connections to the server that was demoted which were used after all that. */
  stillUsed: number
}

async function failOver(pair: FailoverPair, probe: Probe, way: WayToFail): Promise<SeenFailover> {
  await pause(Math.random() * 1_000)
  await pair.fail(way)
  await pause(unnoticedMilliseconds)
  await pair.promote()
  const promoted = performance.now()
  await probe.placeOrder()
  const writes = performance.now() - promoted
  const tabs = await probe.untilTabKnows()
  const stillUsed = await pair.countStillUsed()
  await pair.renew()
  await Promise.all(probe.urls.map((url) => becomesReady(url)))
  return { way, writes, tabs, stillUsed }
}

interface Probe {
  urls: string[]
  tab: OpenTab
  /** The orders that it placed, by their keys. */
  placed: Map<string, string>
  placeOrder(): Promise<void>
  untilTabKnows(): Promise<number>
}

/** A customer who orders and changes the cart at one store, with a tab open at the other. */
async function openProbe(url: string, otherUrl: string): Promise<Probe> {
  const [product, [account]] = [await productOfOrders(url), await signUpAccounts(url, 1)]
  const headers = { cookie: account?.cookie ?? '', 'content-type': 'application/json' }
  const tab = openTab(otherUrl, headers.cookie)
  const placed = new Map<string, string>()
  const line = JSON.stringify({ product_id: product.id, product_type: 'marketplace', quantity: 1 })
  const add: Ask = { method: 'POST', path: '/api/cart/lines', headers, body: line }
  const empty: Ask = { method: 'DELETE', path: '/api/cart', headers }

  async function untilDone(ask: Ask): Promise<string> {
    for (;;) {
      const answer = await answerTo(url, ask)
      if (answer && answer.status < 300) return answer.text
      await pause(20)
    }
  }
  return {
    urls: [url, otherUrl],
    tab,
    placed,
    async placeOrder() {
      const ask = newOrder(product, headers)
      const { idempotency_key: key } = JSON.parse(ask.body ?? '') as { idempotency_key: string }
      const { order_id: id } = JSON.parse(await untilDone(ask)) as { order_id: string }
      placed.set(key, id)
    },
    async untilTabKnows() {
      await untilDone(empty)
      const told = tab.untilTold(20_000)
      await untilDone(add)
      return told
    },
  }
}

interface CatalogueReading {
  end(): Promise<{ answered: number; unanswered: string[] }>
}

/** Asks each store for pages that no cache has, and returns how many were answered and what was not. */
function readCatalogue(urls: readonly string[]): CatalogueReading {
  const unanswered: string[] = []
  let answered = 0
  let isOver = false
  async function read(url: string): Promise<void> {
    for (let page = 2; !isOver; page += 1) {
      const path = `/api/products?page=${page}`
      const { answer, milliseconds } = await timedAnswerTo(url, { path })
      if (answer?.status !== 200) unanswered.push(`${path} was answered ${answer?.status ?? 'not at all'}`)
      else if (milliseconds > 2_000) unanswered.push(`${path} took ${Math.round(milliseconds)} ms`)
      else answered += 1
      await pause(50)
    }
  }
  const reading = urls.map(read)
  return {
    async end() {
      isOver = true
      await Promise.all(reading)
      return { answered, unanswered }
    },
  }
}

function merged(all: readonly Acknowledged[]): Acknowledged {
  return {
    orders: new Map(all.flatMap(({ orders }) => [...orders])),
    events: new Map(all.flatMap(({ events }) => [...events])),
    toldOrders: new Set(all.flatMap(({ toldOrders }) => [...toldOrders])),
    cartPieces: 0,
    unanswered: all.reduce((sum, { unanswered }) => sum + unanswered, 0),
    wrong: all.flatMap(({ wrong }) => wrong),
  }
}

export interface SeenFailovers {
  seen: readonly SeenFailover[]
  /** Reads of the catalogue: how many were answered, and those that failed. */
  answered: number
  unanswered: readonly string[]
  /** What was lost or doubled. */
  broken: readonly string[]
  orders: number
}

export function judgeFailover({ seen, answered, unanswered, broken, orders }: SeenFailovers) {
  const slowest = {
    writes: Math.max(...seen.map(({ writes }) => writes)),
    tabs: Math.max(...seen.map(({ tabs }) => tabs)),
  }
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
  return {
    figure: `${broken.length} of ${orders.toLocaleString('en-US')} orders, ${unanswered.length} of ${(answered + unanswered.length).toLocaleString('en-US')} reads failed, writes after ${seconds(slowest.writes)}, tabs after ${seconds(slowest.tabs)} at most, in ${seen.length} failovers`,
    broken: [
      ...broken,
      ...unanswered,
      ...seen
        .filter(({ writes }) => !(writes <= limits.writes))
        .map(({ way, writes }) => `${way}: writes after ${seconds(writes)}`),
      ...seen
        .filter(({ tabs }) => !(tabs <= limits.tabs))
        .map(({ way, tabs }) => `${way}: a tab knew after ${seconds(tabs)}`),
      ...seen
        .filter(({ stillUsed }) => stillUsed > 0)
        .map(({ way, stillUsed }) => `${way}: ${stillUsed} connections to the server before were still used`),
      // In each failover there were orders before and after it, and somebody who looked at the catalogue.
      ...(seen.length > 0 && orders >= 10 * seen.length && answered >= 10 * seen.length
        ? []
        : [`only ${orders} orders and ${answered} reads were tried in ${seen.length} failovers`]),
    ],
  }
}
