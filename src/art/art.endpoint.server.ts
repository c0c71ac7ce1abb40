import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { ART_VERSION } from '#art/art-url.ts'
import { productArt } from '#art/product-art.ts'

const slug = /^[a-z0-9][a-z0-9-]{0,80}$/
const forEver = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400'

/**
 * `GET /art/v1/{category}/{id}.svg`. URLs with another version return the current picture, cached for a day.
 */
export function artEndpoint(): Hono {
  const app = new Hono()
  app.get('/art/:version{v[0-9]{1,4}}/:category/:file', etag(), (c) => {
    const { version, category, file } = c.req.param()
    const id = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : ''
    if (!slug.test(category) || !slug.test(id))
      return c.text('Not found', 404, { 'cache-control': 'no-store' })

    const svg = productArt({ id, category })
    return c.body(svg, 200, {
      'cache-control': version === ART_VERSION ? forEver : forADay,
      'content-security-policy': "default-src 'none'",
      'content-type': 'image/svg+xml',
    })
  })
  return app
}
