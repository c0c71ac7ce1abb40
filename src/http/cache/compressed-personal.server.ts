import type { Context } from 'hono'
import { compress } from '#http/cache/cached-response.server.ts'
import { preferredEncoding } from '#http/negotiation.server.ts'

/** Pages and their data. Downloads are sent while they are made. */
const pageTypes = /^text\/(?:html|x-script)\b/
const leastBytes = 512

/**
 * Compresses a page that is made for one visitor, if nobody else could have chosen a word of it or caused the request:
 * else its size would tell strangers what else it says (decision 21).
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

/** Opened from a page of the shop or by hand, with nothing but its path. Browsers that do not say so get it plain. */
function isOwnRequest({ req }: Context): boolean {
  const site = req.header('sec-fetch-site')
  const isOwn = site === 'same-origin' || site === 'none'
  return isOwn && req.method === 'GET' && !req.url.includes('?')
}
