import { Hono } from 'hono'
import { ART_VERSION } from '#art/art-url.ts'
import { productArt } from '#art/product-art.ts'
import { stableHash } from '#art/seeded.ts'

const slug = /^[a-z0-9][a-z0-9-]{0,80}$/
const forEver = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400'

/** `GET /art/v1/{category}/{id}.svg`. A URL with an older version gets the current picture, cached for a day. */
export function artEndpoint(): Hono {
  const app = new Hono()
  app.get('/art/:version{v[0-9]{1,4}}/:category/:file', (c) => {
    const { version, category, file } = c.req.param()
    const id = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : ''
    if (!slug.test(category) || !slug.test(id))
      return c.text('Not found', 404, { 'cache-control': 'no-store' })

    const svg = productArt({ id, category })
    const etag = `"${stableHash(svg).toString(36)}"`
    const headers = {
      'cache-control': version === ART_VERSION ? forEver : forADay,
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      etag,
    }
    if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    return c.body(svg, 200, { ...headers, 'content-type': 'image/svg+xml' })
  })
  return app
}

/** `W/`: a proxy that compresses may have weakened the tag. */
function matches(known: string | undefined, etag: string): boolean {
  return known !== undefined && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
