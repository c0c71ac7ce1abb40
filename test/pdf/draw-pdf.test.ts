import { expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { receiptAsPdf, type Receipt } from '#orders/receipt.ts'
import { drawPdf } from '#pdf/draw-pdf.server.ts'
import { aForm } from '../support/samples/sample-cart.ts'
import { paidOrder, receiptFor, receipts, soldLine } from '../support/paid-orders.ts'

/** The pages of the PDF as text, without spaces, because positions depend on the layout. */
async function readBack(receipt: Receipt): Promise<string[]> {
  const bytes = await drawPdf(receiptAsPdf(receipt))
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(document, { mergePages: false })
  return text.map(withoutSpaces)
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}

test.each(Object.keys(receipts))(
  'the PDF of an order that is %s contains every figure of its page',
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
    // The figures appear in the order of the lines.
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

test('a table that continues on a new page repeats its header, and the last page has the total', async () => {
  const pages = await readBack(receipts['many lines'] ?? receiptFor(paidOrder([])))
  for (const page of pages.slice(0, -1)) expect(page).toContain('DescriptionQuantityUnitpriceAmount')
  expect(pages.at(-1)).toMatch(/R-000007,continued/)
  expect(pages.at(-1)).toContain('Totalpaid')
})

test('the totals of a receipt have at least one line above them on their page, for any number of lines', async () => {
  for (let count = 6; count <= 16; count += 1) {
    const lines = Array.from({ length: count }, (_, index) => soldLine(`Product ${index}`, 1))
    const pages = await readBack(receiptFor(paidOrder(lines)))
    expect(pages.at(-1), `${count} lines`).toContain('Soldby')
  }
})

test.each([
  ['Greek', 'Ωμέγα Αναλυτική'],
  ['Cyrillic', 'Иванова и Партнёры'],
  ['Latin with marks', 'Zoë Łukasiewicz Nguyễn Ðặng'],
])('a name in %s is embedded and can be read back', async (_, company) => {
  const receipt = receiptFor(paidOrder([soldLine('Security Platform', 1)], { form: { ...aForm, company } }))
  const read = (await readBack(receipt)).join('')
  for (const letter of withoutSpaces(company)) expect(read).toContain(letter)
})

test('an email that is too wide for its column is broken before its @ only', async () => {
  const email = 'maximiliane.wolkenstein-trostburg@international-manufacturing-holding.example'
  const order = paidOrder([soldLine('Security Platform', 199_700)], { form: { ...aForm, email } })
  const bytes = await drawPdf(receiptAsPdf(receiptFor(order)))
  const { items } = await (await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)).getTextContent()
  const lines = items.map((item) => ('str' in item ? item.str : ''))
  expect(lines).toEqual(expect.arrayContaining(email.split(/(?=@)/)))
})
