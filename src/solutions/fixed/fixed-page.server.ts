import type { RouterContextProvider } from 'react-router'
import { productArtUrl } from '#art/art-url.ts'
import { firstSentence } from '#cart/product-data.ts'
import { toCardProduct } from '#catalog/products/card-product.ts'
import { catalog } from '#catalog/products/catalog.server.ts'
import { introductoryDetails } from '#catalog/built-in/built-in-details.ts'
import type { Detailed } from '#catalog/details/item-details.ts'
import { withShownScreens } from '#catalog/details/shown-screens.ts'
import { shownDetails } from '#catalog/products/shown-details.ts'
import { productAction } from '#catalog/products/product-action.ts'
import type { Product } from '#catalog/product.ts'
import { relatedSolutions } from '#catalog/products/related.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import { sellerPages } from '#catalog/sellers/sellers.server.ts'
import { brand } from '#content/brand.ts'
import { consultants } from '#content/solutions/consultants.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import { pageTexts } from '#content/solutions/page-texts.ts'
import { comparePath } from '#marketplace/compare-path.ts'
import { comparedWith } from '#marketplace/compare/compare.ts'
import { relatedItemOf, type RelatedItem } from '#marketplace/related-item.ts'
import type { ReviewExcerpt } from '#reviews/published-review.ts'
import { readReviewExcerpt } from '#reviews/read-reviews.server.ts'
import type { FixedPage, ForSale } from '#solutions/fixed/content/fixed-page.ts'
import type { Solution } from '#catalog/solution.ts'
import { toneOf } from '#catalog/solution-looks.ts'
import { solutionCatalog } from '#catalog/solutions/solutions.server.ts'
import { solutionPath } from '#catalog/solutions/solutions.ts'

export interface FoundFixedPage {
  path: string
  page: FixedPage
  sale: ForSale
  reviews: ReviewExcerpt | null
  /** The related items at the end of the page (product: solutions 30). */
  related: RelatedItem[]
  /** The address of a comparison with related products; `null` for solutions, which are not compared. */
  comparison: string | null
  /** `null` if the seller could not be read. */
  seller: SellerSummary | null
}

/**
 * Reads a fixed page with its record. Returns `null` if the path has no fixed page or the record is missing.
 */
