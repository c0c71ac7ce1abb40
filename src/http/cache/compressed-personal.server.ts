import type { Context } from 'hono'
import { compress } from '#http/cache/cached-response.server.ts'
import { preferredEncoding } from '#http/negotiation.server.ts'

/** Pages and their data. Downloads are streamed instead. */
const pageTypes = /^text\/(?:html|x-script)\b/
const leastBytes = 512

/**
 * Compresses a visitor's own page only if nobody else could have influenced its content or caused the request.
 * Otherwise its compressed size could leak its content (decision 21).
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
 * Whether the page was opened from the shop or by hand, by its path alone. Browsers that do not send this
 * information get it uncompressed.
 */
function isOwnRequest({ req }: Context): boolean {
  const site = req.header('sec-fetch-site')
  const isOwn = site === 'same-origin' || site === 'none'
  return isOwn && req.method === 'GET' && !req.url.includes('?')
}
