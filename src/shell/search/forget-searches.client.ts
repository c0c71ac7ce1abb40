import { searchesKey } from '#shell/search/remember-search.ts'
import { isStored, removeStored } from '#lib/stored.client.ts'

/** Apart from what reads and writes them: every page loads this, for when somebody signs out. */
export function forgetSearches(): void {
  if (isStored(searchesKey)) removeStored(searchesKey)
}
