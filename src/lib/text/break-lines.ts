const words = new Intl.Segmenter('en', { granularity: 'word' })
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Breaks a text into lines no wider than `width`: between words, and within a word that alone is wider. Words are
 * measured one by one: what they gain or lose between them is too little to count.
 */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  let filled = 0
  for (const part of parts(text).flatMap((word) => pieces(word, width, measure))) {
    if (line !== '' && filled + measure(part.trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
      filled = 0
    }
    line += part
    filled += measure(part)
  }
  return [...lines, line.trimEnd()]
}

/** How wide the widest word is, which a line has to be for no word to break. */
export function widestWord(text: string, measure: (text: string) => number): number {
  return Math.max(0, ...parts(text).map((word) => measure(word.trimEnd())))
}

/** Words, each with the punctuation and the space that follow it. */
function parts(text: string): string[] {
  const found: string[] = []
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = found.at(-1)
    const goesOn = last !== undefined && isWordLike !== true && !(/\s$/.test(last) && !/^\s/.test(segment))
    if (goesOn) found[found.length - 1] = last + segment
    else found.push(segment)
  }
  return found
}

/** The word, or what of it fits on a line, if it alone is too wide. */
function pieces(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word.trimEnd()) <= width) return [word]
  const found: string[] = []
  let filled = Infinity
  for (const { segment } of letters.segment(word)) {
    const wide = measure(segment)
    if (filled + wide > width) {
      found.push('')
      filled = 0
    }
    found[found.length - 1] += segment
    filled += wide
  }
  return found
}
