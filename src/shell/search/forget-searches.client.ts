import { searchesKey } from '#shell/search/remember-search.ts'
import { isStored, removeStored } from '#lib/stored.client.ts'

/**
 * This function has its own file, because every page loads it for the sign-out. The rest of the search loads
 * later.
 */
export function forgetSearches(): void {
  if (isStored(searchesKey)) removeStored(searchesKey)
}
