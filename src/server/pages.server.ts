import type { Context } from 'hono'
import { RouterContextProvider, type RequestHandler } from 'react-router'
import { clientAddress } from '#server/client-address.server.ts'
import { preferredEncoding } from '#server/encodings.server.ts'
import { toCachedPage, type CachedPage, type PageCache } from '#server/page-cache.server.ts'
import { provideServices } from '#server/page-context.server.ts'
import type { Parts } from '#server/parts.server.ts'
import { pagePolicy } from '#server/security-headers.server.ts'

/** Search parameters that a page shows something different for; with any other the page is rendered anew. */
const cacheableParameters = new Set(['search', 'category', 'page', 'show', 'reset', '_routes'])
const shortLivedMilliseconds = 1_000
const policyHeader = 'content-security-policy'

/**
 * Answers every page of the site. The HTML of a page is the same for every visitor, so a GET is rendered and
 * compressed once and served from memory until the catalogue changes.
 */
export function pages(
  parts: Parts,
  render: RequestHandler,
  cache: PageCache,
  options: { strictPolicy: boolean },
) {
  const rendering = new Map<string, Promise<CachedPage>>()

  return async function page(c: Context): Promise<Response> {
    const { req } = c
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return withPolicy(await renderOnce(c).then((r) => r.response))
    const key = cacheKey(new URL(req.url))
    if (key === null) return send(c, await renderToPage(c))
    const kept = cache.get(key, parts.clock().getTime())
    parts.metrics.pageCache.inc({ outcome: kept ? 'memory' : 'rendered' })
    if (kept) return send(c, kept)
    const underWay = rendering.get(key) ?? renderAndKeep(c, key)
    return send(c, await underWay)
  }

  function renderAndKeep(c: Context, key: string): Promise<CachedPage> {
    const generation = cache.generation
    const promise = renderToPage(c)
      .then((page) => {
        if (page.status < 500) cache.set(key, page, generation)
        return page
      })
      .finally(() => rendering.delete(key))
    rendering.set(key, promise)
    return promise
  }

  async function renderToPage(c: Context): Promise<CachedPage> {
    const { response, shortLived } = await renderOnce(c)
    const brief = shortLived || response.status >= 400
    const freshUntil = brief ? parts.clock().getTime() + shortLivedMilliseconds : Infinity
    return toCachedPage(withCacheControl(await withPolicy(response)), [], freshUntil)
  }

  async function renderOnce(c: Context): Promise<{ response: Response; shortLived: boolean }> {
    let shortLived = false
    const context = new RouterContextProvider()
    provideServices(context, {
      ...parts,
      clientAddress: clientAddress(c),
      shortLived: () => {
        shortLived = true
      },
    })
    const response = await render(asGet(c.req.raw), context)
    return { response, shortLived }
  }

  async function withPolicy(response: Response): Promise<Response> {
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const html = await response.text()
    const headers = new Headers(response.headers)
    if (options.strictPolicy) headers.set(policyHeader, pagePolicy(html))
    else headers.set(policyHeader, "frame-ancestors 'none'")
    return new Response(html, { status: response.status, headers })
  }
}

/** A HEAD is rendered as the GET that it stands for, since both are served from the same memory. */
function asGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}

function cacheKey(url: URL): string | null {
  for (const name of url.searchParams.keys()) if (!cacheableParameters.has(name)) return null
  return url.pathname + url.search
}

function withCacheControl(response: Response): Response {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate')
  headers.append('vary', 'accept-encoding')
  return new Response(response.body, { status: response.status, headers })
}

function send(c: Context, page: CachedPage): Response {
  const headers = new Headers(page.headers.map(([name, value]) => [name, value]))
  headers.set('etag', page.etag)
  if (page.status === 200 && c.req.header('if-none-match') === page.etag) {
    return new Response(null, { status: 304, headers })
  }
  const encoding = preferredEncoding(c.req.header('accept-encoding'))
  const body = page.bodies[encoding]
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  const empty = c.req.method === 'HEAD' || page.status === 204 || page.status === 304
  return new Response(empty ? null : new Uint8Array(body), { status: page.status, headers })
}
