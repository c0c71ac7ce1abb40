import { Hono, type Context as HonoContext } from 'hono'
import { askEachTime } from '#http/cache/cached-response.server.ts'
import { declared, operationsOf } from '#http/operation.server.ts'
import type { ResponseCache, ResponseNotes } from '#http/cache/response-cache.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'

export interface CacheNeeds extends ServerContext {
  responses: ResponseCache
}

/**
 * Caches API calls whose answer depends only on their address. Each call gets a request made from that
 * address, without headers, cookies or undeclared query parameters. Answers with `no-store`, such as errors,
 * are not cached.
 */
export function cachedApi({ responses }: CacheNeeds, calls: Hono): Hono {
  calls.onError((error) => {
    throw error
  })
  const app = new Hono()
  const operations = new Map(operationsOf(calls).map((operation) => [operation.path, operation]))
  for (const path of new Set(calls.routes.map((route) => route.path))) {
    const operation = operations.get(path)
    if (operation) app.get(path, declared(operation))
    app.get(path, (c) => {
      const url = new URL(c.req.url)
      if (!operation?.query) url.search = ''
      const kind = url.search === '' && !url.pathname.includes('%') ? 'known' : 'arbitrary'
      const make = async (notes: ResponseNotes) => calls.fetch(new Request(url), notes)
      return responses.respond(c, { content: 'api', key: url.pathname + url.search, kind, make })
    })
  }
  return app
}

/**
 * Prepares a call of `cachedApi`. Browsers and proxies store the answer but revalidate it. They do not store
 * short-lived answers, for example from the built-in catalog.
 */
export function readingFor<Context extends object>(c: HonoContext, context: Context) {
  c.header('cache-control', askEachTime)
  return {
    ...context,
    shortLived: () => c.header('cache-control', 'no-store'),
  }
}
