import { setTimeout as pause } from 'node:timers/promises'
import { cartWrites, signUpWriters } from './cart-writes.ts'
import { growCatalog, shrinkCatalog } from './catalog-rows.ts'
import { compare, type LoadComparison, type Effort } from './compare.ts'
import type { Shop } from './shop.ts'

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

/** Cached requests, and writes of customers, in a shop with this many products. */
export async function compareRequests(shop: Shop, effort: Effort): Promise<RequestComparisons> {
  const databaseUrl = shop.settings['DATABASE_URL'] ?? ''
  await growCatalog(databaseUrl, products)
  try {
    await untilListed(shop.url)
    return await compareAll(shop, effort)
  } finally {
    await shrinkCatalog(databaseUrl)
  }
}

/** The database notifies the store about the products. */
async function untilListed(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { total } = (await (await fetch(new URL('/api/products', url))).json()) as { total: number }
    if (total === products) return
    await pause(100)
  }
  throw new Error(`The store does not list ${products} products.`)
}

async function compareAll({ url, floor }: Shop, effort: Effort): Promise<RequestComparisons> {
  const targets = { store: url, floor: floor.url }
  const reads: LoadComparison[] = []
  for (const [name, path] of cached) {
    const ask = { path, headers: asBrowsersAsk }
    await floor.learn(url, ask)
    reads.push(await compare(name, targets, { asks: () => [ask] }, effort))
  }
  const writers = await signUpWriters(url)
  const work = await cartWrites(url, floor, writers)
  return { reads, cartWrite: await compare('Cart write', targets, work, effort) }
}
