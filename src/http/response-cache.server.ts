import type { Context } from 'hono'
import type { ChangeEvents } from '#db/change-events.server.ts'
import { createBoundedCache, type BoundedCache, type CacheBounds } from '#http/bounded-cache.server.ts'
import { sendCached, type CachedResponse } from '#http/cached-response.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'

/** What a response cache needs of the server. */
export interface CacheNeeds extends Pick<ServerContext, 'clock' | 'metrics'> {
  changeEvents: ChangeEvents
}

interface CacheOptions {
  kind: 'page' | 'api'
  /** Two caches: one for known paths, one for arbitrary query strings, so that made-up URLs cannot evict real pages. */
  bounds: Record<AddressKind, CacheBounds>
  onSent?: (response: CachedResponse) => void
}

type AddressKind = 'known' | 'arbitrary'

/** Responses that are the same for everybody, each made and compressed once and cached until the catalogue changes. */
export function createResponseCache({ changeEvents, clock, metrics }: CacheNeeds, options: CacheOptions) {
  const caches = {
    known: createBoundedCache(options.bounds.known),
    arbitrary: createBoundedCache(options.bounds.arbitrary),
  }
  const pending = new Map<string, Promise<CachedResponse>>()
  changeEvents.on('catalogue_changed', '', () => {
    caches.known.clear()
    caches.arbitrary.clear()
    pending.clear()
  })

  function makeAndStore(
    key: string,
    cache: BoundedCache,
    make: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const { generation } = cache
    const promise = make()
      .then((response) => {
        // Not found and errors are not cached: there are endless unknown addresses, and errors pass.
        if (response.status < 400 && response.freshUntil > clock().getTime()) {
          cache.set(key, response, generation)
        }
        return response
      })
      .finally(() => {
        if (pending.get(key) === promise) pending.delete(key)
      })
    pending.set(key, promise)
    return promise
  }

  return async function respond(
    c: Context,
    { key, kind }: { key: string; kind: AddressKind },
    make: () => Promise<CachedResponse>,
  ): Promise<Response> {
    const cache = caches[kind]
    const cached = cache.get(key, clock().getTime())
    metrics.responseCache.inc({ kind: options.kind, outcome: cached ? 'cached' : 'rendered' })
    const response = cached ?? (await (pending.get(key) ?? makeAndStore(key, cache, make)))
    options.onSent?.(response)
    return sendCached(c, response)
  }
}
