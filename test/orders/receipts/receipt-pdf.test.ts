import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { receiptPdf } from '#orders/receipts/receipt-pdf.server.ts'
import type { Receipt } from '#orders/receipts/receipt.ts'
import { aForm } from '../checkout/a-cart.ts'
import { paidOrder, receiptFor, receipts, soldLine } from './paid-orders.ts'

/** The pages of the PDF as text, without spaces: where they are is up to the layout. */
async function readBack(receipt: Receipt): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(await receiptPdf(receipt)))
  const { text } = await extractText(document, { mergePages: false })
  return text.map(withoutSpaces)
}

/** Two Arabic letters share a glyph and differ by its dots alone, so that a reader gets the first one for both. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '').replaceAll('ه', 'ة')
}

test.each(Object.keys(receipts))(
  'the PDF of an order that is %s has every figure of its page',
  async (kind) => {
    const receipt = receipts[kind]
    if (!receipt) throw new Error('there is no such receipt')
    const pages = await readBack(receipt)
    const all = pages.join('')
    const { title, number, marks, facts, seller, buyer, lines, sums, notes } = receipt
    const texts = [
      title,
      number,
      ...marks,
      ...seller,
      ...buyer,
      ...notes,
      ...facts.flatMap(({ name, value }) => [name, value]),
      ...lines.flatMap((line) => [line.name, `Sold by ${line.seller}`, line.charge]),
      ...sums.map(({ name, amount }) => name + amount),
    ]
    for (const text of texts) expect(all).toContain(withoutSpaces(text))
    // Each line has its figures, in the order of the lines.
    let from = 0
    for (const { quantity, unitPrice, amount } of lines) {
      const at = all.indexOf(quantity + unitPrice + amount, from)
      expect(at, `${quantity} ${unitPrice} ${amount}`).toBeGreaterThanOrEqual(from)
      from = at + 1
    }
    pages.forEach((page, index) => expect(page).toContain(`Page${index + 1}of${pages.length}`))
    expect(pages.length > 1).toBe(kind === 'many lines')
  },
)

test('a table that goes on repeats its heading, and no total stands alone', async () => {
  const pages = await readBack(receipts['many lines'] ?? receiptFor(paidOrder([])))
  for (const page of pages.slice(0, -1)) expect(page).toContain('DescriptionQuantityUnitpriceAmount')
  expect(pages.at(-1)).toMatch(/R-000007,continued/)
  expect(pages.at(-1)).toContain('Totalpaid')
})

test('however many lines there are, the totals have one above them', async () => {
  for (let count = 6; count <= 16; count += 1) {
    const lines = Array.from({ length: count }, (_, index) => soldLine(`Product ${index}`, 1))
    const pages = await readBack(receiptFor(paidOrder(lines)))
    expect(pages.at(-1), `${count} lines`).toContain('Soldby')
  }
})

test('a reader is told which Arabic letters it copies', async () => {
  const company = 'محمد'
  const receipt = receiptFor(paidOrder([soldLine('Security Platform', 1)], { form: { ...aForm, company } }))
  const content = streamsOf(await receiptPdf(receipt))
  const utf16 = Buffer.from(`\ufeff${company}`, 'utf16le').swap16()
  expect(content.includes(Buffer.concat([Buffer.from('/ActualText ('), utf16]))).toBe(true)
})

/** The instructions that draw its pages, inflated. */
function streamsOf(pdf: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    try {
      parts.push(inflateSync(pdf.subarray(at + 7)))
    } catch {
      // A font, or the end of a stream.
    }
  }
  return Buffer.concat(parts)
}

test.each([
  ['Greek', 'Ωμέγα Αναλυτική'],
  ['Cyrillic', 'Иванова и Партнёры'],
  ['Latin with marks', 'Zoë Łukasiewicz Nguyễn Ðặng'],
  ['Chinese', '中国技术有限公司'],
  ['Japanese', '株式会社東京ひらがなカタカナ'],
  ['Korean', '주식회사 한국어'],
  ['Hebrew', 'שלום עולם בעמ'],
  ['Arabic', 'شركة محمد بن عبد الله'],
  ['Thai', 'บริษัท กรุงเทพ'],
  ['Devanagari', 'हिन्दी कम्पनी'],
  ['emoji', 'Rings 😀'],
])('a name in %s is embedded and read back', async (_, company) => {
  const receipt = receiptFor(paidOrder([soldLine('Security Platform', 1)], { form: { ...aForm, company } }))
  const read = (await readBack(receipt)).join('')
  for (const letter of withoutSpaces(company)) expect(read).toContain(letter)
})

test('a character that no font has does not fail the rest', async () => {
  const company = 'Glyphs \u{13000} & Sons'
  const receipt = receiptFor(paidOrder([soldLine('Security Platform', 1)], { form: { ...aForm, company } }))
  expect((await readBack(receipt)).join('')).toContain('&Sons')
})
