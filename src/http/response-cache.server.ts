import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { ChangeEvents } from '#db/change-events.server.ts'
import { createBoundedCache } from '#http/bounded-cache.server.ts'
import { addCacheHeaders, takeTags } from '#http/cache-headers.server.ts'
import {
  bytesOf,
  composeResponse,
  compress,
  toResponse,
  type CachedResponse,
} from '#http/cached-response.server.ts'
import type { Countable } from '#http/daily-counts.ts'
import { addSecurityHeaders } from '#http/security-headers.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'
import { createTagChanges, readChangedTags } from '#http/tag-changes.server.ts'
import { createTurns } from '#lib/turns.ts'

interface CacheNeeds extends Pick<ServerContext, 'clock' | 'metrics' | 'counts' | 'environment'> {
  changeEvents: ChangeEvents
}

interface Asked {
  content: 'page' | 'api'
  key: string
  /** `arbitrary` has a query that visitors choose. */
  kind: 'known' | 'arbitrary'
}

/** A response that was just made, for everybody. One that says `no-store` is not cached. */
export interface MadeResponse {
  response: Response
  /** Made from the built-in catalogue, so cached for a moment only. */
  shortLived?: boolean
  counted?: readonly Countable[]
}

type Make = () => Promise<MadeResponse>

interface StoredResponse extends CachedResponse {
  /** Milliseconds since the epoch; `Infinity` until what it shows changes. */
  freshUntil: number
  /** What it shows. */
  tags: readonly string[]
  /** A moment of the changes, up to which nothing that it shows had changed. */
  currentAt: number
}

export type ResponseCache = ReturnType<typeof createResponseCache>

const megabyte = 1024 * 1024
/** How many are made at a time. Each holds megabytes until it is compressed, and more at once are not faster. */
const mostMade = 16
const shortLivedMilliseconds = 1_000

/**
 * The responses of this process that are the same for everybody. Each is made and compressed once and cached until
 * something that it shows changes.
 */
export function createResponseCache({ changeEvents, clock, metrics, counts, environment }: CacheNeeds) {
  const changes = createTagChanges()
  const newCache = (maxMegabytes: number, maxEntries: number) =>
    createBoundedCache<StoredResponse>({ maxBytes: maxMegabytes * megabyte, maxEntries }, bytesOf)
  // Apart from each other, so that made-up addresses cannot evict real pages.
  const caches = {
    known: newCache(96, 10_000),
    arbitrary: newCache(16, 500),
    // Other ways to write an address of either.
    respelled: newCache(8, 2_000),
  }
  const pending = new Map<string, Promise<CachedResponse>>()
  const inTurn = createTurns(mostMade)
  changeEvents.on('answers_changed', '', (announced) => {
    const tags = readChangedTags(announced)
    changes.add(tags)
    metrics.changedTags.inc(tags.length)
    // A request that comes after the change must not get a response that was begun before it.
    pending.clear()
  })

  function findIn(kind: keyof typeof caches, key: string): StoredResponse | undefined {
    const cached = caches[kind].get(key)
    if (!cached || isCurrent(cached)) return cached
    caches[kind].remove(key)
    return undefined
  }

  function isCurrent(cached: StoredResponse): boolean {
    if (cached.freshUntil <= clock().getTime()) return false
    const now = changes.now()
    if (cached.currentAt === now) return true
    if (changes.haveChanged(cached.tags, cached.currentAt)) return false
    // So that it is compared with each change once.
    cached.currentAt = now
    return true
  }

  /** Many who ask at once wait for the same response. */
  function makeOnce(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const begun =
      pending.get(key) ??
      inTurn(make).finally(() => {
        if (pending.get(key) === begun) pending.delete(key)
      })
    pending.set(key, begun)
    return begun
  }

  async function makeAndStore(
    { content, key, kind }: Asked,
    route: string,
    make: Make,
  ): Promise<CachedResponse> {
    const currentAt = changes.now()
    const { response, shortLived = false, counted = [] } = await make()
    const { headers, status } = response
    const bodies = await compress(new Uint8Array(await response.arrayBuffer()))
    const tags = takeTags(headers)
    const mayBeStored = headers.get('cache-control')?.includes('no-store') !== true
    // Not found and errors are not stored: there are endless unknown addresses, and errors pass.
    const isStored = mayBeStored && status < 400 && !changes.haveChanged(tags, currentAt)
    if (isStored && !shortLived) addCacheHeaders(headers, tags, environment.PURGE_URL !== undefined)
    addSecurityHeaders(headers, environment.PUBLIC_URL)
    const composed = composeResponse({ content, route, counted, status, headers }, bodies)
    const freshUntil = shortLived ? clock().getTime() + shortLivedMilliseconds : Infinity
    if (isStored) caches[kind].set(key, { ...composed, freshUntil, tags, currentAt })
    return composed
  }

  return {
    /** Answers from the cache, or with what is made now. */
    async respond(c: Context, asked: Asked, make: Make): Promise<Response> {
      const cached = findIn(asked.kind, asked.key)
      metrics.responseCache.inc({ kind: asked.content, outcome: cached ? 'cached' : 'rendered' })
      const address = c.req.url.slice(c.req.url.indexOf('/', 'https://'.length))
      if (cached && address !== asked.key) caches.respelled.set(address, cached)
      const response = cached ?? (await makeOnce(asked.key, () => makeAndStore(asked, routePath(c), make)))
      for (const each of response.counted) counts.count(each)
      return toResponse(c, response)
    },
    /** What is cached for an address, in whatever way it is written. */
    find: (address: string): CachedResponse | undefined =>
      findIn('known', address) ?? findIn('arbitrary', address) ?? findIn('respelled', address),
  }
}
