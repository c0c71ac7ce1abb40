import type { MiddlewareHandler } from 'hono'
import { problem } from '#http/problems.server.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Rejects every unsafe request caused by a page of another origin. Programs without an origin pass. */
export function sameOriginOnly(publicUrl: string): MiddlewareHandler {
  const publicHost = new URL(publicUrl).host
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && isForeign(c.req.raw.headers, publicHost)) {
      return problem(c, 403, 'foreign_origin', 'This request came from another site and was refused.')
    }
    return next()
  }
}

function isForeign(headers: Headers, publicHost: string): boolean {
  const origin = headers.get('origin')
  if (origin !== null) {
    if (!URL.canParse(origin)) return true
    const { host } = new URL(origin)
    return host !== headers.get('host') && host !== publicHost
  }
  const site = headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}
