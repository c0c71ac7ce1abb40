import type { RouterContextProvider } from 'react-router'
import { productArtUrl } from '#art/art-url.ts'
import { firstSentence } from '#cart/product-data.ts'
import { toCardProduct } from '#catalogue/card-product.ts'
import { catalogue } from '#catalogue/catalogue.server.ts'
import { introductoryDetails } from '#catalogue/details/consulting-introduction.ts'
import type { Detailed } from '#catalogue/details/item-details.ts'
import { productAction } from '#catalogue/product-action.ts'
import type { Product } from '#catalogue/product.ts'
import { relatedSolutions } from '#catalogue/related.ts'
import { relatedItemOf, type RelatedItem } from '#marketplace/product/related-item.ts'
import type { FixedPage, ForSale } from '#solutions/fixed/fixed-page.ts'
import { fixedPageWords } from '#solutions/fixed/page-content.ts'
import { fixedPages, type FixedPath } from '#catalogue/fixed-pages.ts'
import { toneOf, type Solution } from '#catalogue/solution.ts'
import { solutionCatalogue } from '#catalogue/solutions.server.ts'
import { solutionPath } from '#catalogue/solutions.ts'

export interface FoundFixedPage {
  path: FixedPath
  page: FixedPage
  sale: ForSale
  /** What else there is (product: solutions 30). */
  related: RelatedItem[]
}

/** The content of a fixed page and what it sells; `null` for another path, or when the record is gone. */
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
  const { sale, related } = found
  const page = fixedPageWords[fixed.path]
  const details = page.offer === 'introductory' ? introductoryDetails : sale.details
  return { path: fixed.path, page, sale: { ...sale, details }, related }
}

type Found = Pick<FoundFixedPage, 'sale' | 'related'>

async function solutionForSale(context: Readonly<RouterContextProvider>, id: string): Promise<Found | null> {
  const { byId, list } = solutionCatalogue(context)
  const solution = await byId(id)
  if (solution === null || solution === 'away') return null
  const related = relatedSolutions(await list(), solution)
  return { sale: fromSolution(solution), related: related.map(relatedSolutionItem) }
}

async function productForSale(context: Readonly<RouterContextProvider>, id: string): Promise<Found | null> {
  const { productById, relatedTo } = catalogue(context)
  const product = await productById(id)
  if (product === null || product === 'away') return null
  const related = await relatedTo(product)
  return { sale: fromProduct(product), related: related.map(toCardProduct).map(relatedItemOf) }
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
    ...shared(product),
    type: 'marketplace',
    category: product.categoryId ?? '',
    tone: 'amber',
    interval: product.subscriptionInterval,
    comingSoon: false,
    isAvailable: product.isActive,
    opens: action.kind === 'open' ? action : null,
  }
}

/** The fields that a solution and a product have in common. */
function shared(record: Detailed<Solution | Product>) {
  const { id, name, price, originalPrice, rating, reviewCount, downloadCount } = record
  const { isFeatured, features, details } = record
  return { id, name, price, originalPrice, rating, reviewCount, downloadCount, isFeatured, features, details }
}
