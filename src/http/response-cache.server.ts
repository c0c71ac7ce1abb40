import { Hono, type Context } from 'hono'
import { preferredEncoding } from '#http/encodings.server.ts'
import {
  createPageCache,
  toCachedPage,
  type CachedPage,
  type PageCache,
} from '#http/cached-response.server.ts'
import type { ChangeEvents } from '#db/change-events.server.ts'
import { describe, operationsOf } from '#http/operation.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'

/** What a cache of responses needs of the server. */
export interface CacheNeeds extends Pick<ServerContext, 'clock' | 'metrics'> {
  changeEvents: ChangeEvents
}

interface Memory {
  kind: 'page' | 'api'
  /** Two caches: one for known paths, one for arbitrary query strings, so that made-up URLs cannot evict real pages. */
  maxBytes: { ours: number; theirs: number }
}

const apiMemory: Memory = { kind: 'api', maxBytes: { ours: 32 * 1024 * 1024, theirs: 8 * 1024 * 1024 } }

/** Responses that are the same for everybody, each made and compressed once and cached until the catalogue changes. */
export function createResponseCache(
  { changeEvents, clock, metrics }: CacheNeeds,
  { kind, maxBytes }: Memory,
) {
  const ours = createPageCache({ maxBytes: maxBytes.ours })
  const theirs = createPageCache({ maxBytes: maxBytes.theirs })
  const underWay = new Map<string, Promise<CachedPage>>()
  changeEvents.on('catalogue_changed', '', () => {
    ours.clear()
    theirs.clear()
    underWay.clear()
  })

  function makeAndKeep(key: string, cache: PageCache, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const { generation } = cache
    const promise = make()
      .then((page) => {
        // Not found and errors are not cached: there are endless unknown addresses, and errors pass.
        if (page.status < 400 && page.freshUntil > clock().getTime()) cache.set(key, page, generation)
        return page
      })
      .finally(() => {
        if (underWay.get(key) === promise) underWay.delete(key)
      })
    underWay.set(key, promise)
    return promise
  }

  return async function answer(
    c: Context,
    { key, isOurs }: { key: string; isOurs: boolean },
    make: () => Promise<CachedPage>,
  ): Promise<Response> {
    const cache = isOurs ? ours : theirs
    const kept = cache.get(key, clock().getTime())
    metrics.pageCache.inc({ kind, outcome: kept ? 'memory' : 'rendered' })
    return sendPage(c, kept ?? (await (underWay.get(key) ?? makeAndKeep(key, cache, make))))
  }
}

/**
 * Caches calls whose answer depends on the address alone. Answers with `no-store` (errors, built-in data) are not
 * cached.
 */
export function cachedApi(context: CacheNeeds, calls: Hono): Hono {
  const answer = createResponseCache(context, apiMemory)
  calls.onError((error) => {
    throw error
  })
  const app = new Hono()
  for (const { path, ...operation } of operationsOf(calls)) app.get(path, describe(operation))
  for (const path of new Set(calls.routes.map((route) => route.path))) {
    app.get(path, (c) => {
      const { pathname, search } = new URL(c.req.url)
      return answer(
        c,
        { key: pathname + search, isOurs: search === '' && !pathname.includes('%') },
        async () => {
          const response = await calls.fetch(asGet(c.req.raw))
          response.headers.append('vary', 'accept-encoding')
          const isLasting = response.headers.get('cache-control') !== 'no-store'
          return toCachedPage(response, isLasting ? Infinity : 0)
        },
      )
    })
  }
  return app
}

/** A HEAD is answered as the GET it stands for: both are served from the same cache. */
export function asGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}

/** Compressed as the client accepts, or `304` if it has this version already. */
export function sendPage(c: Context, page: CachedPage): Response {
  const headers = new Headers(page.headers.map(([name, value]) => [name, value]))
  headers.set('etag', page.etag)
  if (page.status === 200 && isKnown(c.req.header('if-none-match'), page.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const encoding = preferredEncoding(c.req.header('accept-encoding'))
  const body = page.bodies[encoding]
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  const empty = c.req.method === 'HEAD' || page.status === 204 || page.status === 304
  return new Response(empty ? null : new Uint8Array(body), { status: page.status, headers })
}

/** `W/`: a proxy that compresses may have weakened the tag. */
function isKnown(tags: string | undefined, etag: string): boolean {
  return tags !== undefined && tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
