import { randomUUID } from 'node:crypto'
import { request, type ClientRequest } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { signUpAccounts } from '../../bench/accounts.ts'
import { growCatalog } from '../../bench/catalog-rows.ts'
import { inMilliseconds, percentiles } from '../../bench/figures.ts'
import { floodWithAddresses, inMegabytes, limitMegabytes, residentBytes } from '../../bench/flood.ts'
import { withShop, type Shop } from '../../bench/shop.ts'
import { timedAnswerTo } from '../answer.ts'
import { unless, type Check } from '../check.ts'

const efforts = {
  sample: { products: 10_000, rounds: 1, sockets: 1_000, customers: 40 },
  full: { products: 100_000, rounds: 3, sockets: 5_000, customers: 200 },
}
const streamsPerCustomer = 20
/** A client has 15 s to send its headers. The rest allows for the store's periodic check and for a busy machine. */
const socketLimit = 20_000
const servedLimit = 1_000
/** The minimum number of served pages. With fewer, the result would prove nothing. */
const fewestServed = 10

export const floodsCheck: Check = {
  promise: 'Floods of URLs, sockets or streams neither block other visitors nor exhaust the memory',
  rule: 'product: quality 4, 6',
  limit: `≤ ${limitMegabytes} MB, 0 responses of 500 and above, pages of other visitors ≤ 1 s (p99), idle sockets closed ≤ 20 s, no more streams than allowed`,
  run: ({ isFull, slowness }) =>
    withShop({}, async (shop) => {
      const effort = isFull ? efforts.full : efforts.sample
      await growCatalog(shop.database.url, effort.products)
      const urls = await whileServing('URLs', shop, () => floodWithAddresses(shop, effort.rounds))
      const sockets = await whileServing('sockets', shop, () =>
        floodWithSockets(shop.url, effort.sockets, slowness),
      )
      const streams = await whileServing('streams', shop, () => floodWithStreams(shop.url, effort.customers))
      const seen: SeenFloods = {
        requests: urls.value.reduce((sum, each) => sum + each.requests, 0),
        failed: urls.value.flatMap(({ failed }) => failed),
        peak: Math.max(urls.peak, sockets.peak, streams.peak, ...urls.value.map(({ peak }) => peak)),
        left: await residentBytes(shop),
        served: [urls, sockets, streams].flatMap(({ served }) => served),
        sockets: sockets.value,
        streams: streams.value,
      }
      return floodsResult(seen, slowness())
    }),
}

interface ServedOthers {
  /** The name of the page, and the flood during which it was requested. */
  request: string
  /** The duration of each response; Infinity if there was none. */
  milliseconds: number[]
}

interface SeenFloods {
  requests: number
  failed: string[]
  /** Memory in bytes: the maximum, and the value at the end. */
  peak: number
  left: number
  served: readonly ServedOthers[]
  sockets: { requested: number; opened: number; open: number }
  streams: { open: number; allowed: number; again: number }
}

/** The pages that other visitors request. One comes from the cache, the other is rendered every time. */
const pagesOfOthers: Readonly<Record<string, () => string>> = {
  'a cached page': () => '/marketplace',
  'a search': () => `/marketplace-full?search=security+${randomUUID()}`,
}

async function whileServing<Value>(
  flood: string,
  shop: Shop,
  work: () => Promise<Value>,
): Promise<{ value: Value; served: ServedOthers[]; peak: number }> {
  let isOver = false
  let peak = 0
  async function serve([name, path]: [string, () => string]): Promise<ServedOthers> {
    const waited: number[] = []
    while (!isOver) {
      const { answer, milliseconds } = await timedAnswerTo(shop.url, { path: path() })
      waited.push(answer?.status === 200 ? milliseconds : Infinity)
      peak = Math.max(peak, await residentBytes(shop))
      await pause(50)
    }
    return { request: `${name} during the flood of ${flood}`, milliseconds: waited }
  }
  const serving = Promise.all(Object.entries(pagesOfOthers).map(serve))
  const value = await work()
  isOver = true
  return { value, served: await serving, peak }
}

