import { articles } from '#company/insights/articles.ts'
import { publicPages } from '#app/public-pages.ts'
import { listedProducts, listedSellers } from '#app/sitemap.queries.server.ts'
import { categoryPath, productPath, sellerPath } from '#catalogue/card-product.ts'
import { fixedPages } from '#catalogue/fixed-pages.ts'
import { categories as activeCategories } from '#catalogue/marketplace.queries.server.ts'
import { solutionPath } from '#catalogue/solutions.ts'
import { reviewsPath } from '#reviews/published-review.ts'
import { reviewedItems } from '#reviews/published-reviews.queries.server.ts'
import { listedSolutions } from '#catalogue/solutions.queries.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'

/** The addresses of all public pages. What cannot be read is left out, and logged. */
export async function sitemapPaths({ reads, log }: Pick<ServerContext, 'reads' | 'log'>): Promise<string[]> {
  const [categories, products, sellers, solutions, reviewed] = await Promise.all([
    reads.run('sitemap_categories', activeCategories).catch(missing('categories')),
    reads.run('sitemap', listedProducts).catch(missing('products')),
    reads.run('sitemap_sellers', listedSellers).catch(missing('sellers')),
    reads.run('sitemap_solutions', listedSolutions).catch(missing('solutions')),
    reads.run('sitemap_reviews', reviewedItems).catch(missing('reviews')),
  ])
  const fixed = new Set<string>(fixedPages.map(({ path }) => path))
  const fixedSolutions = new Map<string, string>(fixedPages.map(({ id, path }) => [id, path]))
  const itemPaths = {
    marketplace: new Map(products.map(({ id }) => [id, productPath(id)])),
    wts_solution: new Map(
      solutions.map(({ id, name }) => [id, fixedSolutions.get(id) ?? solutionPath(name)]),
    ),
  }
  return [
    ...publicPages.map(({ path }) => path),
    ...fixed,
    ...solutions.filter(({ id }) => !fixedSolutions.has(id)).map(({ name }) => solutionPath(name)),
    ...articles.map(({ slug }) => `/blog/${slug}`),
    ...categories.map(({ slug }) => categoryPath(slug)),
    ...sellers.map(({ id }) => sellerPath(id)),
    ...[...itemPaths.marketplace.values()].filter((path) => !fixed.has(path)),
    ...reviewed
      .map(({ productType, productId }) => itemPaths[productType].get(productId))
      .filter((path) => path !== undefined)
      .map((path) => reviewsPath(path)),
  ]

  function missing(part: string) {
    return (error: unknown) => {
      log.warn({ err: error }, `sitemap without ${part}`)
      return []
    }
  }
}

export function sitemapXml(origin: string, paths: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
