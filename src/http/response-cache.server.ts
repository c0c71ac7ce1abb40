import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { LRUCache } from 'lru-cache'
import { addCacheHeaders, createTagChanges, readChangedTags } from '#http/cache-tags.server.ts'
import {
  bytesOf,
  composeResponse,
  compress,
  toResponse,
  type CachedResponse,
} from '#http/cached-response.server.ts'
import type { Countable } from '#http/daily-counts.ts'
import type { ServerContext } from '#http/server-context.server.ts'
import pLimit from 'p-limit'

type CachingNeeds = Pick<ServerContext, 'changeEvents' | 'clock' | 'metrics' | 'counts' | 'environment'>

interface Asked {
  content: 'page' | 'api'
  key: string
  /** `arbitrary` has a query that visitors choose. */
  kind: 'known' | 'arbitrary'
  /** For everybody. A response that says `no-store` is not cached. */
  make(notes: ResponseNotes): Promise<Response>
}

/** What is noted about a response while it is made. */
export interface ResponseNotes {
  /** What it shows. */
  tags: string[]
  /** Made from the built-in catalogue, so cached for a moment only. */
  isShortLived?: true
  counted: Countable[]
}

interface StoredResponse extends CachedResponse {
  /** Milliseconds since the epoch; `Infinity` until what it shows changes. */
  freshUntil: number
  tags: readonly string[]
  /** A moment of the changes, up to which nothing that it shows had changed. */
  currentAt: number
}

/** The least recently used are evicted first. */
const boundedCache = (megabytes: number, max: number) =>
  new LRUCache<string, StoredResponse>({ max, maxSize: megabytes * 1024 * 1024, sizeCalculation: bytesOf })

type RouteNames = Pick<CachedResponse, 'route' | 'pageRoute'>

export type ResponseCache = ReturnType<typeof createResponseCache>

/** How many are made at a time. Each holds megabytes until it is compressed, and more at once are not faster. */
const mostMade = 16
/** Short, so that pages are right soon after the database is back. */
const shortLivedMilliseconds = 250

/**
 * The responses of this process that are the same for everybody. Each is made and compressed once and cached until
 * something that it shows changes.
 */
export function createResponseCache({ changeEvents, clock, metrics, counts, environment }: CachingNeeds) {
  const changes = createTagChanges()
  // Apart from each other, so that made-up addresses cannot evict real pages.
  const caches = {
    known: boundedCache(96, 10_000),
    arbitrary: boundedCache(16, 500),
    // Other ways to write an address of either.
    respelled: boundedCache(8, 2_000),
  }
  const pending = new Map<string, Promise<CachedResponse>>()
  const inTurn = pLimit(mostMade)
  changeEvents.on('answers_changed', '', (announced) => {
    const tags = readChangedTags(announced)
    changes.add(tags)
    metrics.changedTags.inc(tags.length)
    // A request that comes after the change must not get a response that was begun before it.
    pending.clear()
  })

  function findIn(kind: keyof typeof caches, key: string): StoredResponse | undefined {
    const cached = caches[kind].get(key)
    if (!cached || cached.freshUntil <= clock().getTime()) return undefined
    if (changes.haveChanged(cached.tags, cached.currentAt)) return undefined
    // So that it is compared with each change once.
    cached.currentAt = changes.now()
    return cached
  }

  /** Many who ask at once wait for the same response. */
  function makeOnce(asked: Asked, routes: RouteNames): Promise<CachedResponse> {
    const { key } = asked
    const begun =
      pending.get(key) ??
      inTurn(() => makeAndStore(asked, routes)).finally(() => {
        if (pending.get(key) === begun) pending.delete(key)
      })
    pending.set(key, begun)
    return begun
  }

  async function makeAndStore(
    { content, key, kind, make }: Asked,
    routes: RouteNames,
  ): Promise<CachedResponse> {
    const currentAt = changes.now()
    const notes: ResponseNotes = { tags: [], counted: [] }
    const response = await make(notes)
    const { tags, isShortLived, counted } = notes
    const { headers, status } = response
    const identity = new Uint8Array(await response.arrayBuffer())
    const bodies = { identity, br: await compress('br', identity), gzip: await compress('gzip', identity) }
    const mayBeStored = headers.get('cache-control')?.includes('no-store') !== true
    // Not found and errors are not stored: there are endless unknown addresses, and errors pass.
    const isStored = mayBeStored && status < 400 && !changes.haveChanged(tags, currentAt)
    if (isStored && !isShortLived) addCacheHeaders(headers, tags, environment.PURGE_URL !== undefined)
    const about = { content, ...routes, counted, status, headers, bodies }
    const composed = composeResponse(about, environment.PUBLIC_URL)
    const freshUntil = isShortLived ? clock().getTime() + shortLivedMilliseconds : Infinity
    if (!isStored) return composed
    caches[kind].set(key, { ...composed, freshUntil, tags, currentAt })
    metrics.cachedAnswers.set({ cache: kind }, caches[kind].size)
    metrics.cachedBytes.set({ cache: kind }, caches[kind].calculatedSize)
    return composed
  }

  return {
    /** Answers from the cache, or with what is made now. */
    async respond(c: Context, asked: Asked): Promise<Response> {
      const { content, key, kind } = asked
      const cached = findIn(kind, key)
      metrics.responseCache.inc({ kind: content, outcome: cached ? 'cached' : 'rendered' })
      const address = c.req.url.slice(c.req.url.indexOf('/', 'https://'.length))
      if (cached && address !== key) caches.respelled.set(address, cached)
      const routes = { route: routePath(c), pageRoute: c.get('pageRoute') }
      const response = cached ?? (await makeOnce(asked, routes))
      for (const each of response.counted) counts.count(each)
      return toResponse(c, response)
    },
    /** What is cached for an address, in whatever way it is written. */
    find: (address: string): CachedResponse | undefined =>
      findIn('known', address) ?? findIn('arbitrary', address) ?? findIn('respelled', address),
  }
}
