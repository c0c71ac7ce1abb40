import type { Context } from 'hono'
import { RouterContextProvider, type RequestHandler } from 'react-router'
import { clientAddress } from '#http/client-address.server.ts'
import type { Countable } from '#http/daily-counts.ts'
import { providePageContext } from '#http/page-context.server.ts'
import { tagsHeader } from '#http/cache-headers.server.ts'
import type { MadeResponse } from '#http/response-cache.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'

export interface PageRendering {
  render: RequestHandler
  strictPolicy: boolean
  /** Adds what pages of later folders read from the router's context. */
  provide?: (context: RouterContextProvider) => void
}

/** Renders pages with what their loaders and actions may use of the server. */
export function createPageRenderer(needs: ServerContext, { render, strictPolicy, provide }: PageRendering) {
  /**
   * Renders from the address alone: nothing that one visitor sends reaches a page that others get, and rendering goes
   * on if that visitor leaves.
   */
  async function renderForAll(c: Context, address: string, cacheControl: string): Promise<MadeResponse> {
    const request = new Request(new URL(address, needs.environment.PUBLIC_URL))
    const { tags, ...made } = await handle(c, request)
    const response = withCacheControl(made.response, cacheControl)
    for (const tag of tags) response.headers.append(tagsHeader, tag)
    return { ...made, response }
  }

  /** Answers the request itself, for its sender alone. */
  async function answer(c: Context): Promise<Response> {
    const { response, counted } = await handle(c, c.req.raw)
    for (const each of counted) needs.counts.count(each)
    return response
  }

  return { renderForAll, answer }

  async function handle(c: Context, request: Request) {
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
export function withCacheControl(response: Response, cacheControl: string): Response {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl)
  headers.append('vary', 'accept-encoding')
  return new Response(response.body, { status: response.status, headers })
}
