import PDFDocument from 'pdfkit'
import { brand } from '#content/brand.ts'
import { logo } from '#content/logo.ts'
import { palette } from '#content/palette.ts'
import { fontFile } from '#lib/font-file.server.ts'
import type { PdfDocument, PdfLine } from '#pdf/pdf-document.ts'
import {
  body,
  bottom,
  draw,
  drawRight,
  fittedEmail,
  heightOf,
  page,
  right,
  rule,
  small,
  soft,
  strong,
  type Place,
  type Sheet,
} from '#pdf/sheet.server.ts'

/** The x positions of the table: the left edge of the names, and the right edges of the numbers. */
const columns = { name: page.margin, nameWidth: 290, quantity: 392, unitPrice: 474, amount: right } as const

/** Draws the document as a PDF with an embedded font (product: receipts 9, 10). */
export async function drawPdf(content: PdfDocument): Promise<Buffer> {
  const issuedAt = new Date(content.issuedAt)
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    displayTitle: true,
    lang: 'en-US',
    font: fontFile,
    info: {
      Title: `${content.title} ${content.number}`,
      Author: brand.name,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  })
  const bytes = readAll(doc)
  const sheet: Sheet = { doc, y: page.margin }
  drawHead(sheet, content)
  drawParties(sheet, content)
  sheet.y += draw(sheet, content.headline, { x: page.margin, y: sheet.y }, { ...strong, size: 14 }) + 8
  drawMarks(sheet, content)
  drawTable(sheet, content)
  drawSums(sheet, content)
  drawMessage(sheet, content)
  drawFeet(sheet, content)
  doc.end()
  return bytes
}

function drawHead(sheet: Sheet, { title, number }: PdfDocument): void {
  const { doc } = sheet
  doc.save().translate(page.margin, page.margin - 8)
  doc.scale(0.75)
  const colors = { ink: palette.ink, accent: palette.amber }
  for (const { d, turn = [0, 0, 0], color } of logo.shapes) {
    const [degrees, ...origin] = turn
    doc.save().rotate(degrees, { origin }).path(d).fill(colors[color]).restore()
  }
  doc.restore()
  draw(sheet, brand.name, { x: page.margin + 44, y: page.margin - 4 }, { size: 20, isBold: true })
  drawRight(sheet, title, page.margin - 8, { size: 20, isBold: true })
  drawRight(sheet, number, page.margin + 18, { size: 10, color: soft })
}

/** Draws seller, buyer, dates and numbers. */
function drawParties(sheet: Sheet, { seller, buyerTitle, buyer, facts }: PdfDocument): void {
  const y = page.margin + 60
  const width = 158
  const ends = [
    drawBlock(sheet, 'From', seller, { x: page.margin, y, width }),
    drawBlock(sheet, buyerTitle, buyer, { x: page.margin + 172, y, width }),
    drawFacts(sheet, facts, { x: page.margin + 344, y, width: right - page.margin - 344 }),
  ]
  sheet.y = Math.max(...ends) + 14
}

function drawBlock(sheet: Sheet, heading: string, lines: readonly string[], { x, y, width }: Place): number {
  const below = y + draw(sheet, heading, { x, y }, { ...small, isBold: true })
  return lines.reduce((at, each) => {
    const { words, style } = fittedEmail(sheet, each, width)
    return at + draw(sheet, words, { x, y: at, width }, style)
  }, below)
}

function drawFacts(sheet: Sheet, facts: PdfDocument['facts'], { x, y, width }: Place): number {
  return facts.reduce((at, { name, value }) => {
    const below = at + draw(sheet, name, { x, y: at }, small)
    return below + draw(sheet, value, { x, y: below, width }, body) + 4
  }, y)
}

function drawMarks(sheet: Sheet, { marks }: PdfDocument): void {
  for (const each of marks) {
    sheet.y += draw(sheet, each, { x: page.margin, y: sheet.y }, { ...strong, color: palette.clayDeep })
  }
  if (marks.length > 0) sheet.y += 8
}

