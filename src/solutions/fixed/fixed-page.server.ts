import type { RouterContextProvider } from 'react-router'
import { catalogue } from '#catalogue/catalogue.server.ts'
import { introductoryDetails } from '#catalogue/details/consulting-introduction.ts'
import type { Detailed } from '#catalogue/details/item-details.ts'
import { productAction } from '#catalogue/product-action.ts'
import type { Product } from '#catalogue/product.ts'
import type { FixedPage, ForSale } from '#solutions/fixed/fixed-page.ts'
import { fixedPageWords } from '#solutions/fixed/page-content.ts'
import { fixedPages, type FixedPath } from '#catalogue/fixed-pages.ts'
import { toneOf, type Solution } from '#catalogue/solution.ts'
import { solutionCatalogue } from '#catalogue/solutions.server.ts'

export interface FoundFixedPage {
  path: FixedPath
  page: FixedPage
  sale: ForSale
}

/** The content of a fixed page and what it sells; `null` for another path, or when the record is gone. */
export async function readFixedPage(
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<FoundFixedPage | null> {
  const fixed = fixedPages.find((page) => page.path === path)
  if (!fixed) return null
  const sale =
    fixed.type === 'wts_solution'
      ? await solutionForSale(context, fixed.id)
      : await productForSale(context, fixed.id)
  if (!sale) return null
  const page = fixedPageWords[fixed.path]
  const details = page.offer === 'introductory' ? introductoryDetails : sale.details
  return { path: fixed.path, page, sale: { ...sale, details } }
}

async function solutionForSale(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<ForSale | null> {
  const solution = await solutionCatalogue(context).byId(id)
  return solution === null || solution === 'away' ? null : fromSolution(solution)
}

async function productForSale(context: Readonly<RouterContextProvider>, id: string): Promise<ForSale | null> {
  const product = await catalogue(context).productById(id)
  return product === null || product === 'away' ? null : fromProduct(product)
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
