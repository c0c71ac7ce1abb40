import { readFile } from 'node:fs/promises'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'
import { fontFilesFor, type FontFile } from '#lib/text/font-files.server.ts'

/** A file that is open, with what the texts have of its characters. */
export interface PlannedFont {
  file: FontFile
  font: Font
  characters: string
}

interface FontPlan {
  fontOf: (character: string, before: PlannedFont | null) => PlannedFont
  fonts: PlannedFont[]
}

/** The font of each character. Marks and joiners stay with the font of the letter before them, if that has them. */
export async function planFonts(texts: readonly string[], weight: number): Promise<FontPlan> {
  const opened = new Map<FontFile, PlannedFont>()
  const known = new Map<string, PlannedFont>()
  const fontOf = (character: string, before: PlannedFont | null) => {
    if (before && staysWithLetter.test(character) && hasCharacter(before, character)) return before
    const font = known.get(character)
    if (!font) throw new Error('A text is drawn that was not announced')
    return font
  }
  const open = async (file: FontFile) => {
    const font = opened.get(file) ?? { file, font: await openFont(file, weight), characters: '' }
    opened.set(file, font)
    return font
  }
  const find = async (character: string, text: string): Promise<PlannedFont> => {
    for await (const file of fontFilesFor(character, text)) {
      const font = await open(file)
      if (hasCharacter(font, character)) return font
    }
    // In the font of the space its box shows that no font has it.
    return find(' ', text)
  }
  for (const text of texts) {
    let before: PlannedFont | null = null
    for (const character of text) {
      if (!known.has(character)) known.set(character, await find(character, text))
      before = fontOf(character, before)
      before.characters += character
    }
  }
  return { fontOf, fonts: [...opened.values()].filter(({ characters }) => characters !== '') }
}

const staysWithLetter = /[\p{M}\p{Cf}]/u

function hasCharacter({ font }: PlannedFont, character: string): boolean {
  return font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined
}

const mostOpen = 40
const openFonts = new Map<string, Promise<Font>>()

/** Those used last stay open: HarfBuzz returns memory late. */
function openFont(file: FontFile, weight: number): Promise<Font> {
  const key = `${file.name} ${weight}`
  const font = openFonts.get(key) ?? readFont(file, weight)
  openFonts.delete(key)
  openFonts.set(key, font)
  font.catch(() => openFonts.delete(key))
  const oldest = openFonts.keys().next().value
  if (openFonts.size > mostOpen && oldest !== undefined) openFonts.delete(oldest)
  return font
}

async function readFont(file: FontFile, weight: number): Promise<Font> {
  const content = await decompress(await readFile(file.path(weight)))
  const font = new Font(new Face(new Blob(content)))
  if (file.isVariable) font.setVariations([new Variation('wght', weight)])
  return font
}
