import type { Context } from 'hono'
import { RouterContextProvider, type RequestHandler } from 'react-router'
import type { CacheNeeds } from '#http/cache/cached-api.server.ts'
import { clientAddress } from '#http/limits/client-address.server.ts'
import { isWellFormed, pagePathname, readPageAddress } from '#http/pages/page-address.ts'
import { providePageContext } from '#http/server/page-context.server.ts'
import type { FindPageRoute } from '#http/pages/page-routes.server.ts'
import { readPageQuery } from '#http/pages/page-query.ts'
import { problem } from '#http/problems.server.ts'
import { retryAfterSeconds } from '#http/unavailable-problem.server.ts'
import { unavailability, type Unavailability } from '#db/unavailable.server.ts'
import type { ResponseNotes } from '#http/cache/response-cache.server.ts'
import { askEachTime, compress } from '#http/cache/cached-response.server.ts'
import { preferredEncoding } from '#http/negotiation.server.ts'

const notStored = 'private, no-store'

interface PagesOptions {
  findRoute: FindPageRoute
  render: RequestHandler
  strictPolicy: boolean
  /** Adds the values to the router context that pages of later folders read. */
  provide?: (context: RouterContextProvider) => void
}

/**
 * Answers all pages. The HTML is the same for every visitor, so each page is rendered and compressed once,
 * and served from memory until its content changes (product: quality 1).
 */
export function pages(needs: CacheNeeds, options: PagesOptions) {
  return async function page(c: Context): Promise<Response> {
    const url = new URL(c.req.url)
    const address = readPageAddress(url.pathname)
    const route = options.findRoute(address.path)
    c.set('pageRoute', route.pattern)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const takesForms = route.hasAction && isWellFormed(url.pathname)
      if (takesForms && c.req.method === 'POST') return answer(c)
      c.header('allow', takesForms ? 'GET, HEAD, POST' : 'GET, HEAD')
      return problem(c, 405, 'method_not_allowed', 'This address does not accept this kind of request.')
    }
    const pathname = pagePathname(address)
    if (pathname !== url.pathname) {
      c.header('cache-control', 'public, max-age=3600')
      return c.redirect(pathname + url.search, 301)
    }
    if (route.isPersonal) return answer(c)
    const { query, isPrivate, isKnown } = readPageQuery(url.searchParams, address.isData, route)
    const key = pathname + query
    const kind = isKnown ? 'known' : 'arbitrary'
    // Created from the address alone. The visitor's headers cannot affect the shared page, and rendering
    // continues if the visitor leaves.
    const newRequest = () => new Request(new URL(key, needs.environment.PUBLIC_URL))
    const make = (notes: ResponseNotes) => render(c, newRequest(), notes, isPrivate ? notStored : askEachTime)
    return needs.responses.respond(c, { content: 'page', key, kind, make })
  }

  /** Answers one visitor with the original request. */
  async function answer(c: Context): Promise<Response> {
    const notes: ResponseNotes = { counted: [] }
    const request = atPublicAddress(c.req.raw, needs.environment.PUBLIC_URL)
    const response = await render(c, request, notes, notStored)
    response.headers.append('vary', 'accept-encoding')
    for (const each of notes.counted) needs.counts.count(each)
    return compressPersonal(c, response)
  }

  /**
   * Renders a page and provides the context of its loaders and actions. A `cache-control` that the page sets
   * has priority.
   */
  async function render(c: Context, request: Request, notes: ResponseNotes, cacheControl: string) {
    const routerContext = new RouterContextProvider()
    let reason: Unavailability | null = null
    providePageContext(routerContext, {
      ...needs,
      counts: { count: (event) => void notes.counted.push(event) },
      clientAddress: clientAddress(c),
      shortLived: () => void (notes.isShortLived = true),
      failed: (error) => void (reason ??= unavailability(error)),
    })
    options.provide?.(routerContext)
    const rendered = await options.render(request, routerContext)
    const response = reason === null ? rendered : unavailablePage(rendered)
    const { headers } = response
    // A page that could not read its data answers 503 itself.
    if (response.status === 503) headers.set('retry-after', retryAfterSeconds)
    // In development, the policy must allow the scripts that Vite adds.
    if (!options.strictPolicy) headers.set('content-security-policy', "frame-ancestors 'none'")
    if (!headers.has('cache-control')) headers.set('cache-control', cacheControl)
    return response
  }
}

/**
 * The request with the public scheme and host, because React Router rejects forms from another origin and a
 * proxy may have ended TLS. `sameOriginOnly` has already rejected foreign origins.
 */
function atPublicAddress(request: Request, publicUrl: string): Request {
  const { origin } = new URL(publicUrl)
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  if (headers.has('origin')) headers.set('origin', origin)
  const { method, body, signal } = request
  // A streaming body requires `duplex`, which is missing from the types.
  const init = { method, headers, body, signal, duplex: 'half' }
  return new Request(origin + pathname + search, init)
}

/**
 * Turns a 500 into a 503. The router answers 500 for every error in a loader, even if the database was
 * unavailable.
 */
function unavailablePage(rendered: Response): Response {
  if (rendered.status !== 500) return rendered
  const { body, headers } = rendered
  return new Response(body, { status: 503, headers })
}

/** Pages and their data, but not downloads, which are streamed. */
const pageTypes = /^text\/(?:html|x-script)\b/
const leastBytes = 512

/**
 * Compresses a visitor's personal page, unless someone else may have influenced its content or caused the
 * request. In that case the compressed size could reveal its content (decision 21).
 */
async function compressPersonal(c: Context, response: Response): Promise<Response> {
  const encoding = preferredEncoding(c.req.header('accept-encoding'))
  const isPage = pageTypes.test(response.headers.get('content-type') ?? '')
  if (encoding === 'identity' || !isPage || !response.body || !isOwnRequest(c)) return response
  const body = new Uint8Array(await response.arrayBuffer())
  const { status, headers } = response
  if (body.length < leastBytes) return new Response(body, { status, headers })
  headers.set('content-encoding', encoding)
  return new Response(await compress(encoding, body), { status, headers })
}

/**
 * Whether the page was opened by a link in the shop or by the visitor, and without a query. Older browsers do
 * not report this and get uncompressed pages.
 */
function isOwnRequest({ req }: Context): boolean {
  const site = req.header('sec-fetch-site')
  const isOwn = site === 'same-origin' || site === 'none'
  return isOwn && req.method === 'GET' && !req.url.includes('?')
}
