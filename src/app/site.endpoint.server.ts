import { Hono, type Context } from 'hono'
import type { AppContext } from '#app/app-context.server.ts'
import { shareSubject } from '#app/share-subject.server.ts'
import { sitemap, sitemapPart, type SitemapNeeds } from '#app/sitemap.server.ts'
import { createSharePictures } from '#site/share-pictures.server.ts'

const anHour = 'public, max-age=3600'
const notForRobots = [
  '/auth',
  '/confirm-email',
  '/settings',
  '/marketplace/success',
  '/marketplace/my-purchases',
  '/api/',
]

/** Serves robots.txt, the sitemap and share pictures, for search engines and other sites. */
export function siteEndpoint({ db, environment, log }: AppContext): Hono {
  const origin = environment.PUBLIC_URL.replace(/\/$/, '')
  const picture = createSharePictures()
  const app = new Hono()

  app.get('/robots.txt', (c) => c.text(robotsText(origin), 200, { 'cache-control': anHour }))

  app.get('/sitemap.xml', (c) => sendSitemap(c, (needs) => sitemap(needs, { origin })))

  app.get('/sitemap/:file{[a-z0-9-]+\\.xml}', (c) => {
    const name = c.req.param('file').replace(/\.xml$/, '')
    return sendSitemap(c, (needs) => sitemapPart(needs, { origin, name }))
  })

  /** An incomplete sitemap is not cached. */
  async function sendSitemap(c: Context, make: (needs: SitemapNeeds) => Promise<string | null>) {
    let cacheControl = anHour
    const xml = await make({ db, log, shortLived: () => void (cacheControl = 'no-store') })
    if (xml === null) return c.text('Not found', 404)
    const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': cacheControl }
    return c.body(xml, 200, headers)
  }

  app.get('/share/*', async (c) => {
    const path = /^\/share(\/.+)\.png$/.exec(c.req.path)?.[1]
    const subject = path ? await shareSubject(db, path) : null
    if (!subject) return c.text('Not found', 404)
    const png = await picture(subject)
    return c.body(new Uint8Array(png), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  return app
}

function robotsText(origin: string): string {
  const rules = notForRobots.map((path) => `Disallow: ${path}`)
  const forAgents = `# A summary for agents: ${origin}/llms.txt`
  return [forAgents, 'User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
