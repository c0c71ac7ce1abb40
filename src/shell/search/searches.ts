import { searchTerm } from '#catalog/search/search-term.ts'
import { listOf, text } from '#lib/schema.ts'

const maxRemembered = 5

/** Newest first. Terms stored under an earlier, higher limit are shortened. */
export function storedSearches(data: unknown): string[] {
  return listOf(text)(data)
    .map(searchTerm)
    .filter((term) => term !== '')
    .slice(0, maxRemembered)
}

export function withoutSearch(searches: readonly string[], term: string): string[] {
  return searches.filter((each) => each.toLowerCase() !== term.toLowerCase())
}
