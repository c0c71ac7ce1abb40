import { Hono, type Context as HonoContext } from 'hono'
import { askEachTime, tagsHeader } from '#http/cache-tags.server.ts'
import { declared, operationsOf } from '#http/operation.server.ts'
import type { ResponseCache } from '#http/response-cache.server.ts'

export interface CacheNeeds {
  responses: ResponseCache
}

/**
 * Caches calls whose answer depends on the address alone. Each gets a request made from that address, without headers
 * or cookies, and without a query unless it declares one. Answers with `no-store` (errors, built-in data) are not cached.
 */
export function cachedApi({ responses }: CacheNeeds, calls: Hono): Hono {
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
      const kind = url.search === '' && !url.pathname.includes('%') ? 'known' : 'arbitrary'
      async function make() {
        const response = await calls.fetch(new Request(url))
        const tags = response.headers.get(tagsHeader)?.split(', ') ?? []
        response.headers.delete(tagsHeader)
        response.headers.append('vary', 'accept-encoding')
        return { response, tags }
      }
      return responses.respond(c, { content: 'api', key: url.pathname + url.search, kind, make })
    })
  }
  return app
}

/**
 * With this a call reads the catalogue. Browsers and caches store its answer but ask each time whether it is still the
 * newest. One that is not from the database is not stored.
 */
export function readingFor<Context extends object>(c: HonoContext, context: Context) {
  c.header('cache-control', askEachTime)
  return {
    ...context,
    shortLived: () => c.header('cache-control', 'no-store'),
    shows(tags: readonly string[]) {
      for (const tag of tags) c.header(tagsHeader, tag, { append: true })
    },
  }
}
