import type { Context } from 'hono'
import { compress } from '#http/cache/cached-response.server.ts'
import { preferredEncoding } from '#http/negotiation.server.ts'

/** Pages and their data, but not downloads, which are streamed. */
const pageTypes = /^text\/(?:html|x-script)\b/
const leastBytes = 512

/**
 * Compresses a visitor's personal page, unless someone else may have influenced its content or caused the
 * request. In that case the compressed size could reveal its content (decision 21).
 */
export async function compressPersonal(c: Context, response: Response): Promise<Response> {
  const encoding = preferredEncoding(c.req.header('accept-encoding'))
  const isPage = pageTypes.test(response.headers.get('content-type') ?? '')
  if (encoding === 'identity' || !isPage || !response.body || !isOwnRequest(c)) return response
  const whole = new Uint8Array(await response.arrayBuffer())
  const { status, headers } = response
  if (whole.length < leastBytes) return new Response(whole, { status, headers })
  headers.set('content-encoding', encoding)
  return new Response(await compress(encoding, whole), { status, headers })
}

/**
 * Whether a link in the shop or the visitor opened the page, without a query. Older browsers do not report
 * this and get uncompressed pages.
 */
function isOwnRequest({ req }: Context): boolean {
  const site = req.header('sec-fetch-site')
  const isOwn = site === 'same-origin' || site === 'none'
  return isOwn && req.method === 'GET' && !req.url.includes('?')
}
