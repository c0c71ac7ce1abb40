import {
  listedProductJson,
  productJson,
  soldPriceJson,
  sellerJson,
  solutionJson,
} from '#agents/mcp/item-json.ts'
import { notSoldReason } from '#cart/product-data.ts'
import { readSharedCart, sharedCartLink } from '#cart/shared-cart.ts'
import type { CatalogReading } from '#catalog/built-in/catalog-reads.server.ts'
import { emptyListing } from '#catalog/listing/listing.ts'
import { readFoundListing, readListings } from '#catalog/listing/listing.server.ts'
import { readRunningOffer } from '#catalog/offers/offers.queries.server.ts'
import { readCatalog } from '#catalog/products/catalog.server.ts'
import { categoryPath } from '#catalog/products/card-product.ts'
import type { CloseMatch, SearchArticle } from '#catalog/search/search-results.ts'
import { readSearch } from '#catalog/search/search.server.ts'
import { searchTerm } from '#catalog/search/search-term.ts'
import { readSellers } from '#catalog/sellers/sellers.server.ts'
import { readSolutions } from '#catalog/solutions/solutions.server.ts'
import { toCents, toDollars } from '#lib/money.ts'
import { lineTotal, orderTotals } from '#lib/order-totals.ts'
import { comparePath } from '#marketplace/compare-path.ts'
import { compareProducts } from '#marketplace/compare/comparison.ts'
import { readSharedLines } from '#marketplace/shared-cart/read-shared-lines.server.ts'

export interface ShopReading extends CatalogReading {
  origin: string
  articles: readonly SearchArticle[]
}

/** The answer of a tool: data, or a sentence that explains why there is none. */
export type ToolAnswer = { found: Record<string, unknown> } | { problem: string }

const away: ToolAnswer = { problem: 'The catalog cannot be read just now. Please try again in a moment.' }
const shownOfSeller = 24
/** Labels in a comparison whose values contain no texts of sellers. */
const byShop = new Set(['Price', 'Billing', 'Category', 'Rating', 'Quantity'])

interface Search {
  query: string
  category?: string | undefined
  max_price?: number | undefined
  limit: number
}

/**
 * Searches as the shop does, and includes close matches, because agents may describe a need in other words
 * (product: search 7).
 */
export async function searchShop(reading: ShopReading, search: Search): Promise<ToolAnswer> {
  const { query, category, max_price: maxPrice, limit } = search
  const state = {
    ...emptyListing,
    search: searchTerm(query),
    within: category === undefined ? [] : [category],
    price: maxPrice === undefined ? null : { from: 0, to: toCents(maxPrice) },
  }
  const found = await readFoundListing(
    { state, ignored: [] },
    readListings(reading),
    readSearch(reading, reading.articles),
  )
  if (category !== undefined && found.state.within.length === 0) {
    return { problem: `There is no category '${category}'. The tool 'categories' lists them.` }
  }
  return {
    found: {
      total: found.total,
      is_partial: found.isPartial,
      products: found.products.slice(0, limit).map((product) => listedProductJson(reading.origin, product)),
      close_matches: found.close.slice(0, limit).map((match) => matchJson(reading.origin, match)),
      did_you_mean: found.didYouMean,
    },
  }
}

/** Returns the product with this id, otherwise the solution with this id. */
export async function showItem(reading: ShopReading, id: string): Promise<ToolAnswer> {
  const product = await readCatalog(reading).productById(id)
  if (product === 'away') return away
  if (product)
    return { found: productJson(reading.origin, product, await readRunningOffer(reading, product)) }
  const solution = await readSolutions(reading).byId(id)
  if (solution === 'away') return away
  return solution
    ? { found: solutionJson(reading.origin, solution) }
    : { problem: `There is no item '${id}'.` }
}

export async function compareItems(reading: ShopReading, ids: readonly string[]): Promise<ToolAnswer> {
  const { productById } = readCatalog(reading)
  const read = await Promise.all(
    [...new Set(ids)].map(async (id) => ({ id, product: await productById(id) })),
  )
  if (read.some(({ product }) => product === 'away')) return away
  const products = read.flatMap(({ product }) => (product === null || product === 'away' ? [] : [product]))
  const missing = read.flatMap(({ id, product }) => (product === null ? [id] : []))
  const solutions = missing.length === 0 ? [] : (await readSolutions(reading).list()).map(({ id }) => id)
  const facts = compareProducts(products)
  return {
    found: {
      url: reading.origin + comparePath(products.map(({ id }) => id)),
      products: products.map((product) => listedProductJson(reading.origin, product)),
      facts: facts.filter(({ label }) => byShop.has(label)),
      written_by_seller: { facts: facts.filter(({ label }) => !byShop.has(label)) },
      not_comparable: missing.filter((id) => solutions.includes(id)),
      unknown: missing.filter((id) => !solutions.includes(id)),
    },
  }
}

export async function listCategories(reading: ShopReading): Promise<ToolAnswer> {
  const categories = await readCatalog(reading).categories()
  const shown = categories.map(({ slug, name, description }) => {
    return { slug, name, description, url: reading.origin + categoryPath(slug) }
  })
  return { found: { categories: shown } }
}

export async function showSeller(reading: ShopReading, id: string): Promise<ToolAnswer> {
  const sellers = readSellers(reading)
  const seller = await sellers.byId(id)
  if (seller === 'away') return away
  if (seller === null) return { problem: `There is no seller '${id}'.` }
  const products = await sellers.productsOf(id, shownOfSeller)
  const shown = products.map((product) => listedProductJson(reading.origin, product))
  return { found: { ...sellerJson(reading.origin, seller), newest_products: shown } }
}

/** Creates a link that fills a cart, and lists the lines that the linked page will show. Stores nothing. */
export async function linkCart(
  reading: ShopReading,
  requested: readonly { id: string; quantity: number }[],
): Promise<ToolAnswer> {
  const { items } = readSharedCart(requested.map(({ id, quantity }) => `${id}:${quantity}`).join(','))
  const shared = await readSharedLines(reading, items)
  if (shared === 'away') return away
  const sold = shared.lines.filter(({ line }) => notSoldReason(line.productData) === null)
  const lines = sold.map(({ line: { productId, quantity, productData }, requested: requestedQuantity }) => ({
    id: productId,
    quantity,
    requested_quantity: requestedQuantity,
    ...soldPriceJson(productData.price, productData.subscriptionInterval),
    total: lineTotal({ price: productData.price, quantity }),
  }))
  const totals = orderTotals(lines.map(({ total, billing_interval: interval }) => ({ total, interval })))
  return {
    found: {
      url: reading.origin + sharedCartLink(sold.map(({ line }) => line)),
      lines: lines.map((line) => ({ ...line, total: toDollars(line.total) })),
      total_due_now: toDollars(totals.total),
      not_for_sale: shared.lines.filter((each) => !sold.includes(each)).map(({ line }) => line.productId),
      unknown: shared.missing,
      next_step: 'A person opens the link, reviews the lines and adds them to their cart.',
    },
  }
}

function matchJson(origin: string, match: CloseMatch) {
  if (match.kind === 'product') return listedProductJson(origin, match.product)
  if (match.kind === 'solution') return solutionJson(origin, match.solution)
  const { kind, id, name, address } = match
  const named = kind === 'seller' ? { written_by_seller: { name } } : { name }
  return { kind, id, url: origin + address, ...named }
}
