import type { Shop } from './shop.ts'

export const limitMegabytes = 512
const connections = 20
/** The minimum number of requests of each kind. With fewer, the result would prove nothing. */
const fewestRequests = 250

/** Functions that each generate any number of different addresses. */
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
  /** The maximum memory of the process while the requests ran, in bytes. */
  peak: number
  /** The requests that got a 5xx response. */
  failed: string[]
}

/** Floods the store with generated addresses, one kind after the other. */
export async function floodWithAddresses(shop: Shop, rounds: number): Promise<SeenFlood[]> {
  const limit = { requests: rounds * 2_500, seconds: rounds * 15 }
  const seen: SeenFlood[] = []
  for (const address of floods) seen.push(await flood(shop, address, limit))
  return seen
}

/** Requests generated addresses until the limit. Returns the maximum memory of the process and the 5xx responses. */
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
      // The database responds all the time, so even a 503 `busy` is a failure.
      if (response.status >= 500) failed.push(`${path} with ${response.status}`)
      if (requests % 100 === 0) peak = Math.max(peak, await residentBytes(shop))
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return { requests, peak: Math.max(peak, await residentBytes(shop)), failed }
}

/** The current memory of the store's process, in bytes. */
export async function residentBytes({ metricsUrl }: Pick<Shop, 'metricsUrl'>): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text()
  return Number(/^process_resident_memory_bytes (.*)$/m.exec(metrics)?.[1])
}

export function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}
