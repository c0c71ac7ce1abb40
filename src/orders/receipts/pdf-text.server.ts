import {
  embeddableFont,
  fontFileOf,
  boldFont,
  hasCharacter,
  type FontFile,
} from '#orders/receipts/receipt-fonts.server.ts'
import { breakLines } from '#orders/receipts/break-lines.ts'
import { rightToLeft, visualRuns, type Run } from '#orders/receipts/visual-runs.ts'

type Document = PDFKit.PDFDocument

export interface TextStyle {
  size: number
  /** Our own words; what others typed is regular, in which every script has its font. */
  isBold?: boolean
  color?: string
}

/** Measures and draws text in whatever script it is written. */
export interface PdfText {
  lines(text: string, width: number, style: TextStyle): string[]
  width(text: string, style: TextStyle): number
  /** `y` is the baseline. */
  draw(text: string, x: number, y: number, style: TextStyle): void
}

const boldName = 'bold'

/** Embeds what these texts need, and nothing else. */
export async function pdfText(doc: Document, texts: readonly string[]): Promise<PdfText> {
  const plan = await planFonts(texts)
  doc.registerFont(boldName, await boldFont(texts.join('')))
  for (const [file, characters] of plan.charactersOf) {
    doc.registerFont(file.name, await embeddableFont(file, characters))
  }
  const runsOf = (text: string, isBold: boolean): Run<string>[] =>
    isBold
      ? [{ text, source: text, font: boldName }]
      : visualRuns(text, plan.fontOf).map((run) => ({ ...run, font: run.font.name }))
  /** Of one size, by font and text: words repeat. */
  const widths = new Map<string, number>()
  const runWidth = ({ text, font }: Pick<Run<string>, 'text' | 'font'>, size: number) => {
    const key = `${font} ${text}`
    const width = widths.get(key) ?? doc.font(font).fontSize(1000).widthOfString(text, { features: [] })
    widths.set(key, width)
    return (width * size) / 1000
  }
  const widthOf = (text: string, { size, isBold = false }: TextStyle) =>
    runsOf(text, isBold).reduce((sum, run) => sum + runWidth(run, size), 0)
  return {
    width: widthOf,
    lines: (text, width, style) => breakLines(text, width, (part) => widthOf(part, style)),
    draw(text, x, y, { size, isBold = false, color = 'black' }) {
      let at = x
      for (const run of runsOf(text, isBold)) {
        const width = runWidth(run, size)
        // The letters of these scripts share glyphs, so a reader that copies them is told which they are.
        const isMarked = rightToLeft.test(run.source)
        if (isMarked) doc.markContent('Span', { actual: run.source })
        doc
          .font(run.font)
          .fontSize(size)
          .fillColor(color)
          .text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', features: [] })
        if (isMarked) doc.endMarkedContent()
        at += width
      }
    },
  }
}

interface FontPlan {
  fontOf: (character: string, before: FontFile | null) => FontFile
  charactersOf: Map<FontFile, string>
}

/** The font of each character. Marks and joiners stay with the font of the letter before them, if that has them. */
async function planFonts(texts: readonly string[]): Promise<FontPlan> {
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
