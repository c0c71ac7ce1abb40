import { setTimeout as pause } from 'node:timers/promises'
import { cartWrites } from './cart-writes.ts'
import { growCatalog, shrinkCatalog } from './catalog-rows.ts'
import { compare, type LoadComparison, type Effort } from './compare.ts'
import type { Shop } from './shop.ts'
import { startFloor, type Floor } from './start-floor.ts'

const products = 1_000
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

interface RequestComparisons {
  reads: LoadComparison[]
  cartWrite: LoadComparison
}

/** Measures cached responses and cart writes against the floor, in a shop with a large catalog. */
export async function compareRequests(shop: Shop, effort: Effort): Promise<RequestComparisons> {
  const databaseUrl = shop.settings['DATABASE_URL'] ?? ''
  await growCatalog(databaseUrl, products)
  await untilListed(shop.url)
  const floor = await startFloor(shop)
  try {
    return await compareAll(shop, floor, effort)
  } finally {
    await floor.stop()
    await shrinkCatalog(databaseUrl)
  }
}

/** Waits until the store lists all products. The database notifies the store of them. */
async function untilListed(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { total } = (await (await fetch(new URL('/api/products', url))).json()) as { total: number }
    if (total === products) return
    await pause(100)
  }
  throw new Error(`The store does not list ${products} products.`)
}

async function compareAll({ url }: Shop, floor: Floor, effort: Effort): Promise<RequestComparisons> {
  const targets = { store: url, floor: floor.url }
  const reads: LoadComparison[] = []
  for (const [name, path] of cached) {
    const ask = { path, headers: asBrowsersAsk }
    await floor.learn(ask)
    reads.push(await compare(name, targets, { asks: () => [ask] }, effort))
  }
  const work = await cartWrites(url, floor)
  return { reads, cartWrite: await compare('Cart write', targets, work, effort) }
}
