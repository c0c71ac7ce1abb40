import type { Context } from 'hono'
import { RouterContextProvider, type RequestHandler } from 'react-router'
import { toCachedResponse, type CachedResponse } from '#http/cached-response.server.ts'
import { clientAddress } from '#http/client-address.server.ts'
import type { Countable } from '#http/daily-counts.ts'
import { providePageContext } from '#http/page-context.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'
import { createTurns } from '#lib/turns.ts'

const shortLivedMilliseconds = 1_000
/** How many pages are rendered at a time. Each holds megabytes until it is compressed, and more at once are not faster. */
const mostRenders = 16

export interface PageRendering {
  render: RequestHandler
  strictPolicy: boolean
  /** Adds what pages of later folders read from the router's context. */
  provide?: (context: RouterContextProvider) => void
}

/** Renders pages with what their loaders and actions may use of the server. */
export function createPageRenderer(needs: ServerContext, { render, strictPolicy, provide }: PageRendering) {
  const inTurn = createTurns(mostRenders)

  /**
   * Renders from the address alone: nothing that one visitor sends reaches a page that others get, and rendering goes
   * on if that visitor leaves.
   */
  function renderForAll(c: Context, address: string, cacheControl: string): Promise<CachedResponse> {
    return inTurn(async () => {
      const request = new Request(new URL(address, needs.environment.PUBLIC_URL))
      const { response, shortLived, counted } = await handle(c, request)
      const isStored = !response.headers.get('cache-control')?.includes('no-store')
      const freshFor = shortLived ? shortLivedMilliseconds : Infinity
      const freshUntil = isStored ? needs.clock().getTime() + freshFor : 0
      return { ...(await toCachedResponse(withCacheControl(response, cacheControl), freshUntil)), counted }
    })
  }

  /** Answers the request itself, for its sender alone. */
  async function answer(c: Context): Promise<Response> {
    const handled = await handle(c, c.req.raw)
    countSent(handled)
    return handled.response
  }

  /** What a page counts while it is rendered, it counts each time that it is sent. */
  function countSent({ counted = [] }: Pick<CachedResponse, 'counted'>): void {
    for (const each of counted) needs.counts.count(each)
  }

  return { renderForAll, answer, countSent }

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
export function withCacheControl(response: Response, cacheControl: string): Response {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl)
  headers.append('vary', 'accept-encoding')
  return new Response(response.body, { status: response.status, headers })
}
