import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { LRUCache } from 'lru-cache'
import {
  askEachTime,
  bytesOf,
  compress,
  toResponse,
  type CachedResponse,
} from '#http/cache/cached-response.server.ts'
import type { Countable } from '#http/daily-counts/daily-counts.ts'
import { addSecurityHeaders } from '#http/security-headers.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import pLimit from 'p-limit'
import { DatabaseBusy } from '#db/unavailable.server.ts'

type CachingNeeds = Pick<ServerContext, 'changeEvents' | 'clock' | 'metrics' | 'counts' | 'environment'>

interface CacheRequest {
  content: 'page' | 'api'
  key: string
  /** `arbitrary` requests have a query that visitors can choose freely, or an escaped path. */
  kind: 'known' | 'arbitrary'
  /** Creates the response, the same for everybody. A response with `no-store` is not cached. */
  make(notes: ResponseNotes): Promise<Response>
}

export interface ResponseNotes {
  /**
   * Set if the response comes from the built-in catalog or is partial, and may therefore be cached only
   * briefly.
   */
  isShortLived?: true
  counted: Countable[]
}

interface StoredResponse extends CachedResponse {
  isShortLived: boolean
  /** In milliseconds since the epoch. */
  freshUntil: number
  /** The catalog version that the response shows. */
  version: number
}

/** Evicts the least recently used response first. */
const boundedCache = (megabytes: number, max: number) =>
  new LRUCache<string, StoredResponse>({ max, maxSize: megabytes * 1024 * 1024, sizeCalculation: bytesOf })

export type ResponseCache = ReturnType<typeof createResponseCache>

/**
 * The maximum number of responses that are created at once. Each takes megabytes until it is compressed, and
 * a higher number would not be faster.
 */
const maxMadeAtOnce = 16
/**
 * The maximum number of requests that wait for a response to be created. With more, visitors would leave
 * before their response is ready.
 */
const maxWaiting = 200
/**
 * The lifetime of short-lived responses. It is short, so that pages are up to date soon after the database is
 * back.
 */
const shortLivedMilliseconds = 250

/**
 * Votes can be frequent and each changes one number, so all votes of this time make the responses stale once.
 */
const votesMilliseconds = 1_000

/**
 * Caches responses that are the same for everybody. Each is created and compressed once, and served until the
 * catalog changes. If that fails, the previous version is served.
 */
export function createResponseCache({ changeEvents, clock, metrics, counts, environment }: CachingNeeds) {
  // The caches are separate, so that made-up addresses cannot evict real pages.
  const caches = { known: boundedCache(96, 10_000), arbitrary: boundedCache(16, 500) }
  const pending = new Map<string, Promise<CachedResponse>>()
  const inTurn = pLimit(maxMadeAtOnce)
  let version = 0
  let votesTimer: NodeJS.Timeout | undefined
  changeEvents.on('answers_changed', '', markStale)
  changeEvents.on('votes_changed', '', () => {
    votesTimer ??= setTimeout(markStale, votesMilliseconds).unref()
  })

  function markStale(): void {
    clearTimeout(votesTimer)
    votesTimer = undefined
    version += 1
    // A request that arrives after a change must not get a response that was started before the change.
    pending.clear()
  }

  function findFresh(kind: keyof typeof caches, key: string): CachedResponse | undefined {
    const stored = caches[kind].get(key)
    return stored?.version === version && stored.freshUntil > clock().getTime() ? stored : undefined
  }

  /** Simultaneous requests for a response share the work. */
  function makeOnce(c: Context, request: CacheRequest): Promise<CachedResponse> {
    const { key } = request
    if (!pending.has(key) && inTurn.pendingCount >= maxWaiting)
      throw new DatabaseBusy('Too many pages are waiting to be rendered')
    const begun =
      pending.get(key) ??
      inTurn(() => makeAndStore(c, request)).finally(() => {
        if (pending.get(key) === begun) pending.delete(key)
      })
    pending.set(key, begun)
    return begun
  }

  async function makeAndStore(
    c: Context,
    { content, key, kind, make }: CacheRequest,
  ): Promise<CachedResponse> {
    const versionAtStart = version
    const notes: ResponseNotes = { counted: [] }
    const stored = caches[kind].get(key)
    const stale = stored?.isShortLived ? undefined : stored
    const soon = () => clock().getTime() + shortLivedMilliseconds
    const response = await make(notes).catch((error: unknown) => {
      if (stale) return new Response(null, { status: 500 })
      throw error
    })
    const { headers, status } = response
    const { isShortLived = false, counted } = notes
    const isUncacheable = headers.get('cache-control')?.includes('no-store') === true
    // A stale response is better than an error, the built-in catalog or partial results.
    if (stale && (status >= 500 || isShortLived || (status === 200 && isUncacheable))) {
      caches[kind].set(key, { ...stale, freshUntil: soon(), version: versionAtStart })
      return stale
    }
    const freshUntil = isShortLived ? soon() : Infinity
    const identity = new Uint8Array(await response.arrayBuffer())
    const bodies = { identity, br: await compress('br', identity), gzip: await compress('gzip', identity) }
    // Errors and 'not found' are not stored, because errors are temporary and the number of unknown addresses
    // is unlimited.
    const isStored = status < 400 && !isUncacheable
    // CDNs and proxies may cache public responses, but only for seconds, because they are not notified of changes.
    if (isStored && !isShortLived && headers.get('cache-control') === askEachTime)
      headers.set('cache-control', `${askEachTime}, s-maxage=5, stale-while-revalidate=5`)
    headers.append('vary', 'accept-encoding')
    addSecurityHeaders(headers, environment.PUBLIC_URL)
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
    const made: CachedResponse = {
      content,
      route: routePath(c),
      pageRoute: c.get('pageRoute'),
      status,
      headers: { ...Object.fromEntries(headers), etag },
      bodies,
      counted,
    }
    if (!isStored) return made
    caches[kind].set(key, { ...made, isShortLived, freshUntil, version: versionAtStart })
    metrics.cachedAnswers.set({ cache: kind }, caches[kind].size)
    metrics.cachedBytes.set({ cache: kind }, caches[kind].calculatedSize)
    return made
  }

  return {
    /** Answers from the cache, or creates the response. */
    async respond(c: Context, request: CacheRequest): Promise<Response> {
      const { content, key, kind } = request
      const cached = findFresh(kind, key)
      metrics.responseCache.inc({ kind: content, outcome: cached ? 'cached' : 'rendered' })
      const response = cached ?? (await makeOnce(c, request))
      for (const each of response.counted) counts.count(each)
      return toResponse(c, response)
    },
    /** Finds a cached response by its address. Only addresses in canonical form are found. */
    find: (address: string): CachedResponse | undefined =>
      findFresh('known', address) ?? findFresh('arbitrary', address),
  }
}
