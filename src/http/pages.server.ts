import type { Context } from 'hono'
import { RouterContextProvider, type RequestHandler } from 'react-router'
import { toCachedResponse, type CachedResponse, sendCached } from '#http/cached-response.server.ts'
import type { Countable } from '#http/daily-counts.ts'
import { clientAddress } from '#http/client-address.server.ts'
import { pagePathname, readPageAddress } from '#http/page-address.ts'
import { providePageContext } from '#http/page-context.server.ts'
import type { FindPageRoute } from '#http/page-routes.server.ts'
import { readPageQuery } from '#http/page-query.ts'
import { problem } from '#http/problems.server.ts'
import { createResponseCache, type CacheNeeds } from '#http/response-cache.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'
import { createTurns } from '#lib/turns.ts'

const megabyte = 1024 * 1024
const bounds = {
  known: { maxBytes: 64 * megabyte, maxEntries: 5_000 },
  arbitrary: { maxBytes: 8 * megabyte, maxEntries: 500 },
}
const forEverybody = 'public, max-age=0, must-revalidate'
const notStored = 'private, no-store'
const shortLivedMilliseconds = 1_000
/** Rendered at a time; each holds megabytes until it is compressed, and the processor is shared anyway. */
const mostRenders = 16

interface PagesNeeds extends ServerContext, CacheNeeds {}

interface PagesOptions {
  render: RequestHandler
  findRoute: FindPageRoute
  strictPolicy: boolean
  /** Adds what pages of later folders read from the router's context. */
  provide?: (context: RouterContextProvider) => void
}

/**
 * Answers every page. The HTML is the same for every visitor, so a GET is rendered and compressed once and served from
 * memory until the catalogue changes (product: quality 1).
 */
export function pages(needs: PagesNeeds, options: PagesOptions) {
  const { render, findRoute, strictPolicy, provide } = options
  const respond = createResponseCache(needs, { kind: 'page', bounds, onSent: countSent })
  const inTurn = createTurns(mostRenders)

  return async function page(c: Context): Promise<Response> {
    const url = new URL(c.req.url)
    const address = readPageAddress(url.pathname)
    const route = findRoute(address.path) ?? noRoute
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const takesForms = route.hasAction
      if (takesForms && c.req.method === 'POST') return route.isPersonal ? personalPage(c) : submit(c)
      c.header('allow', takesForms ? 'GET, HEAD, POST' : 'GET, HEAD')
      return problem(c, 405, 'method_not_allowed', 'This address does not take requests of this kind.')
    }
    const pathname = pagePathname(address)
    if (pathname !== url.pathname) {
      c.header('cache-control', 'public, max-age=3600')
      return c.redirect(pathname + url.search, 301)
    }
    if (route.isPersonal) return personalPage(c)
    if (url.search === '') {
      return respond(c, { key: pathname, kind: 'known' }, () => renderPage(c, pathname, forEverybody))
    }
    const { query, isPrivate, isKnown } = readPageQuery(url.searchParams, address.isData, route)
    const key = pathname + query
    if (isPrivate) {
      const page = await renderPage(c, key, notStored)
      countSent(page)
      return sendCached(c, page)
    }
    return respond(c, { key, kind: isKnown ? 'known' : 'arbitrary' }, () => renderPage(c, key, forEverybody))
  }

  /**
   * Renders from the address alone: nothing that one visitor sends reaches a page that others get, and rendering goes
   * on if that visitor leaves.
   */
  function renderPage(c: Context, address: string, cacheControl: string): Promise<CachedResponse> {
    return inTurn(async () => {
      const request = new Request(new URL(address, needs.environment.PUBLIC_URL))
      const { response, shortLived, counted } = await handle(c, request)
      const isStored = !response.headers.get('cache-control')?.includes('no-store')
      const freshFor = shortLived ? shortLivedMilliseconds : Infinity
      const freshUntil = isStored ? needs.clock().getTime() + freshFor : 0
      return { ...(await toCachedResponse(withCacheControl(response, cacheControl), freshUntil)), counted }
    })
  }

  /** What a page counts while it is rendered, it counts each time that it is sent. */
  function countSent({ counted = [] }: Pick<CachedResponse, 'counted'>): void {
    for (const each of counted) needs.counts.count(each)
  }

  async function personalPage(c: Context): Promise<Response> {
    const handled = await handle(c, c.req.raw)
    countSent(handled)
    return withCacheControl(handled.response, notStored)
  }

  async function submit(c: Context): Promise<Response> {
    const handled = await handle(c, c.req.raw)
    countSent(handled)
    return handled.response
  }

  async function handle(c: Context, request: Request): Promise<Handled> {
    let shortLived = false
    const counted: Countable[] = []
    const routerContext = new RouterContextProvider()
    providePageContext(routerContext, {
      ...needs,
      counts: { count: (what) => void counted.push(what) },
      clientAddress: clientAddress(c),
      shortLived: () => {
        shortLived = true
      },
    })
    provide?.(routerContext)
    const response = await render(request, routerContext)
    // In development Vite adds scripts of its own.
    if (!strictPolicy) response.headers.set('content-security-policy', "frame-ancestors 'none'")
    return { response, shortLived, counted }
  }
}

interface Handled {
  response: Response
  shortLived: boolean
  counted: readonly Countable[]
}

/** A page's own `cache-control` wins. */
function withCacheControl(response: Response, cacheControl: string): Response {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl)
  headers.append('vary', 'accept-encoding')
  return new Response(response.body, { status: response.status, headers })
}

const noRoute = {
  ids: [],
  hasAction: false,
  searchParameters: [],
  listParameters: [],
  privateParameters: [],
  isPersonal: false,
}
