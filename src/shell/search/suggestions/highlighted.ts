/** A part of a name; `isTerm` is what was typed. */
export interface NamePart {
  text: string
  isTerm: boolean
}

/** A name in parts, so that what was typed can be shown in bold: beginnings of words, else anywhere in a word. */
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
  if (patterns.length === 0) return [{ text: name, isTerm: false }]
  // With a group in the separator, every second piece is what matched.
  return name
    .split(new RegExp(`(${patterns.join('|')})`, 'iu'))
    .map((text, index) => ({ text, isTerm: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
