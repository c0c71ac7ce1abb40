/** A part of a name; `isTerm` marks the part that matches the search term. */
export interface NamePart {
  /** The position of this part in the name. */
  start: number
  text: string
  isTerm: boolean
}

/** Splits a name into parts, so that word beginnings that match the term can be bold. Ignores short terms. */
export function highlighted(name: string, term: string): NamePart[] {
  const patterns = term
    .split(/\s+/)
    .filter((word) => word.length >= shortestMarked)
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
  if (patterns.length === 0) return [{ start: 0, text: name, isTerm: false }]
  // With a capturing group in the separator, every second part is a match.
  const parts: NamePart[] = []
  let start = 0
  const match = new RegExp(String.raw`(?<![\p{L}\p{N}])(${patterns.join('|')})`, 'iu')
  for (const [index, text] of name.split(match).entries()) {
    if (text !== '') parts.push({ start, text, isTerm: index % 2 === 1 })
    start += text.length
  }
  return parts
}

const shortestMarked = 3

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
