import PDFDocument from 'pdfkit'
import { mark } from '#art/mark.ts'
import { palette } from '#art/palette.ts'
import { pdfText, type PdfText, type TextStyle } from '#orders/receipts/pdf-text.server.ts'
import type { Receipt, ReceiptLine } from '#orders/receipts/receipt.ts'

/** US Letter, in points. */
const page = { width: 612, height: 792, margin: 54 } as const
const right = page.width - page.margin
const bottom = page.height - page.margin - 24
const soft = palette.slate
const line = palette.mistShade

const body: TextStyle = { size: 10 }
const small: TextStyle = { size: 8.5, color: soft }
const strong: TextStyle = { size: 10, isBold: true }
const leading = 1.4

/** The columns of the table: the left edge of the first, the right edges of the figures. */
const columns = { name: page.margin, nameWidth: 290, quantity: 392, unitPrice: 474, amount: right } as const

interface Sheet {
  doc: PDFKit.PDFDocument
  text: PdfText
  y: number
}

/** The receipt as a PDF, with the figures of `receipt` and the fonts that its texts need (product: receipts 9, 10). */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const issuedAt = new Date(receipt.issuedAt)
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    displayTitle: true,
    lang: 'en-US',
    font: '',
    info: {
      Title: `${receipt.title} ${receipt.number}`,
      Author: 'Wadah',
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  })
  const content = readAll(doc)
  const text = await pdfText(doc, textsOf(receipt))
  const sheet: Sheet = { doc, text, y: page.margin }
  drawHead(sheet, receipt)
  drawParties(sheet, receipt)
  drawMarks(sheet, receipt)
  drawTable(sheet, receipt)
  drawSums(sheet, receipt)
  drawFeet(sheet, receipt)
  doc.end()
  return content
}

/** Everything that is drawn, so that its characters are embedded. */
function textsOf({ title, number, marks, facts, seller, buyer, lines, sums, notes }: Receipt): string[] {
  const figures = lines.flatMap((each) => [
    each.name,
    each.charge,
    `Sold by ${each.seller}`,
    each.quantity,
    each.unitPrice,
    each.amount,
  ])
  const named = [
    ...facts.flatMap(({ name, value }) => [name, value]),
    ...sums.flatMap(({ name, amount }) => [name, amount]),
  ]
  const own = `Wadah From Billed to Description Quantity Unit price Amount ${title} ${number} Page 0123456789 of, continued`
  return [own, ...marks, ...named, ...seller, ...buyer, ...figures, ...notes]
}

function drawHead({ doc, text }: Sheet, { title, number }: Receipt): void {
  doc.save().translate(page.margin, page.margin - 8)
  doc.scale(0.75)
  for (const turn of [0, 120, 240]) {
    doc
      .save()
      .rotate(turn, { origin: [24, 25.6] })
      .path(mark.ring)
      .fill(palette.ink)
      .restore()
  }
  doc.path(mark.core).fill(palette.amber).restore()
  text.draw('Wadah', page.margin + 44, page.margin + 17, { size: 20, isBold: true })
  drawRight(text, title, page.margin + 12, { size: 20, isBold: true })
  drawRight(text, number, page.margin + 28, { size: 10, color: soft })
}

/** Who sold, who bought, and the days and numbers. */
function drawParties(sheet: Sheet, { seller, buyer, facts }: Receipt): void {
  const top = page.margin + 68
  const width = 158
  const ends = [
    drawBlock(sheet, { heading: 'From', lines: seller, x: page.margin, y: top, width }),
    drawBlock(sheet, { heading: 'Billed to', lines: buyer, x: page.margin + 172, y: top, width }),
    drawFacts(sheet, facts, { x: page.margin + 344, y: top, width: right - page.margin - 344 }),
  ]
  sheet.y = Math.max(...ends) + 22
}

interface Block {
  heading: string
  lines: readonly string[]
  x: number
  y: number
  width: number
}

function drawBlock({ text }: Sheet, { heading, lines, x, y, width }: Block): number {
  text.draw(heading, x, y, { ...small, isBold: true })
  let at = y
  for (const each of lines.flatMap((one) => text.lines(one, width, body))) {
    at += body.size * leading
    text.draw(each, x, at, body)
  }
  return at
}

function drawFacts(
  { text }: Sheet,
  facts: Receipt['facts'],
  { x, y, width }: Pick<Block, 'x' | 'y' | 'width'>,
): number {
  let at = y
  for (const { name, value } of facts) {
    text.draw(name, x, at, small)
    for (const each of text.lines(value, width, body)) {
      at += body.size * 1.25
      text.draw(each, x, at, body)
    }
    at += body.size * 1.6
  }
  return at - body.size * 1.6
}

