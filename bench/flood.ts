import type { Effort } from './compare.ts'
import type { Shop } from './shop.ts'
import { storeMetric } from './store-metric.ts'
import { printHeading, printTable } from './table.ts'

export const limitMegabytes = 400
const connections = 20

/** Addresses that anybody can make up, endlessly. */
const floods: Readonly<Record<string, (n: number) => string>> = {
  'data of a page, unknown routes': (n) => `/about.data?_routes=${n}`,
  'a page, unknown parameter': (n) => `/about?utm_source=${n}`,
  'a page, parameter that it reads': (n) => `/marketplace?category=${n}`,
  'a search': (n) => `/marketplace-full?search=${n}`,
  'a search by the API': (n) => `/api/products?search=${n}`,
  'a product that does not exist': (n) => `/marketplace/${n}`,
  'a page that does not exist': (n) => `/${n}`,
  'a long query': (n) => `/?joined=${n}${'x'.repeat(10_000)}`,
}

export interface SeenFlood {
  name: string
  requests: number
  /** The most bytes that the process held meanwhile. */
  peak: number
  /** Requests that were answered with a 5xx. */
  failed: string[]
}

/** What made-up addresses do to the memory of a process (product: quality 6): 60,000 requests, if there is time. */
export async function floodSection(shop: Shop, { rounds }: Effort): Promise<readonly string[]> {
  printHeading('Flood', `${connections} connections ask for made-up addresses, one kind after another.`)
  const before = ['before', '', inMegabytes(await residentBytes(shop))]
  const seen = await floodWithAddresses(shop, rounds)
  const rows = seen.map(({ name, requests, peak }) => [name, String(requests), inMegabytes(peak)])
  printTable(['address', 'requests', 'most resident MB'], [before, ...rows])
  const highest = Math.max(...seen.map(({ peak }) => peak))
  const isOver = highest > limitMegabytes * 1e6
  return [
    ...seen
      .filter(({ failed }) => failed.length > 0)
      .map(
        ({ name, requests, failed }) => `${name}: ${failed.length} of ${requests} failed, first ${failed[0]}`,
      ),
    ...(isOver ? [`the process held ${inMegabytes(highest)} MB, over ${limitMegabytes}`] : []),
  ]
}

/** One kind of made-up addresses after the other. */
export async function floodWithAddresses(shop: Shop, rounds: number): Promise<SeenFlood[]> {
  const limit = { requests: rounds * 2_500, seconds: rounds * 15 }
  const seen: SeenFlood[] = []
  for (const [name, address] of Object.entries(floods)) {
    seen.push({ name, ...(await flood(shop, address, limit)) })
  }
  return seen
}

/** Asks for so many addresses, and returns the most memory that the process held meanwhile and what was a 5xx. */
async function flood(
  shop: Shop,
  address: (n: number) => string,
  limit: { requests: number; seconds: number },
): Promise<Omit<SeenFlood, 'name'>> {
  const until = performance.now() + 1000 * limit.seconds
  let requests = 0
  let peak = 0
  const failed: string[] = []
  async function ask(): Promise<void> {
    while (requests < limit.requests && performance.now() < until) {
      requests += 1
      const path = address(requests)
      const response = await fetch(shop.url + path)
      await response.arrayBuffer()
      // The database answers all the while, so being busy is no reason for a 503.
      if (response.status >= 500) failed.push(`${path} with ${response.status}`)
      if (requests % 100 === 0) peak = Math.max(peak, await residentBytes(shop))
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return { requests, peak: Math.max(peak, await residentBytes(shop)), failed }
}

/** What the store's process holds now. */
export function residentBytes(shop: Pick<Shop, 'metricsUrl'>): Promise<number> {
  return storeMetric(shop, 'process_resident_memory_bytes')
}

export function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}
