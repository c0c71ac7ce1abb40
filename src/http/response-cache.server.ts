import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { ChangeEvents } from '#db/change-events.server.ts'
import { createBoundedCache } from '#http/bounded-cache.server.ts'
import { compress, composeResponse, toResponse, type CachedResponse } from '#http/cached-response.server.ts'
import type { Countable } from '#http/daily-counts.ts'
import { addCacheHeaders, takeTags } from '#http/cache-headers.server.ts'
import { addSecurityHeaders } from '#http/security-headers.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'
import { createTagChanges, readChangedTags } from '#http/tag-changes.server.ts'
import { createTurns } from '#lib/turns.ts'

interface CacheNeeds extends Pick<ServerContext, 'clock' | 'metrics' | 'counts' | 'environment'> {
  changeEvents: ChangeEvents
}

interface CacheKey {
  key: string
  /** `arbitrary` has a query that visitors choose. */
  kind: 'known' | 'arbitrary'
}

/** A response that was just made. */
export interface MadeResponse {
  response: Response
  /** Milliseconds since the epoch; 0 if it must not be stored. */
  freshUntil: number
  counted?: readonly Countable[]
}

export type ResponseCache = ReturnType<typeof createResponseCache>

const megabyte = 1024 * 1024
/** Two caches, so that made-up addresses cannot evict real pages. */
const bounds = {
  known: { maxBytes: 96 * megabyte, maxEntries: 10_000 },
  arbitrary: { maxBytes: 16 * megabyte, maxEntries: 500 },
}
/** How many are made at a time. Each holds megabytes until it is compressed, and more at once are not faster. */
const mostMade = 16
/** Other ways to write the address of a cached response. Those that are not remembered go through the app. */
const mostAliases = 2_000
const longestAlias = 500

/**
 * The responses of this process that are the same for everybody. Each is made and compressed once and cached until
 * something that it shows changes.
 */
export function createResponseCache({ changeEvents, clock, metrics, counts, environment }: CacheNeeds) {
  const changes = createTagChanges()
  const caches = {
    known: createBoundedCache(bounds.known, isCurrent),
    arbitrary: createBoundedCache(bounds.arbitrary, isCurrent),
  }
  const aliases = new Map<string, CacheKey>()
  const pending = new Map<string, Promise<CachedResponse>>()
  const inTurn = createTurns(mostMade)
  changeEvents.on('answers_changed', '', (announced) => {
    const tags = readChangedTags(announced)
    changes.add(tags)
    metrics.changedTags.inc(tags.length)
    // Who asks from now on does not wait for what was begun before.
    pending.clear()
  })

  function isCurrent(cached: CachedResponse): boolean {
    if (cached.freshUntil <= clock().getTime()) return false
    const now = changes.now()
    if (cached.currentAt === now) return true
    if (changes.haveChanged(cached.tags, cached.currentAt)) return false
    // So that it is compared with each change once.
    cached.currentAt = now
    return true
  }

  function makeAndStore(
    { key, kind }: CacheKey,
    about: Pick<CachedResponse, 'content' | 'route'>,
    make: () => Promise<MadeResponse>,
  ): Promise<CachedResponse> {
    const begun = changes.now()
    return inTurn(async () => {
      const { response, freshUntil, counted = [] } = await make()
      const { headers, status } = response
      const bodies = await compress(new Uint8Array(await response.arrayBuffer()))
      const tags = takeTags(headers)
      // Not found and errors are not cached: there are endless unknown addresses, and errors pass.
      const isStored = status < 400 && freshUntil > clock().getTime() && !changes.haveChanged(tags, begun)
      if (isStored && freshUntil === Infinity) {
        addCacheHeaders(headers, tags, environment.PURGE_URL !== undefined)
      }
      addSecurityHeaders(headers, environment.PUBLIC_URL)
      const composed = composeResponse({ status, headers }, bodies)
      const made = { ...about, ...composed, freshUntil, tags, currentAt: begun, counted }
      if (isStored) caches[kind].set(key, made)
      return made
    })
  }

  /** Many who ask at once wait for the same response. */
  function makeOnce({ key }: CacheKey, begin: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const begun =
      pending.get(key) ??
      begin().finally(() => {
        if (pending.get(key) === begun) pending.delete(key)
      })
    pending.set(key, begun)
    return begun
  }

  function rememberAlias(address: string, meant: CacheKey): void {
    if (address.length > longestAlias || (meant.kind === 'known' && address === meant.key)) return
    const [oldest] = aliases.keys()
    if (aliases.size >= mostAliases && oldest !== undefined) aliases.delete(oldest)
    aliases.set(address, meant)
  }

  return {
    /** Answers from the cache, or with what is made now. */
    async respond(
      c: Context,
      { content, ...meant }: CacheKey & Pick<CachedResponse, 'content'>,
      make: () => Promise<MadeResponse>,
    ): Promise<Response> {
      const cached = caches[meant.kind].get(meant.key)
      metrics.responseCache.inc({ kind: content, outcome: cached ? 'cached' : 'rendered' })
      if (cached) rememberAlias(c.req.url.slice(c.req.url.indexOf('/', 'https://'.length)), meant)
      const about = { content, route: routePath(c) }
      const response = cached ?? (await makeOnce(meant, () => makeAndStore(meant, about, make)))
      for (const each of response.counted) counts.count(each)
      return toResponse(c, response)
    },
    /** What is cached for an address, in whatever way it is written. */
    find(address: string): CachedResponse | undefined {
      const alias = aliases.get(address)
      return alias ? caches[alias.kind].get(alias.key) : caches.known.get(address)
    },
  }
}