function drawMarks(sheet: Sheet, { marks }: Receipt): void {
  for (const each of marks) {
    sheet.text.draw(each, page.margin, sheet.y, { ...strong, color: palette.clayDeep })
    sheet.y += body.size * leading
  }
  if (marks.length > 0) sheet.y += 8
}

function drawTable(sheet: Sheet, receipt: Receipt): void {
  drawTableHead(sheet)
  for (const [index, each] of receipt.lines.entries()) {
    const names = sheet.text.lines(each.name, columns.nameWidth, body)
    const details = detailsOf(each).flatMap((one) => sheet.text.lines(one, columns.nameWidth, small))
    const height = names.length * body.size * leading + details.length * small.size * 1.35 + 10
    // The last line goes with the totals: a page of totals alone does not say what of.
    const after = index > 0 && index === receipt.lines.length - 1 ? sumsHeight(sheet, receipt) : 0
    if (sheet.y + height + after > bottom) nextPage(sheet, receipt, { withTable: true })
    drawRow(sheet, each, names, details)
    sheet.y += height
    rule(sheet, sheet.y - 4)
  }
}

function detailsOf({ seller, charge }: ReceiptLine): string[] {
  return [`Sold by ${seller}`, ...(charge === '' ? [] : [charge])]
}

function drawTableHead(sheet: Sheet): void {
  const { text, y } = sheet
  const style = { ...small, isBold: true }
  text.draw('Description', columns.name, y, style)
  drawRight(text, 'Quantity', y, style, columns.quantity)
  drawRight(text, 'Unit price', y, style, columns.unitPrice)
  drawRight(text, 'Amount', y, style)
  rule(sheet, y + 6)
  sheet.y = y + 12
}

function drawRow(
  { text, y }: Sheet,
  each: ReceiptLine,
  names: readonly string[],
  details: readonly string[],
): void {
  const first = y + body.size * 1.15
  drawRight(text, each.quantity, first, body, columns.quantity)
  drawRight(text, each.unitPrice, first, body, columns.unitPrice)
  drawRight(text, each.amount, first, body)
  names.forEach((part, index) => text.draw(part, columns.name, first + index * body.size * leading, body))
  const below = first + names.length * body.size * leading - 2
  details.forEach((part, index) => text.draw(part, columns.name, below + index * small.size * 1.35, small))
}

/** The totals with the notes on them, never apart: notes alone on a page say nothing. */
function drawSums(sheet: Sheet, receipt: Receipt): void {
  if (sheet.y + sumsHeight(sheet, receipt) > bottom) nextPage(sheet, receipt)
  sheet.y += 18
  for (const { name, amount, isTotal } of receipt.sums) {
    const style = isTotal ? { ...strong, size: 11 } : body
    drawRight(sheet.text, name, sheet.y, style, columns.unitPrice)
    drawRight(sheet.text, amount, sheet.y, style)
    sheet.y += sumLeading
  }
  sheet.y += 16
  for (const each of noteLines(sheet, receipt)) {
    sheet.text.draw(each, page.margin, sheet.y, small)
    sheet.y += small.size * leading
  }
}

const sumLeading = body.size * 1.7

function sumsHeight(sheet: Sheet, receipt: Receipt): number {
  return 18 + receipt.sums.length * sumLeading + 16 + noteLines(sheet, receipt).length * small.size * leading
}

function noteLines({ text }: Sheet, { notes }: Receipt): string[] {
  return notes.flatMap((note) => text.lines(note, right - page.margin, small))
}

function nextPage(sheet: Sheet, { title, number }: Receipt, { withTable = false } = {}): void {
  sheet.doc.addPage()
  sheet.y = page.margin
  sheet.text.draw(`${title} ${number}, continued`, page.margin, sheet.y, strong)
  sheet.y += 28
  if (withTable) drawTableHead(sheet)
}

function drawFeet({ doc, text }: Sheet, { title, number }: Receipt): void {
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index)
    const foot = page.height - page.margin + 6
    text.draw(`${title} ${number}`, page.margin, foot, small)
    drawRight(text, `Page ${index + 1} of ${count}`, foot, small)
  }
}

function drawRight(text: PdfText, words: string, y: number, style: TextStyle, edge: number = right): void {
  text.draw(words, edge - text.width(words, style), y, style)
}

function rule({ doc }: Sheet, y: number): void {
  doc.moveTo(page.margin, y).lineTo(right, y).lineWidth(0.5).strokeColor(line).stroke()
}

async function readAll(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of doc) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
