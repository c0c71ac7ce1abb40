import type { Product } from '#catalogue/product.ts'

/** What to search for: the typed text, trimmed. Control characters count as space. */
export function searchTerm(typed: string): string {
  return Array.from(typed, (character) => (character < ' ' ? ' ' : character))
    .join('')
    .trim()
    .slice(0, longestSearch)
    .trim()
}

export const longestSearch = 200

/** A LIKE pattern for 'contains', in which LIKE's own signs match themselves (product: search 2). */
export function containsPattern(term: string): string {
  return `%${escaped(term)}%`
}

/** A LIKE pattern for 'begins with', of a text in lower case. */
export function beginsPattern(term: string): string {
  return `${escaped(term.toLowerCase())}%`
}

/**
 * The part of a term whose words meet in a text as they meet in the term; `null` if none do. The first word may be the
 * end of a longer one, so that it needs the three letters that the index has of each side.
 */
export function joinedWords(term: string): string | null {
  const words = term.split(' ')
  const joined = words.slice(Array.from(words[0] ?? '').length < 3 ? 1 : 0)
  return joined.length > 1 ? joined.join(' ') : null
}

/** Whether a term has three letters in a row, which an index of trigrams needs. A space counts as one. */
export function hasTrigram(term: string): boolean {
  return /[\p{L}\p{N} ]{3}/u.test(term)
}

function escaped(term: string): string {
  return term.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** Name or description contains the term, or a tag equals it; case does not matter (product: search 1). */
export function matchesSearch(
  { name, description, tags }: Pick<Product, 'name' | 'description' | 'tags'>,
  term: string,
): boolean {
  const wanted = term.toLowerCase()
  return (
    wanted !== '' &&
    (name.toLowerCase().includes(wanted) ||
      description.toLowerCase().includes(wanted) ||
      tags.some((tag) => tag.toLowerCase() === wanted))
  )
}
