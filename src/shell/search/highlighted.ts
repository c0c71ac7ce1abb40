/** A part of a name. `isTerm` marks parts that match the search term. */
export interface NamePart {
  /** The position of the part in the name. */
  start: number
  text: string
  isTerm: boolean
}

/**
 * Splits a name, so that beginnings of words that match the term can be shown in bold. Ignores short words of
 * the term.
 */
export function highlighted(name: string, term: string): NamePart[] {
  const patterns = term
    .split(/\s+/)
    .filter((word) => word.length >= shortestMarked)
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
  if (patterns.length === 0) return [{ start: 0, text: name, isTerm: false }]
  // `split` with a capturing group returns the matches at odd positions.
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
