import type { Product } from '#catalog/product.ts'

/** Normalizes a search term: turns control characters into spaces, trims it, and limits its length. */
export function searchTerm(input: string): string {
  return Array.from(input, (character) => (character < ' ' ? ' ' : character))
    .join('')
    .trim()
    .slice(0, longestSearch)
    .trim()
}

export const longestSearch = 200

/** Returns a LIKE pattern for texts that contain the term, with escaped wildcards (product: search 2). */
export function containsPattern(term: string): string {
  return `%${escaped(term)}%`
}

/** Returns a LIKE pattern for lower-case texts that begin with the term. */
export function beginsPattern(term: string): string {
  return `${escaped(term.toLowerCase())}%`
}

function escaped(term: string): string {
  return term.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** Whether name or description contains the term, or a tag equals it. Ignores case (product: search 1). */
export function matchesSearch(
  { name, description, tags }: Pick<Product, 'name' | 'description' | 'tags'>,
  term: string,
): boolean {
  const lowerTerm = term.toLowerCase()
  return (
    lowerTerm !== '' &&
    (name.toLowerCase().includes(lowerTerm) ||
      description.toLowerCase().includes(lowerTerm) ||
      tags.some((tag) => tag.toLowerCase() === lowerTerm))
  )
}
