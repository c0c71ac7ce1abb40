import type { MiddlewareHandler } from 'hono'
import { problem } from '#http/problems.server.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects unsafe requests from pages of other origins. Programs pass, because they send no Origin header. The
 * shop's own origin is the public URL, or the requested host with the public scheme.
 */
export function sameOriginOnly(publicUrl: string): MiddlewareHandler {
  const publicAddress = new URL(publicUrl)
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && isForeign(c.req.raw.headers, publicAddress)) {
      return problem(c, 403, 'foreign_origin', 'This came from another site, so we didn’t accept it.')
    }
    return next()
  }
}

function isForeign(headers: Headers, { protocol, host }: URL): boolean {
  const origin = headers.get('origin')
  if (origin !== null) {
    if (!URL.canParse(origin)) return true
    const sender = new URL(origin)
    return sender.protocol !== protocol || (sender.host !== headers.get('host') && sender.host !== host)
  }
  const site = headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}
