import { Hono } from 'hono'
import { articles } from '#company/insights/articles.ts'
import type { AppContext } from '#app/app-context.server.ts'
import { publicPages } from '#app/public-pages.ts'
import { createSharePictures, type ShareSubject } from '#site/share-pictures.server.ts'
import { listedProducts, listedSellers, sharedProduct, sharedSeller } from '#app/sitemap.queries.server.ts'
import { builtInSolutions } from '#catalogue/built-in-solutions.ts'
import { categoryPath, sellerPath } from '#catalogue/card-product.ts'
import { fixedPages } from '#catalogue/fixed-pages.ts'
import { isSolutionPath, solutionPath } from '#catalogue/solutions.ts'
import { listedSolutions, solutionAtPath } from '#catalogue/solutions.queries.server.ts'
import { categories as activeCategories } from '#catalogue/marketplace.queries.server.ts'

const anHour = 'public, max-age=3600'
const idPattern = /^[a-z0-9][a-z0-9-]{0,80}$/

/** For search engines and other sites: robots.txt, sitemap.xml, share pictures. */
export function siteEndpoint({ reads, environment, log }: AppContext): Hono {
  const origin = environment.PUBLIC_URL.replace(/\/$/, '')
  const picture = createSharePictures()
  const app = new Hono()

  app.get('/robots.txt', (c) =>
    c.text(
      [
        'User-agent: *',
        ...[
          '/auth',
          '/confirm-email',
          '/settings',
          '/marketplace/success',
          '/marketplace/my-purchases',
          '/api/',
        ].map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ].join('\n'),
      200,
      { 'cache-control': anHour },
    ),
  )

  app.get('/sitemap.xml', async (c) => {
    const [categories, products, sellers, solutions] = await Promise.all([
      reads.run('sitemap_categories', activeCategories).catch(missing('categories')),
      reads.run('sitemap', listedProducts).catch(missing('products')),
      reads.run('sitemap_sellers', listedSellers).catch(missing('sellers')),
      reads.run('sitemap_solutions', listedSolutions).catch(missing('solutions')),
    ])
    const fixed = new Set<string>(fixedPages.map(({ path }) => path))
    const fixedSolutions = new Set<string>(fixedPages.map(({ id }) => id))
    const paths = [
      ...publicPages.map(({ path }) => path),
      ...fixed,
      ...solutions.filter(({ id }) => !fixedSolutions.has(id)).map(({ name }) => solutionPath(name)),
      ...articles.map(({ slug }) => `/blog/${slug}`),
      ...categories.map(({ slug }) => categoryPath(slug)),
      ...sellers.map(({ id }) => sellerPath(id)),
      ...products.map(({ id }) => `/marketplace/${id}`).filter((path) => !fixed.has(path)),
    ]
    const urls = paths.map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`)
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n')
    return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': anHour })
  })

  app.get('/share/*', async (c) => {
    const path = /^\/share(\/.+)\.png$/.exec(c.req.path)?.[1]
    const subject = path ? await subjectOf(path) : null
    if (!subject) return c.text('Not found', 404)
    const png = await picture(subject)
    return c.body(new Uint8Array(png), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  return app

  function missing(part: string) {
    return (error: unknown) => {
      log.warn({ err: error }, `sitemap without ${part}`)
      return []
    }
  }

  async function subjectOf(path: string): Promise<ShareSubject | null> {
    const known = path === '/home' ? '/' : path
    const page = publicPages.find((each) => each.path === known)
    if (page) return { title: page.title, eyebrow: page.eyebrow, id: path.slice(1), category: 'pages' }
    const article = articles.find(({ slug }) => path === `/blog/${slug}`)
    if (article) return { title: article.title, eyebrow: 'Insights', id: article.slug, category: 'articles' }
    const fixed = fixedPages.find((each) => each.path === path)
    const solution = builtInSolutions.find(({ id }) => id === fixed?.id)
    if (solution) {
      return { title: solution.name, eyebrow: 'Tech Solutions', id: solution.id, category: solution.category }
    }
    if (!fixed && isSolutionPath(path)) return solutionSubject(path)
    const slug = /^\/marketplace\/categories\/([^/]+)$/.exec(path)?.[1]
    if (slug) return categorySubject(slug)
    const sellerId = /^\/marketplace\/sellers\/([^/]+)$/.exec(path)?.[1]
    if (sellerId) return idPattern.test(sellerId) ? sellerSubject(sellerId) : null
    const id = fixed?.id ?? /^\/marketplace\/([^/]+)$/.exec(path)?.[1]
    if (!id || !idPattern.test(id)) return null
    const product = await reads.runPatiently('share_picture', (db) => sharedProduct(db, id))
    if (!product) return null
    return {
      title: product.title,
      eyebrow: product.eyebrow ?? 'Marketplace',
      id,
      category: product.category ?? 'marketplace',
    }
  }

  async function solutionSubject(path: string): Promise<ShareSubject | null> {
    const found = await reads.runPatiently('share_picture_solution', (db) => solutionAtPath(db, path))
    return found
      ? { title: found.name, eyebrow: 'Tech Solutions', id: found.id, category: 'solutions' }
      : null
  }

  async function categorySubject(slug: string): Promise<ShareSubject | null> {
    const categories = await reads.runPatiently('share_picture_category', activeCategories)
    const category = categories.find((each) => each.slug === slug)
    return category ? { title: category.name, eyebrow: 'Marketplace', id: slug, category: slug } : null
  }

  async function sellerSubject(id: string): Promise<ShareSubject | null> {
    const seller = await reads.runPatiently('share_picture_seller', (db) => sharedSeller(db, id))
    if (!seller) return null
    const eyebrow = seller.isVerified ? 'Verified seller' : 'Seller'
    return { title: seller.title, eyebrow, id, category: 'sellers' }
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