function drawTable(sheet: Sheet, content: PdfDocument): void {
  drawTableHead(sheet)
  for (const [index, each] of content.lines.entries()) {
    const height = rowHeight(sheet, each)
    // The last line stays on the page of the totals, because totals alone on a page are hard to understand.
    const after = index > 0 && index === content.lines.length - 1 ? sumsHeight(sheet, content) : 0
    if (sheet.y + height + after > bottom) nextPage(sheet, content, { withTable: true })
    drawRow(sheet, each)
    sheet.y += height
    rule(sheet, sheet.y - 5)
  }
}

function drawTableHead(sheet: Sheet): void {
  const { y } = sheet
  const style = { ...small, isBold: true }
  draw(sheet, 'Description', { x: columns.name, y }, style)
  drawRight(sheet, 'Quantity', y, style, columns.quantity)
  drawRight(sheet, 'Unit price', y, style, columns.unitPrice)
  drawRight(sheet, 'Amount', y, style)
  rule(sheet, y + 15)
  sheet.y = y + 20
}

function rowHeight(sheet: Sheet, { name, details }: PdfLine): number {
  const { nameWidth } = columns
  return details.reduce(
    (sum, each) => sum + heightOf(sheet, each, nameWidth, small),
    heightOf(sheet, name, nameWidth, body) + 10,
  )
}

function drawRow(sheet: Sheet, { name, details, quantity, unitPrice, amount }: PdfLine): void {
  const { y } = sheet
  drawRight(sheet, quantity, y, body, columns.quantity)
  drawRight(sheet, unitPrice, y, body, columns.unitPrice)
  drawRight(sheet, amount, y, body)
  const place = { x: columns.name, width: columns.nameWidth }
  details.reduce(
    (at, each) => at + draw(sheet, each, { ...place, y: at }, small),
    y + draw(sheet, name, { ...place, y }, body),
  )
}

/** The notes stay with the totals, because notes alone on a page are hard to understand. */
function drawSums(sheet: Sheet, content: PdfDocument): void {
  if (sheet.y + sumsHeight(sheet, content) > bottom) nextPage(sheet, content)
  sheet.y += 10
  for (const { name, amount, isTotal } of content.sums) {
    const style = isTotal ? { ...strong, size: 11 } : body
    drawRight(sheet, name, sheet.y, style, columns.unitPrice)
    drawRight(sheet, amount, sheet.y, style)
    sheet.y += sumLeading
  }
  sheet.y += 12
  for (const each of content.notes) {
    sheet.y += draw(sheet, each, { x: page.margin, y: sheet.y, width: right - page.margin }, small)
  }
}

/** The heading stays with the first paragraph. */
function drawMessage(sheet: Sheet, content: PdfDocument): void {
  const width = right - page.margin
  sheet.y += 16
  for (const [index, each] of content.message.entries()) {
    const heading = index === 0 ? sumLeading : 0
    const height = heading + heightOf(sheet, each, width, body)
    if (sheet.y + height > bottom) nextPage(sheet, content)
    if (index === 0) draw(sheet, 'From us', { x: page.margin, y: sheet.y }, { ...small, isBold: true })
    draw(sheet, each, { x: page.margin, y: sheet.y + heading, width }, body)
    sheet.y += height
  }
}

const sumLeading = body.size * 1.7

function sumsHeight(sheet: Sheet, { sums, notes }: PdfDocument): number {
  const noteHeights = notes.map((note) => heightOf(sheet, note, right - page.margin, small))
  return 22 + sums.length * sumLeading + noteHeights.reduce((sum, height) => sum + height, 0)
}

function nextPage(sheet: Sheet, { title, number }: PdfDocument, { withTable = false } = {}): void {
  sheet.doc.addPage()
  sheet.y = page.margin
  draw(sheet, `${title} ${number}, continued`, { x: page.margin, y: sheet.y }, strong)
  sheet.y += 28
  if (withTable) drawTableHead(sheet)
}

function drawFeet(sheet: Sheet, { title, number }: PdfDocument): void {
  const { count } = sheet.doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(index)
    const y = page.height - page.margin - 4
    draw(sheet, `${title} ${number}`, { x: page.margin, y }, small)
    drawRight(sheet, `Page ${index + 1} of ${count}`, y, small)
  }
}

async function readAll(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of doc) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
