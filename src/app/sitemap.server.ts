import { listedProducts, listedProductsInPart, listedSellers } from '#app/sitemap.queries.server.ts'
import { categoryPath, productPath, sellerPath } from '#catalog/products/card-product.ts'
import { categories as activeCategories } from '#catalog/products/marketplace.queries.server.ts'
import { solutionPath } from '#catalog/solutions/solutions.ts'
import { articles } from '#content/insights.ts'
import { publicPages } from '#content/public-pages.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import { reviewsPath } from '#reviews/published-review.ts'
import { reviewedAmong } from '#reviews/published-reviews.queries.server.ts'
import type { Reviewed } from '#reviews/review.ts'
import type { Database } from '#db/database.server.ts'
import { listedSolutions } from '#catalog/solutions/solutions.queries.server.ts'
import type { PageContext } from '#http/server/page-context.server.ts'

/** Calls `shortLived` if the sitemap is incomplete. */
export type SitemapNeeds = Pick<PageContext, 'db' | 'log' | 'shortLived'>

/**
 * `/sitemap.xml`: all pages in one file or, with more than `maxBesidePages` products, an index of several
 * files (product: quality 17).
 */
export async function sitemap(
  needs: SitemapNeeds,
  { origin, maxBesidePages = 15_000 }: { origin: string; maxBesidePages?: number },
): Promise<string> {
  const products = await productPathsUpTo(needs.db, maxBesidePages).catch(omitPart(needs, 'products'))
  return products ? sitemapXml(origin, [...(await pagePaths(needs)), ...products]) : sitemapIndexXml(origin)
}

/** One of the files that `/sitemap.xml` lists, or `null` for any other name. */
export async function sitemapPart(
  needs: SitemapNeeds,
  { origin, name }: { origin: string; name: string },
): Promise<string | null> {
  if (name === 'pages') return sitemapXml(origin, await pagePaths(needs))
  const part = /^products-([0-9a-f]{2})$/.exec(name)?.[1]
  if (part === undefined) return null
  // Fails without the database. An empty file would tell search engines that the products were removed.
  const { db } = needs
  return sitemapXml(origin, await productPaths(db, await listedProductsInPart(db, part)))
}

/** Returns `null` if there are too many products for one file. */
async function productPathsUpTo(db: Database, limit: number): Promise<string[] | null> {
  const products = await listedProducts(db, limit + 1)
  return products.length > limit ? null : productPaths(db, products)
}

/** The addresses of all public pages except products. Parts that cannot be read are omitted and logged. */
async function pagePaths(needs: SitemapNeeds): Promise<string[]> {
  const { db } = needs
  const [categories, sellers, solutions] = await Promise.all([
    activeCategories(db).catch(omitPart(needs, 'categories')),
    listedSellers(db).catch(omitPart(needs, 'sellers')),
    solutionPaths(db).catch(omitPart(needs, 'solutions')),
  ])
  return [
    ...publicPages.map(({ path }) => path),
    ...fixedPages.map(({ path }) => path),
    ...articles.map(({ slug }) => `/blog/${slug}`),
    ...categories.map(({ slug }) => categoryPath(slug)),
    ...sellers.map(({ id }) => sellerPath(id)),
    ...solutions,
  ]
}

const fixedPaths: ReadonlyMap<string, string> = new Map(fixedPages.map(({ id, path }) => [id, path]))

async function solutionPaths(db: Database): Promise<string[]> {
  const solutions = await listedSolutions(db)
  const pathOf = new Map(solutions.map(({ id, name }) => [id, fixedPaths.get(id) ?? solutionPath(name)]))
  return withReviews(db, 'wts_solution', pathOf)
}

function productPaths(db: Database, products: readonly { id: string }[]): Promise<string[]> {
  const pathOf = new Map(products.map(({ id }) => [id, productPath(id)]))
  return withReviews(db, 'marketplace', pathOf)
}

/**
 * The paths of these items and, for items with reviews, their review pages. Omits fixed pages, because
 * `pagePaths` always lists them.
 */
async function withReviews(
  db: Database,
  productType: Reviewed['productType'],
  pathOf: ReadonlyMap<string, string>,
): Promise<string[]> {
  const reviewed = await reviewedAmong(db, productType, [...pathOf.keys()])
  const fixed = new Set(fixedPaths.values())
  return [
    ...[...pathOf.values()].filter((path) => !fixed.has(path)),
    ...reviewed.flatMap((id) => pathOf.get(id) ?? []).map((path) => reviewsPath(path)),
  ]
}

function omitPart({ log, shortLived }: SitemapNeeds, part: string) {
  return (error: unknown): never[] => {
    shortLived()
    log.warn({ err: error }, `sitemap is incomplete: could not read ${part}`)
    return []
  }
}

function sitemapXml(origin: string, paths: readonly string[]): string {
  return xmlList(
    'urlset',
    paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
  )
}

/**
 * Lists a file for pages and 256 files for products. With six million products, each file would contain
 * 24,000.
 */
function sitemapIndexXml(origin: string): string {
  const parts = Array.from({ length: 256 }, (_, part) => `products-${part.toString(16).padStart(2, '0')}`)
  return xmlList(
    'sitemapindex',
    ['pages', ...parts].map(
      (name) => `<sitemap><loc>${escapeXml(origin)}/sitemap/${name}.xml</loc></sitemap>`,
    ),
  )
}

function xmlList(element: 'urlset' | 'sitemapindex', lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines.map((line) => `  ${line}`),
    `</${element}>`,
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
