import { bytesOf, type CachedResponse } from '#http/cached-response.server.ts'

export interface CacheBounds {
  maxBytes: number
  maxEntries: number
}

/**
 * Responses in memory, at most so many and so large; the least recently used are evicted first. One that is no longer
 * current is gone.
 */
export function createBoundedCache(
  { maxBytes, maxEntries }: CacheBounds,
  isCurrent: (response: CachedResponse) => boolean,
) {
  const entries = new Map<string, { response: CachedResponse; bytes: number }>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get(key: string): CachedResponse | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (!isCurrent(entry.response)) {
        remove(key)
        return undefined
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry.response
    },
    set(key: string, response: CachedResponse): void {
      remove(key)
      const entry = { response, bytes: bytesOf(response) + 2 * key.length }
      entries.set(key, entry)
      bytes += entry.bytes
      for (const leastRecent of entries.keys()) {
        if (bytes <= maxBytes && entries.size <= maxEntries) break
        remove(leastRecent)
      }
    },
    get size(): number {
      return entries.size
    },
    get bytes(): number {
      return bytes
    },
  }
}
