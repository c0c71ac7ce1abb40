import { palette } from '#content/palette.ts'
import { fontFile } from '#lib/font-file.server.ts'

/** US Letter, in points. */
export const page = { width: 612, height: 792, margin: 54 } as const
export const right = page.width - page.margin
export const bottom = page.height - page.margin - 24
export const soft = palette.slate
const line = palette.mistShade

interface TextStyle {
  size: number
  isBold?: boolean
  color?: string
}

export const body: TextStyle = { size: 10 }
export const small: TextStyle = { size: 8.5, color: soft }
export const strong: TextStyle = { size: 10, isBold: true }

export interface Sheet {
  doc: PDFKit.PDFDocument
  y: number
}

export interface Place {
  x: number
  y: number
  width: number
}

/** Draws text, wrapped to the given width, and returns its height. */
export function draw(
  sheet: Sheet,
  words: string,
  place: Omit<Place, 'width'> & Partial<Place>,
  style: TextStyle,
): number {
  const { x, y, width = right - x } = place
  const { size, isBold = false, color = 'black' } = style
  sheet.doc
    .font(fontFile, size)
    .fillColor(color)
    .strokeColor(color)
    .lineWidth(size * 0.035)
    // The font has a single weight, so headings are drawn with an outline.
    .text(words, x, y, { width, stroke: isBold, fill: true })
  return heightOf(sheet, words, width, style)
}

export function drawRight(
  sheet: Sheet,
  words: string,
  y: number,
  style: TextStyle,
  edge: number = right,
): void {
  const width = sheet.doc.font(fontFile, style.size).widthOfString(words)
  draw(sheet, words, { x: edge - width, y, width: width + 1 }, style)
}

export function heightOf({ doc }: Sheet, words: string, width: number, { size }: TextStyle): number {
  return doc.font(fontFile, size).heightOfString(words, { width })
}

export function rule({ doc }: Sheet, y: number): void {
  doc.moveTo(page.margin, y).lineTo(right, y).lineWidth(0.5).strokeColor(line).stroke()
}

/**
 * Breaks an email that is too wide before its `@` and makes it smaller, because a break at a hyphen would look
 * like part of the email.
 */
export function fittedEmail(
  { doc }: Sheet,
  words: string,
  width: number,
): { words: string; style: TextStyle } {
  const widthOf = (text: string) => doc.font(fontFile, body.size).widthOfString(text)
  if (!words.includes('@') || widthOf(words) <= width) return { words, style: body }
  const parts = words.split(/(?=@)/)
  const size = Math.floor((body.size * width) / Math.max(width, ...parts.map(widthOf)))
  return { words: parts.join('\n'), style: { size: Math.max(size, 7) } }
}
