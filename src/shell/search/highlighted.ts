/** A part of a name; `isTerm` marks the part that matches the search term. */
export interface NamePart {
  /** The position of this part in the name. */
  start: number
  text: string
  isTerm: boolean
}

/** Splits a name to show matches of the term in bold: at the start of words, otherwise anywhere. */
export function highlighted(name: string, term: string): NamePart[] {
  const patterns = term
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(escaped)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => {
      const atBeginning = String.raw`(?<![\p{L}\p{N}])${word}`
      return new RegExp(atBeginning, 'iu').test(name) ? atBeginning : word
    })
  if (patterns.length === 0) return [{ start: 0, text: name, isTerm: false }]
  // With a capturing group in the separator, every second part is a match.
  const parts: NamePart[] = []
  let start = 0
  for (const [index, text] of name.split(new RegExp(`(${patterns.join('|')})`, 'iu')).entries()) {
    if (text !== '') parts.push({ start, text, isTerm: index % 2 === 1 })
    start += text.length
  }
  return parts
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
