import { RouterContextProvider } from 'react-router'
import { fixedPageMarkdown, productMarkdown } from '#agents/item-markdown.ts'
import { categoryMarkdown, sellerMarkdown } from '#agents/list-markdown.ts'
import { llmsText } from '#agents/llms-text.ts'
import { readListings } from '#catalog/listing/listing.server.ts'
import { readRunningOffer } from '#catalog/offers/offers.queries.server.ts'
import { readCatalog } from '#catalog/products/catalog.server.ts'
import { readSellers } from '#catalog/sellers/sellers.server.ts'
import { readSolutions } from '#catalog/solutions/solutions.server.ts'
import { solutionPath } from '#catalog/solutions/solutions.ts'
import { legalMarkdown, legalTexts } from '#company/legal/legal-text.server.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import { providePageContext, type PageContext } from '#http/server/page-context.server.ts'
import { readFixedPage, readSolutionPage } from '#solutions/fixed/fixed-page.server.ts'

/**
 * A page as Markdown, or the path of the page that replaced it; `null` if there is no such page, 'away' while
 * the page cannot be read.
 */
export type MarkdownPage = { text: string } | { leadsTo: string } | 'away' | null

const maxListed = 100

/** Reads what the page at this path shows, and returns it as Markdown (product: agents 1, 2). */
export async function readMarkdownPage(needs: PageContext, path: string): Promise<MarkdownPage> {
  const origin = originOf(needs)
  const policy = legalTexts.get(path)
  if (policy) return { text: legalMarkdown(policy, needs.environment) }
  const [, area, first = '', second, ...more] = path.split('/')
  if (more.length > 0) return null
  if (area === 'solutions') return second === undefined ? readSolution(needs, path) : null
  if (area !== 'marketplace') return null
  if (second !== undefined) {
    if (first === 'categories') return readCategory(needs, second)
    return first === 'sellers' ? readSeller(needs, second) : null
  }
  if (fixedPages.some((fixed) => fixed.path === path)) return readSolution(needs, path)
  const product = await readCatalog(needs).productById(first)
  if (product === null || product === 'away') return product
  return { text: productMarkdown(origin, product, await readRunningOffer(needs, product)) }
}

export async function readLlmsText(needs: PageContext): Promise<string> {
  const [categories, solutions] = await Promise.all([
    readCatalog(needs).categories(),
    readSolutions(needs).list(),
  ])
  const pathOf = ({ id, name }: { id: string; name: string }) =>
    fixedPages.find((fixed) => fixed.type === 'wts_solution' && fixed.id === id)?.path ?? solutionPath(name)
  return llmsText(originOf(needs), {
    categories,
    solutions: solutions.map((solution) => ({ ...solution, path: pathOf(solution) })),
  })
}

async function readSolution(needs: PageContext, path: string): Promise<MarkdownPage> {
  const context = new RouterContextProvider()
  providePageContext(context, needs)
  const found = (await readFixedPage(context, path)) ?? (await readSolutionPage(context, path))
  if (found === null || found === 'away' || 'leadsTo' in found) return found
  return { text: fixedPageMarkdown(originOf(needs), found) }
}

async function readCategory(needs: PageContext, slug: string): Promise<MarkdownPage> {
  const listing = await readListings(needs).ofCategory(slug, maxListed)
  if (!listing.chosen) return listing.isAway ? 'away' : null
  return { text: categoryMarkdown(originOf(needs), listing.chosen, listing) }
}

async function readSeller(needs: PageContext, id: string): Promise<MarkdownPage> {
  const sellers = readSellers(needs)
  const seller = await sellers.byId(id)
  if (seller === null || seller === 'away') return seller
  return { text: sellerMarkdown(originOf(needs), seller, await sellers.productsOf(id, maxListed)) }
}

function originOf({ environment }: Pick<PageContext, 'environment'>): string {
  return environment.PUBLIC_URL.replace(/\/$/, '')
}
