import type { Effort } from './compare.ts'
import type { Shop } from './shop.ts'
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

/** What made-up addresses do to the memory of a process: 60,000 requests in all (product: quality 6). */
export async function floodSection(shop: Shop, { rounds }: Effort): Promise<readonly string[]> {
  const requestsEach = Math.round((rounds * 20_000) / Object.keys(floods).length)
  printHeading('Flood', `${requestsEach} requests for each kind of made-up address, one kind after another.`)
  const rows: string[][] = [['before', '', inMegabytes(await residentBytes(shop))]]
  let highest = 0
  for (const [name, address] of Object.entries(floods)) {
    const before = performance.now()
    const peak = await flood(shop, requestsEach, address)
    const perSecond = Math.round((1000 * requestsEach) / (performance.now() - before))
    highest = Math.max(highest, peak)
    rows.push([name, String(perSecond), inMegabytes(peak)])
  }
  printTable(['address', 'requests/s', 'most resident MB'], rows)
  const isOver = highest > limitMegabytes * 1e6
  return isOver ? [`the process held ${inMegabytes(highest)} MB, over ${limitMegabytes}`] : []
}

/** Asks for so many addresses, and returns the most memory that the process held meanwhile. */
async function flood(shop: Shop, requests: number, address: (n: number) => string): Promise<number> {
  let next = 0
  let peak = 0
  async function ask(): Promise<void> {
    while (next < requests) {
      next += 1
      const response = await fetch(shop.url + address(next))
      await response.arrayBuffer()
      if (response.status >= 500) throw new Error(`${address(next)} was answered ${response.status}.`)
      if (next % 500 === 0) peak = Math.max(peak, await residentBytes(shop))
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return Math.max(peak, await residentBytes(shop))
}

async function residentBytes({ metricsUrl }: Shop): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text()
  const found = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]
  if (found === undefined) throw new Error('The store does not say how much memory it holds.')
  return Number(found)
}

function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}
