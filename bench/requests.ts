import { cartWrites } from './cart-writes.ts'
import { printCommits } from './commits.ts'
import { compare, printComparisons, type LoadComparison, type Effort } from './compare.ts'
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
  const writes = await cartWrites(url, floor)
  comparisons.push(await compare('Add to cart', targets, writes, effort))
  printComparisons('request', comparisons)
  await printCommits(shop, effort.seconds)
  return []
}
