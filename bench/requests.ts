import { cartRefills, cartWrites, signUpWriters } from './cart-writes.ts'
import { printCommits } from './commits.ts'
import { compare, printComparisons, type LoadComparison, type Effort } from './compare.ts'
import { printLookUpTime } from './processor-time.ts'
import type { Shop } from './shop.ts'
import { printHeading } from './table.ts'

const product = 'ai-sales-infrastructure'
const reads = [
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
  const { url, floor } = shop
  const targets = { store: url, floor: floor.url }
  const comparisons: LoadComparison[] = []
  for (const [name, path] of reads) {
    const ask = { path, headers: asBrowsersAsk }
    await floor.learn(url, ask)
    comparisons.push(await compare(name, targets, { asks: () => [ask] }, effort))
  }
  const writers = await signUpWriters(url)
  const writes = await cartWrites(url, floor, writers)
  comparisons.push(await compare('Cart write', targets, writes, effort))
  const refills = await cartRefills(url, floor, writers)
  comparisons.push(await compare('Empty the cart and add one', targets, refills, effort))
  printComparisons('request', comparisons)
  await printLookUpTime(shop, effort)
  await printCommits(shop, effort.seconds)
  return []
}
