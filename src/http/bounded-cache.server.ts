/** What is in memory, at most so many and so large, the names counted; the least recently used are evicted first. */
export function createBoundedCache<Value>(
  { megabytes, maxEntries }: { megabytes: number; maxEntries: number },
  bytesOf: (value: Value) => number,
) {
  const maxBytes = megabytes * 1024 * 1024
  const entries = new Map<string, { value: Value; bytes: number }>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key: string, value: Value): void {
      remove(key)
      const entry = { value, bytes: bytesOf(value) + 2 * key.length }
      entries.set(key, entry)
      bytes += entry.bytes
      for (const leastRecent of entries.keys()) {
        if (bytes <= maxBytes && entries.size <= maxEntries) break
        remove(leastRecent)
      }
    },
    size: () => ({ entries: entries.size, bytes }),
  }
}
