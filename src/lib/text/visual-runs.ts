import bidiFactory from 'bidi-js'

/** A part of a line that is set in one font, in the order in which it is drawn. */
export interface Run<Font> {
  /** As it is drawn. */
  text: string
  /** As it is read. */
  source: string
  font: Font
  isRightToLeft: boolean
}

/** The font of a character. The font before it goes on if it can, so that spaces and marks stay with their word. */
export type FontOf<Font> = (character: string, before: Font | null) => Font

const bidi = bidiFactory()
/** Laid out from right to left by the font itself. */
export const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** Whether a text begins on the right, by its first letter that has a direction. */
export function runsRightToLeft(text: string): boolean {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1
}

const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/

/** Splits a line by font and direction, by the Unicode rules for text that runs both ways (product: receipts 10). */
export function visualRuns<Font>(text: string, fontOf: FontOf<Font>): Run<Font>[] {
  const { levels } = bidi.getEmbeddingLevels(text)
  const runs: { text: string; font: Font; level: number }[] = []
  let index = 0
  for (const character of text) {
    const level = levels[index] ?? 0
    const last = runs.at(-1)
    const font = fontOf(character, last?.font ?? null)
    if (last?.font === font && last.level === level) last.text += character
    else runs.push({ text: character, font, level })
    index += character.length
  }
  return reordered(runs).map((run) => {
    return { text: drawn(run), source: run.text, font: run.font, isRightToLeft: run.level % 2 === 1 }
  })
}

/** Reverses every sequence of a level or higher, from the highest level to the lowest odd one. */
function reordered<Leveled extends { level: number }>(runs: readonly Leveled[]): Leveled[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    let start = 0
    while (start < ordered.length) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end += 1
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = end + 1
    }
  }
  return ordered
}

/**
 * Spaces and punctuation between words that run right to left are turned round here, since their font does not do it.
 * Arabic digits too: their font turns them round although they run left to right.
 */
function drawn({ text, level }: { text: string; level: number }): string {
  const isReversed = level % 2 === 1
  if (!isReversed) return arabicDigit.test(text) ? [...text].toReversed().join('') : text
  if (rightToLeft.test(text)) return text
  return [...text]
    .toReversed()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join('')
}
