import { isStored, removeStored } from '#lib/stored.client.ts'

/** Browser storage for the last searches (product: data 15). */
export const searchesKey = 'wadah.searches'

/** Apart from what reads and writes them: every page loads this, for when somebody signs out. */
export function forgetSearches(): void {
  if (isStored(searchesKey)) removeStored(searchesKey)
}
