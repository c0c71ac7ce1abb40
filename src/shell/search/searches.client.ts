import { readStored, writeStored } from '#lib/stored.client.ts'
import { forgetSearches } from '#shell/search/forget-searches.client.ts'
import { searchesKey } from '#shell/search/remember-search.ts'
import { storedSearches, withoutSearch } from '#shell/search/searches.ts'

/** The recent searches of this browser, newest first (product: pages 24). */
export function readSearches(): string[] {
  return readStored(searchesKey, storedSearches) ?? []
}

export function forgetSearch(term: string): void {
  const left = withoutSearch(readSearches(), term)
  if (left.length > 0) writeStored(searchesKey, left)
  else forgetSearches()
}
