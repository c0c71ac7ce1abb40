import { fontFileOf, hasCharacter, type FontFile } from '#lib/text/font-files.server.ts'

interface FontPlan {
  fontOf: (character: string, before: FontFile | null) => FontFile
  charactersOf: Map<FontFile, string>
}

/** The font of each character. Marks and joiners stay with the font of the letter before them, if that has them. */
export async function planFonts(texts: readonly string[]): Promise<FontPlan> {
  const files = new Map<string, FontFile>()
  const known = new Map<string, FontFile>()
  const charactersOf = new Map<FontFile, string>()
  const fontOf = (character: string, before: FontFile | null) => {
    if (before && staysWithLetter.test(character) && hasCharacter(before, character)) return before
    const file = known.get(character)
    if (!file) throw new Error('A text is drawn that was not announced')
    return file
  }
  for (const text of texts) {
    let before: FontFile | null = null
    for (const character of text) {
      if (!known.has(character)) {
        const found = await fontFileOf(character, text)
        known.set(character, files.get(found.name) ?? found)
        files.set(found.name, known.get(character) ?? found)
      }
      before = fontOf(character, before)
      charactersOf.set(before, (charactersOf.get(before) ?? '') + character)
    }
  }
  return { charactersOf, fontOf }
}

const staysWithLetter = /[\p{M}\p{Cf}]/u
