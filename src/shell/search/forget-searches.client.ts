import { searchesKey } from '#shell/search/remember-search.ts'
import { isStored, removeStored } from '#lib/stored.client.ts'

/** A separate file, because every page loads it for signing out. Other search code is loaded later. */
export function forgetSearches(): void {
  if (isStored(searchesKey)) removeStored(searchesKey)
}
