import { searchesKey } from '#shell/search/remember-search.ts'
import { isStored, removeStored } from '#lib/stored.client.ts'

/** In a file of its own, because every page loads it for signing out. What else handles searches is loaded later. */
export function forgetSearches(): void {
  if (isStored(searchesKey)) removeStored(searchesKey)
}
