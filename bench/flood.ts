import type { Shop } from './shop.ts'

export const limitMegabytes = 512
const connections = 20
/** The minimum number of requests of each kind. Fewer would prove nothing. */
const fewestRequests = 250

/** An endless supply of invented addresses. */
const floods: readonly ((n: number) => string)[] = [
  (n) => `/about.data?_routes=${n}`,
  (n) => `/about?utm_source=${n}`,
  (n) => `/marketplace?category=${n}`,
  (n) => `/marketplace-full?search=${n}`,
  (n) => `/api/products?search=${n}`,
  (n) => `/marketplace/${n}`,
  (n) => `/${n}`,
  (n) => `/?joined=${n}${'x'.repeat(10_000)}`,
]

export interface SeenFlood {
  requests: number
  /** The maximum memory of the process during the requests, in bytes. */
  peak: number
  /** Requests that got a 5xx. */
  failed: string[]
}

/** Floods the store with one kind of invented address after the other. */
export async function floodWithAddresses(shop: Shop, rounds: number): Promise<SeenFlood[]> {
  const limit = { requests: rounds * 2_500, seconds: rounds * 15 }
  const seen: SeenFlood[] = []
  for (const address of floods) seen.push(await flood(shop, address, limit))
  return seen
}

/** Requests this many addresses, and returns the maximum memory of the process and the number of 5xx responses. */
async function flood(
  shop: Shop,
  address: (n: number) => string,
  limit: { requests: number; seconds: number },
): Promise<SeenFlood> {
  const until = performance.now() + 1000 * limit.seconds
  let requests = 0
  let peak = 0
  const failed: string[] = []
  async function ask(): Promise<void> {
    while (requests < limit.requests && (requests < fewestRequests || performance.now() < until)) {
      requests += 1
      const path = address(requests)
      const response = await fetch(shop.url + path)
      await response.arrayBuffer()
      // The database responds all the time, so even a 503 `busy` counts as a failure.
      if (response.status >= 500) failed.push(`${path} with ${response.status}`)
      if (requests % 100 === 0) peak = Math.max(peak, await residentBytes(shop))
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return { requests, peak: Math.max(peak, await residentBytes(shop)), failed }
}

/** The current memory of the store's process. */
export async function residentBytes({ metricsUrl }: Pick<Shop, 'metricsUrl'>): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text()
  return Number(/^process_resident_memory_bytes (.*)$/m.exec(metrics)?.[1])
}

export function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}
