import type { Context } from 'hono'
import { RouterContextProvider, type RequestHandler } from 'react-router'
import { askEachTime, tagsHeader } from '#http/cache-headers.server.ts'
import type { CacheNeeds } from '#http/cached-api.server.ts'
import { clientAddress } from '#http/client-address.server.ts'
import { compressPersonal } from '#http/compressed-personal.server.ts'
import type { Countable } from '#http/daily-counts.ts'
import { pagePathname, readPageAddress } from '#http/page-address.ts'
import { providePageContext } from '#http/page-context.server.ts'
import type { FindPageRoute } from '#http/page-routes.server.ts'
import { readPageQuery } from '#http/page-query.ts'
import { problem } from '#http/problems.server.ts'
import type { MadeResponse } from '#http/response-cache.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'

const notStored = 'private, no-store'

interface PagesNeeds extends ServerContext, CacheNeeds {}

interface PagesOptions {
  findRoute: FindPageRoute
  render: RequestHandler
  strictPolicy: boolean
  /** Adds what pages of later folders read from the router's context. */
  provide?: (context: RouterContextProvider) => void
}

/**
 * Answers every page. The HTML is the same for every visitor, so a GET is rendered and compressed once and served from
 * memory until something that it shows changes (product: quality 1).
 */
export function pages(needs: PagesNeeds, options: PagesOptions) {
  const { findRoute } = options
  const render = pageRenderer(needs, options)

  return async function page(c: Context): Promise<Response> {
    const url = new URL(c.req.url)
    const address = readPageAddress(url.pathname)
    const route = findRoute(address.path)
    c.set('pageRoute', route.pattern)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const takesForms = route.hasAction
      if (takesForms && c.req.method === 'POST') return route.isPersonal ? personalPage(c) : answer(c)
      c.header('allow', takesForms ? 'GET, HEAD, POST' : 'GET, HEAD')
      return problem(c, 405, 'method_not_allowed', 'This address does not take requests of this kind.')
    }
    const pathname = pagePathname(address)
    if (pathname !== url.pathname) {
      c.header('cache-control', 'public, max-age=3600')
      return c.redirect(pathname + url.search, 301)
    }
    if (route.isPersonal) return personalPage(c)
    const { query, isPrivate, isKnown } = readPageQuery(url.searchParams, address.isData, route)
    const key = pathname + query
    const kind = isKnown ? 'known' : 'arbitrary'
    return needs.responses.respond(c, { content: 'page', key, kind }, () =>
      renderForAll(c, key, isPrivate ? notStored : askEachTime),
    )
  }

  /**
   * Renders from the address alone: nothing that one visitor sends reaches a page that others get, and rendering goes
   * on if that visitor leaves.
   */
  async function renderForAll(c: Context, address: string, cacheControl: string): Promise<MadeResponse> {
    const request = new Request(new URL(address, needs.environment.PUBLIC_URL))
    const { tags, ...made } = await render(c, request)
    const response = withCacheControl(made.response, cacheControl)
    for (const tag of tags) response.headers.append(tagsHeader, tag)
    return { ...made, response }
  }

  async function personalPage(c: Context): Promise<Response> {
    return compressPersonal(c, withCacheControl(await answer(c), notStored))
  }

  /** Answers the request itself, for its sender alone. */
  async function answer(c: Context): Promise<Response> {
    const { response, counted } = await render(c, c.req.raw)
    for (const each of counted) needs.counts.count(each)
    return response
  }
}

/** Renders pages with what their loaders and actions may use of the server. */
function pageRenderer(needs: ServerContext, { render, strictPolicy, provide }: PagesOptions) {
  return async (c: Context, request: Request) => {
    const made = { shortLived: false, tags: new Array<string>(), counted: new Array<Countable>() }
    const routerContext = new RouterContextProvider()
    providePageContext(routerContext, {
      ...needs,
      counts: { count: (what) => void made.counted.push(what) },
      clientAddress: clientAddress(c),
      shortLived: () => void (made.shortLived = true),
      shows: (more) => void made.tags.push(...more),
    })
    provide?.(routerContext)
    const response = await render(request, routerContext)
    // In development Vite adds scripts of its own.
    if (!strictPolicy) response.headers.set('content-security-policy', "frame-ancestors 'none'")
    return { ...made, response }
  }
}

/** A page's own `cache-control` wins. */
function withCacheControl(response: Response, cacheControl: string): Response {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl)
  headers.append('vary', 'accept-encoding')
  return new Response(response.body, { status: response.status, headers })
}
