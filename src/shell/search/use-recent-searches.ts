import { useEffect, useState } from 'react'
import { onStored } from '#lib/stored.client.ts'
import { searchesKey } from '#shell/search/remember-search.ts'
import { readSearches } from '#shell/search/searches.client.ts'

/** The recent searches of this browser, updated when another tab changes them. */
export function useRecentSearches(): readonly string[] {
  const [searches, setSearches] = useState(readSearches)
  useEffect(() => onStored(searchesKey, () => setSearches(readSearches())), [])
  return searches
}
