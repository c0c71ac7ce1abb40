import { readStored, writeStored } from '#lib/stored.client.ts'
import { forgetSearches } from '#shell/search/forget-searches.client.ts'
import { searchesKey } from '#shell/search/remember-search.ts'
import { searchTerm } from '#catalog/search/search-term.ts'
import { listOf, text } from '#lib/schema.ts'

/** The recent searches of this browser, newest first (product: pages 24). */
export function readSearches(): string[] {
  return readStored(searchesKey, storedSearches) ?? []
}

export function forgetSearch(term: string): void {
  const remaining = withoutSearch(readSearches(), term)
  if (remaining.length > 0) writeStored(searchesKey, remaining)
  else forgetSearches()
}

const maxRemembered = 5

/** Parses stored searches. Shortens terms that were stored under an earlier, higher limit. */
export function storedSearches(data: unknown): string[] {
  return listOf(text)(data)
    .map(searchTerm)
    .filter((term) => term !== '')
    .slice(0, maxRemembered)
}

export function withoutSearch(searches: readonly string[], term: string): string[] {
  return searches.filter((each) => each.toLowerCase() !== term.toLowerCase())
}
