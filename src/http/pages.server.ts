import type { Context } from 'hono'
import { askEachTime } from '#http/cache-headers.server.ts'
import type { CacheNeeds } from '#http/cached-api.server.ts'
import { pagePathname, readPageAddress } from '#http/page-address.ts'
import { createPageRenderer, withCacheControl, type PageRendering } from '#http/page-renderer.server.ts'
import type { FindPageRoute } from '#http/page-routes.server.ts'
import { readPageQuery } from '#http/page-query.ts'
import { problem } from '#http/problems.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'

const notStored = 'private, no-store'

interface PagesNeeds extends ServerContext, CacheNeeds {}

interface PagesOptions extends PageRendering {
  findRoute: FindPageRoute
}

/**
 * Answers every page. The HTML is the same for every visitor, so a GET is rendered and compressed once and served from
 * memory until something that it shows changes (product: quality 1).
 */
export function pages(needs: PagesNeeds, options: PagesOptions) {
  const { findRoute } = options
  const { renderForAll, answer } = createPageRenderer(needs, options)

  return async function page(c: Context): Promise<Response> {
    const url = new URL(c.req.url)
    const address = readPageAddress(url.pathname)
    const route = findRoute(address.path) ?? noRoute
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

  async function personalPage(c: Context): Promise<Response> {
    return withCacheControl(await answer(c), notStored)
  }
}

const noRoute = {
  ids: [],
  pattern: '/*',
  hasAction: false,
  searchParameters: [],
  listParameters: [],
  privateParameters: [],
  isPersonal: false,
}
