import { Hono } from 'hono'
import { toCachedResponse } from '#http/cached-response.server.ts'
import { declared, operationsOf } from '#http/operation.server.ts'
import { createResponseCache, type CacheNeeds } from '#http/response-cache.server.ts'

const megabyte = 1024 * 1024
const bounds = {
  known: { maxBytes: 16 * megabyte, maxEntries: 5_000 },
  arbitrary: { maxBytes: 8 * megabyte, maxEntries: 500 },
}

/**
 * Caches calls whose answer depends on the address alone. Each gets a request made from that address, without headers
 * or cookies, and without a query unless it declares one. Answers with `no-store` (errors, built-in data) are not cached.
 */
export function cachedApi(context: CacheNeeds, calls: Hono): Hono {
  const respond = createResponseCache(context, { kind: 'api', bounds })
  calls.onError((error) => {
    throw error
  })
  const app = new Hono()
  const operations = operationsOf(calls)
  for (const { path, ...operation } of operations) app.get(path, declared(operation))
  const readQuery = new Set(operations.filter(({ query }) => query !== undefined).map(({ path }) => path))
  for (const path of new Set(calls.routes.map((route) => route.path))) {
    app.get(path, (c) => {
      const url = new URL(c.req.url)
      if (!readQuery.has(path)) url.search = ''
      const isKnown = url.search === '' && !url.pathname.includes('%')
      const address = { key: url.pathname + url.search, kind: isKnown ? 'known' : 'arbitrary' } as const
      return respond(c, address, async () => {
        const response = await calls.fetch(new Request(url))
        response.headers.append('vary', 'accept-encoding')
        const mayStore = response.headers.get('cache-control') !== 'no-store'
        return toCachedResponse(response, mayStore ? Infinity : 0)
      })
    })
  }
  return app
}
