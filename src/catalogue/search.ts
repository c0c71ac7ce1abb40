import type { Product } from '#catalogue/product.ts'

/** What a search looks for: what was typed without the space around it; control characters match nothing. */
export function searchTerm(typed: string): string {
  return Array.from(typed, (character) => (character < ' ' ? ' ' : character))
    .join('')
    .trim()
    .slice(0, longestSearch)
    .trim()
}

export const longestSearch = 100

/** A LIKE pattern for 'contains': what LIKE would read as a sign matches itself (decisions §5). */
export function containsPattern(term: string): string {
  return `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** Without case: name or description contains the term, or a tag equals it (spec §7.2, decisions §5). */
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
