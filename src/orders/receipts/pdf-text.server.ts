import { breakLines } from '#lib/text/break-lines.ts'
import { planFonts } from '#lib/text/plan-fonts.server.ts'
import { rightToLeft, visualRuns, type Run } from '#lib/text/visual-runs.ts'
import { boldFont, embeddableFont } from '#orders/receipts/embeddable-font.server.ts'

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

/** Its font turns right-to-left words round, so that it is not told. */
type PdfRun = Omit<Run<string>, 'isRightToLeft'>

const boldName = 'bold'

/** Embeds what these texts need, and nothing else. */
export async function pdfText(doc: Document, texts: readonly string[]): Promise<PdfText> {
  const plan = await planFonts(texts, 400)
  doc.registerFont(boldName, await boldFont(texts.join('')))
  for (const { file, characters } of plan.fonts) {
    doc.registerFont(file.name, await embeddableFont(file, characters))
  }
  const runsOf = (text: string, isBold: boolean): PdfRun[] =>
    isBold
      ? [{ text, source: text, font: boldName }]
      : visualRuns(text, plan.fontOf).map((run) => ({ ...run, font: run.font.file.name }))
  /** Of one size, by font and text: words repeat. */
  const widths = new Map<string, number>()
  const runWidth = ({ text, font }: PdfRun, size: number) => {
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
