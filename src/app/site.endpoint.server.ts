import { Hono } from 'hono'
import type { AppContext } from '#app/app-context.server.ts'
import { shareSubject } from '#app/share-subject.server.ts'
import { sitemap, sitemapPart } from '#app/sitemap.server.ts'
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

/** For search engines and other sites: robots.txt, sitemap.xml, share pictures. */
export function siteEndpoint({ reads, environment, log }: AppContext): Hono {
  const origin = environment.PUBLIC_URL.replace(/\/$/, '')
  const picture = createSharePictures()
  const app = new Hono()

  app.get('/robots.txt', (c) => c.text(robotsText(origin), 200, { 'cache-control': anHour }))

  const sitemapHeaders = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': anHour }

  app.get('/sitemap.xml', async (c) => c.body(await sitemap({ reads, log }, { origin }), 200, sitemapHeaders))

  app.get('/sitemap/:file{[a-z0-9-]+\\.xml}', async (c) => {
    const name = c.req.param('file').replace(/\.xml$/, '')
    const xml = await sitemapPart({ reads, log }, { origin, name })
    return xml === null ? c.text('Not found', 404) : c.body(xml, 200, sitemapHeaders)
  })

  app.get('/share/*', async (c) => {
    const path = /^\/share(\/.+)\.png$/.exec(c.req.path)?.[1]
    const subject = path ? await shareSubject(reads, path) : null
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
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
