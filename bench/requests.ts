import { cartRefills, cartWrites, signUpWriters } from './cart-writes.ts'
import { printCommits } from './commits.ts'
import { compare, printComparisons, type LoadComparison, type Effort } from './compare.ts'
import { printLookUpTime } from './processor-time.ts'
import type { Shop } from './shop.ts'
import { printHeading } from './table.ts'

const product = 'ai-sales-infrastructure'
const cached = [
  ['Home page', '/'],
  ['Listing page', '/marketplace-full'],
  ['Product page', `/marketplace/${product}`],
  ['List API', '/api/products'],
  ['Search API', '/api/products?search=sales'],
  ['Product API', `/api/products/${product}`],
] as const
const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Requests per second of what visitors request most, beside the floor. */
export async function requestsSection(shop: Shop, effort: Effort): Promise<readonly string[]> {
  printHeading('Requests', 'Ten connections, one request in flight on each.')
  const { reads, writes } = await compareRequests(shop, effort)
  printComparisons('request', [...reads, ...writes])
  await printLookUpTime(shop, effort)
  await printCommits(shop, effort.seconds)
  return []
}

/** What comes from the cache, and what a customer writes. */
export async function compareRequests(
  { url, floor }: Shop,
  effort: Effort,
): Promise<{ reads: LoadComparison[]; writes: LoadComparison[] }> {
  const targets = { store: url, floor: floor.url }
  const reads: LoadComparison[] = []
  for (const [name, path] of cached) {
    const ask = { path, headers: asBrowsersAsk }
    await floor.learn(url, ask)
    reads.push(await compare(name, targets, { asks: () => [ask] }, effort))
  }
  const writers = await signUpWriters(url)
  const adds = await compare('Cart write', targets, await cartWrites(url, floor, writers), effort)
  // Prepared only now: it empties a cart, whose lines get other ids.
  const refills = await cartRefills(url, floor, writers)
  const emptied = await compare('Empty the cart and add one', targets, refills, effort)
  return { reads, writes: [adds, emptied] }
}