/** Incomplete requests: one stops in its headers, the other in its body. */
const beginnings = [
  'GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ',
  'POST /api/cart/lines HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
] as const

/**
 * Opens connections that never complete a request. Returns the number of connections that are still open
 * after the time limit.
 */
async function floodWithSockets(
  url: string,
  count: number,
  slowness: () => number,
): Promise<SeenFloods['sockets']> {
  const { hostname, port } = new URL(url)
  let [opened, open] = [0, 0]
  const sockets = Array.from({ length: count }, (_, at) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.once('connect', () => {
      opened += 1
      open += 1
      socket.once('close', () => (open -= 1))
      socket.write(beginnings[at % beginnings.length] ?? '')
    })
    socket.resume()
    return socket
  })
  const started = performance.now()
  do await pause(100)
  // On a busy machine no connection may be open yet after the first pause.
  while ((opened < count || open > 0) && performance.now() < started + socketLimit * slowness())
  for (const socket of sockets) socket.destroy()
  return { requested: count, opened, open }
}

/**
 * Opens more event streams than allowed for many customers. Closes them, and opens streams again to check that the
 * slots are free.
 */
async function floodWithStreams(url: string, customers: number): Promise<SeenFloods['streams']> {
  const accounts = await signUpAccounts(url, customers)
  const first = await openStreams()
  const open = first.length
  for (const stream of first) stream.destroy()
  await pause(1_000)
  const second = await openStreams()
  for (const stream of second) stream.destroy()
  return { open, allowed: customers * streamsPerCustomer, again: second.length }

  async function openStreams(): Promise<ClientRequest[]> {
    const streams = accounts.flatMap(({ cookie }, at) =>
      Array.from({ length: streamsPerCustomer + 1 }, () => openStream(url, cookie, `198.51.100.${at}`)),
    )
    return (await Promise.all(streams)).filter((stream) => stream !== null)
  }
}

/** The stream; `null` if the store refuses to open another one. */
function openStream(url: string, cookie: string, address: string): Promise<ClientRequest | null> {
  return new Promise((resolve) => {
    const headers = { cookie, 'x-client-address': address }
    const stream = request(new URL('/events', url), { headers, agent: false }, (response) => {
      response.on('error', () => undefined)
      response.resume()
      if (response.statusCode === 200) resolve(stream)
      else {
        stream.destroy()
        resolve(null)
      }
    })
    stream.on('error', () => resolve(null))
    stream.end()
  })
}

function floodsResult(
  { requests, failed, peak, left, served, sockets, streams }: SeenFloods,
  slowness: number,
) {
  const most = Math.max(peak, left)
  const waits = served.map((each) => ({ ...each, p99: percentiles(each.milliseconds).p99 }))
  const longest = Math.max(...waits.map(({ p99 }) => p99))
  return {
    figure: `at most ${inMegabytes(peak)} MB, ${inMegabytes(left)} left, after ${requests.toLocaleString('en-US')} URLs, ${sockets.opened.toLocaleString('en-US')} sockets, ${streams.open.toLocaleString('en-US')} streams; other visitors ${inMilliseconds(longest)} ms`,
    broken: [
      ...failed,
      ...unless(most <= limitMegabytes * 1e6, `the process held ${inMegabytes(most)} MB`),
      ...unless(served.length > 0, 'no other visitor requested a page'),
      ...waits.flatMap(({ request, milliseconds: { length }, p99 }) => [
        ...unless(length >= fewestServed, `other visitors requested ${request} only ${length} times`),
        ...unless(
          p99 <= servedLimit * slowness,
          `other visitors waited ${inMilliseconds(p99)} ms for ${request}`,
        ),
      ]),
      ...unless(sockets.opened >= sockets.requested, `only ${sockets.opened} sockets were opened`),
      ...unless(sockets.open === 0, `${sockets.open} idle sockets stayed open`),
      ...unless(
        streams.open === streams.allowed,
        `${streams.open} streams were open, not ${streams.allowed}`,
      ),
      ...unless(
        streams.again === streams.allowed,
        `afterward ${streams.again} streams could be opened, not ${streams.allowed}`,
      ),
    ],
  }
}
