import type { Effort } from './compare.ts'
import type { Shop } from './shop.ts'
import { storeMetric } from './store-metric.ts'
import { printHeading, printTable } from './table.ts'

const limitMegabytes = 400
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

/** What made-up addresses do to the memory of a process (product: quality 6): 60,000 requests, if there is time. */
export async function floodSection(shop: Shop, { rounds }: Effort): Promise<readonly string[]> {
  const limit = { requests: rounds * 2_500, seconds: rounds * 15 }
  printHeading('Flood', `${connections} connections ask for made-up addresses, one kind after another.`)
  const rows: string[][] = [['before', '', inMegabytes(await residentBytes(shop))]]
  let highest = 0
  const failures: string[] = []
  for (const [name, address] of Object.entries(floods)) {
    const { requests, peak, failed } = await flood(shop, address, limit)
    highest = Math.max(highest, peak)
    if (failed.length > 0)
      failures.push(`${name}: ${failed.length} of ${requests} failed, first ${failed[0]}`)
    rows.push([name, String(requests), inMegabytes(peak)])
  }
  printTable(['address', 'requests', 'most resident MB'], rows)
  const isOver = highest > limitMegabytes * 1e6
  if (isOver) failures.push(`the process held ${inMegabytes(highest)} MB, over ${limitMegabytes}`)
  return failures
}

/** Asks for so many addresses, and returns the most memory that the process held meanwhile and what was a 5xx. */
async function flood(
  shop: Shop,
  address: (n: number) => string,
  limit: { requests: number; seconds: number },
): Promise<{ requests: number; peak: number; failed: string[] }> {
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
export function residentBytes(shop: Shop): Promise<number> {
  return storeMetric(shop, 'process_resident_memory_bytes')
}

export function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}