export async function readFixedPage(
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<FoundFixedPage | null> {
  const fixed = fixedPages.find((page) => page.path === path)
  if (!fixed) return null
  const found =
    fixed.type === 'wts_solution'
      ? await solutionForSale(context, fixed.id)
      : await productForSale(context, fixed.id)
  if (!found) return null
  const { sale, related, comparison } = found
  const content = fixedPageText(fixed.path)
  const page = fixed.type === 'wts_solution' ? { ...content, title: sale.name } : content
  const ownDetails = page.offer === 'introductory' ? withShownScreens(introductoryDetails) : {}
  const reviews = await reviewsOf(context, sale)
  const seller = await sellerOf(context, found.sellerId)
  return { path: fixed.path, page, sale: { ...sale, ...ownDetails }, reviews, related, comparison, seller }
}

/**
 * Reads the generated page of a solution. Returns the path to redirect to if the solution has another path
 * now, or a fixed page. Returns `null` if the solution is unknown (product: dashboard 31).
 */
export async function readSolutionPage(
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<FoundFixedPage | { leadsTo: string } | 'away' | null> {
  const { atPath, byId, list } = solutionCatalog(context)
  const found = await atPath(path)
  if (found === null || found === 'away') return found
  const fixed = fixedPages.find(({ type, id }) => type === 'wts_solution' && id === found.id)
  const own = fixed?.path ?? solutionPath(found.name)
  if (own !== path) return { leadsTo: own }
  const solution = await byId(found.id)
  if (solution === null || solution === 'away') return solution
  const related = relatedSolutions(await list(), solution).map(relatedSolutionItem)
  const sale = fromSolution(solution)
  const reviews = await reviewsOf(context, sale)
  const seller = await sellerOf(context, brand.sellerId)
  return { path, page: contentOf(solution), sale, reviews, related, comparison: null, seller }
}

async function sellerOf(context: Readonly<RouterContextProvider>, id: string) {
  const seller = await sellerPages(context).byId(id)
  return seller === 'away' ? null : seller
}

function reviewsOf(context: Readonly<RouterContextProvider>, { id, type, reviewCount }: ForSale) {
  return readReviewExcerpt(context, { productId: id, productType: type }, reviewCount)
}

const inPreview = { reviews: null, related: [], comparison: null, seller: null }

/** Creates a preview of a solution's page, without reviews, related items and seller. */
export function previewOfSolution(solution: Detailed<Solution>): FoundFixedPage {
  const fixed = fixedPages.find(({ type, id }) => type === 'wts_solution' && id === solution.id)
  const page = fixed ? { ...fixedPageText(fixed.path), title: solution.name } : contentOf(solution)
  const path = fixed?.path ?? solutionPath(solution.name)
  return { path, page, sale: fromSolution(solution), ...inPreview }
}

/** Creates a preview of the fixed page of a product. Returns `null` if the product has none. */
export function previewOfFixedProduct(product: Detailed<Product>): FoundFixedPage | null {
  const fixed = fixedPages.find(({ type, id }) => type === 'marketplace' && id === product.id)
  if (!fixed) return null
  const page = fixedPageText(fixed.path)
  return { path: fixed.path, page, sale: fromProduct(product), ...inPreview }
}

export function fixedPageText(path: string): FixedPage {
  const text = pageTexts[path]
  if (!text) throw new Error(`content/solutions/page-texts.ts has no text for ${path}`)
  return text
}

/** Creates the content of a generated page, only from the record. */
function contentOf({ name, category, description }: Solution): FixedPage {
  const lede = firstSentence(description)
  return {
    title: name,
    badge: category || 'Solution',
    lede,
    description: description.trim().slice(lede.length).trim(),
    back: 'catalog',
    isConsulting: false,
    offer: 'standard',
    stats: ['rating', 'percent'],
    parts: { heading: '', items: [] },
    included: [],
    suits: [],
    alternative: null,
  }
}

type Found = Pick<FoundFixedPage, 'sale' | 'related' | 'comparison'> & { sellerId: string }

async function solutionForSale(context: Readonly<RouterContextProvider>, id: string): Promise<Found | null> {
  const { byId, list } = solutionCatalog(context)
  const solution = await byId(id)
  if (solution === null || solution === 'away') return null
  const related = relatedSolutions(await list(), solution)
  return {
    sale: fromSolution(solution),
    related: related.map(relatedSolutionItem),
    comparison: null,
    sellerId: brand.sellerId,
  }
}

async function productForSale(context: Readonly<RouterContextProvider>, id: string): Promise<Found | null> {
  const { productById, relatedTo } = catalog(context)
  const product = await productById(id)
  if (product === null || product === 'away') return null
  const related = await relatedTo(product)
  return {
    sale: fromProduct(product),
    related: related.map(toCardProduct).map(relatedItemOf),
    comparison: related.length > 0 ? comparePath(comparedWith(product.id, related)) : null,
    sellerId: product.sellerId ?? brand.sellerId,
  }
}

function relatedSolutionItem(solution: Solution): RelatedItem {
  const { id, name, category, description, price, originalPrice, comingSoon } = solution
  return {
    path: solutionPath(name),
    picture: productArtUrl({ id, category }),
    name,
    shortDescription: `${comingSoon ? 'Coming soon. ' : ''}${firstSentence(description)}`,
    price,
    originalPrice,
    subscriptionInterval: null,
  }
}

function fromSolution(solution: Detailed<Solution>): ForSale {
  return {
    ...shared(solution),
    type: 'wts_solution',
    category: solution.category,
    tone: toneOf(solution.gradient),
    interval: null,
    comingSoon: solution.comingSoon,
    isAvailable: solution.isAvailable,
    opens: null,
  }
}

function fromProduct(product: Detailed<Product>): ForSale {
  const action = productAction(product)
  return {
    ...shared({ ...product, details: shownDetails(product) }),
    type: 'marketplace',
    category: product.categoryId ?? '',
    tone: 'amber',
    interval: product.subscriptionInterval,
    comingSoon: product.comingSoon,
    isAvailable: product.isActive,
    opens: action.kind === 'open' ? action : null,
  }
}

function shared(record: Detailed<Solution | Product>) {
  const { id, name, price, originalPrice, unitCovers, rating, reviewCount, downloadCount } = record
  const { isFeatured, features } = record
  const figures = { rating, reviewCount, downloadCount }
  const content = { isFeatured, features, ...withShownScreens(record.details) }
  const consultant = consultants[id] ?? null
  return { id, name, price, originalPrice, unitCovers, ...figures, ...content, consultant }
}
