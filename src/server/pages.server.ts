import type { Context } from 'hono'
import { RouterContextProvider, type RequestHandler } from 'react-router'
import { clientAddress } from '#server/client-address.server.ts'
import { preferredEncoding } from '#server/encodings.server.ts'
import { createPageCache, toCachedPage, type CachedPage, type PageCache } from '#server/page-cache.server.ts'
import { provideServices } from '#server/page-context.server.ts'
import type { Parts } from '#server/parts.server.ts'

/** The search parameters that a page shows something different for; with any other it is rendered anew. */
const readParameters: Readonly<Record<string, readonly string[]>> = {
  '/marketplace': ['category'],
  '/marketplace-full': ['search', 'category', 'page'],
  '/wts/pre-packaged/catalog': ['show'],
  '/auth': ['reset'],
}
const shortLivedMilliseconds = 1_000
/** What visitors search for is theirs to choose, so it may only push out other searches. */
const searchedBytes = 16 * 1024 * 1024

/**
 * Answers every page of the site. The HTML of a page is the same for every visitor, so a GET is rendered and
 * compressed once and served from memory until the catalogue changes.
 */
export function pages(parts: Parts, render: RequestHandler, options: { strictPolicy: boolean }) {
  const known = createPageCache()
  const searched = createPageCache({ maxBytes: searchedBytes })
  const rendering = new Map<string, Promise<CachedPage>>()
  parts.changes.on('catalogue_changed', '', () => {
    known.clear()
    searched.clear()
    rendering.clear()
  })

  return async function page(c: Context): Promise<Response> {
    const { req } = c
    if (req.method !== 'GET' && req.method !== 'HEAD') return (await renderOnce(c)).response
    const url = new URL(req.url)
    if (!isKept(url)) return send(c, await renderToPage(c))
    const key = url.pathname + url.search
    const cache = url.searchParams.has('search') ? searched : known
    const kept = cache.get(key, parts.clock().getTime())
    parts.metrics.pageCache.inc({ outcome: kept ? 'memory' : 'rendered' })
    if (kept) return send(c, kept)
    const underWay = rendering.get(key) ?? renderAndKeep(c, key, cache)
    return send(c, await underWay)
  }

  function renderAndKeep(c: Context, key: string, cache: PageCache): Promise<CachedPage> {
    const { generation } = cache
    const promise = renderToPage(c)
      .then((page) => {
        // Addresses that lead nowhere are endless, and errors pass.
        if (page.status < 400) cache.set(key, page, generation)
        return page
      })
      .finally(() => {
        if (rendering.get(key) === promise) rendering.delete(key)
      })
    rendering.set(key, promise)
    return promise
  }

  async function renderToPage(c: Context): Promise<CachedPage> {
    const { response, shortLived } = await renderOnce(c)
    const freshUntil = shortLived ? parts.clock().getTime() + shortLivedMilliseconds : Infinity
    return toCachedPage(withCacheControl(response), freshUntil)
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
    // In development Vite writes scripts of its own.
    if (!options.strictPolicy) response.headers.set('content-security-policy', "frame-ancestors 'none'")
    return { response, shortLived }
  }
}

/** A HEAD is rendered as the GET that it stands for, since both are served from the same memory. */
function asGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}

function isKept(url: URL): boolean {
  const path = url.pathname.replace(/\.data$/, '')
  const read = readParameters[path] ?? []
  return [...url.searchParams.keys()].every((name) => name === '_routes' || read.includes(name))
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
