import type { Context } from 'hono'
import { RouterContextProvider, type RequestHandler } from 'react-router'
import { clientAddress } from '#http/client-address.server.ts'
import { asGet, createResponseCache, sendPage } from '#http/response-cache.server.ts'
import { toCachedPage, type CachedPage } from '#http/cached-response.server.ts'
import { providePageContext } from '#http/page-context.server.ts'
import type { ChangeEvents } from '#db/change-events.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'

/** The query parameters that a page reads. */
const readParameters: Readonly<Record<string, readonly string[]>> = {
  '/marketplace': ['category'],
  '/marketplace-full': ['search', 'category', 'page'],
  '/wts/pre-packaged/catalog': ['show'],
  '/auth': ['reset'],
}
const forEverybody = 'public, max-age=0, must-revalidate'
const shortLivedMilliseconds = 1_000
/** Query strings are the visitor's choice, so they may only evict one another. */
const maxBytes = { ours: 96 * 1024 * 1024, theirs: 16 * 1024 * 1024 }

interface PagesNeeds extends ServerContext {
  changeEvents: ChangeEvents
}

interface PagesOptions {
  strictPolicy: boolean
  /** Adds what pages of later folders read from the router's context. */
  provide?: (context: RouterContextProvider) => void
}

/**
 * Answers every page. The HTML is the same for every visitor, so a GET is rendered and compressed once and served from
 * memory until the catalogue changes (product: quality 1).
 */
export function pages(context: PagesNeeds, render: RequestHandler, options: PagesOptions) {
  const answer = createResponseCache(context, { kind: 'page', maxBytes })

  return async function page(c: Context): Promise<Response> {
    const { req } = c
    if (req.method !== 'GET' && req.method !== 'HEAD') return (await renderOnce(c)).response
    const url = new URL(req.url)
    if (!isKept(url)) return sendPage(c, await renderToPage(c, 'private, no-cache'))
    const isOurs = url.search === ''
    return answer(c, { key: url.pathname + url.search, isOurs }, () => renderToPage(c, forEverybody))
  }

  async function renderToPage(c: Context, cacheControl: string): Promise<CachedPage> {
    const { response, shortLived } = await renderOnce(c)
    const freshUntil = shortLived ? context.clock().getTime() + shortLivedMilliseconds : Infinity
    return toCachedPage(withCacheControl(response, cacheControl), freshUntil)
  }

  async function renderOnce(c: Context): Promise<{ response: Response; shortLived: boolean }> {
    let shortLived = false
    const routerContext = new RouterContextProvider()
    providePageContext(routerContext, {
      ...context,
      clientAddress: clientAddress(c),
      shortLived: () => {
        shortLived = true
      },
    })
    options.provide?.(routerContext)
    const response = await render(asGet(c.req.raw), routerContext)
    // In development Vite adds scripts of its own.
    if (!options.strictPolicy) response.headers.set('content-security-policy', "frame-ancestors 'none'")
    return { response, shortLived }
  }
}

function isKept(url: URL): boolean {
  const path = url.pathname.replace(/\.data$/, '')
  const read = readParameters[path] ?? []
  return [...url.searchParams.keys()].every((name) => name === '_routes' || read.includes(name))
}

/** A page's own `cache-control` wins. */
function withCacheControl(response: Response, cacheControl: string): Response {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl)
  headers.append('vary', 'accept-encoding')
  return new Response(response.body, { status: response.status, headers })
}
