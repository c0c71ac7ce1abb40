import { expect, test } from 'vitest'
import { customersReceiptKind, receiptKindOf, receiptLabel } from '#orders/receipt-kind.ts'
import { hasReceiptPdf } from '#orders/receipt.ts'
import { aForm } from '../support/samples/sample-cart.ts'
import { paidOrder, receiptFor, receipts, soldLine } from '../support/paid-orders.ts'

const sums = (name: string) => receipts[name]?.sums.map((sum) => [sum.name, sum.amount])

test('a receipt shows one-time and monthly amounts separately, then the total; a monthly line shows its first month', () => {
  expect(sums('one-time')).toEqual([
    ['One-time total', '$5,991.00'],
    ['Total paid', '$5,991.00'],
  ])
  expect(sums('monthly')).toEqual([
    ['Monthly total, first month', '$4,985.00'],
    ['Total paid', '$4,985.00'],
  ])
  expect(sums('mixed')).toEqual([
    ['One-time total', '$2,500.00'],
    ['Monthly total, first month', '$499.00'],
    ['Total paid', '$2,999.00'],
  ])
  expect(receipts['mixed']?.lines.map(({ charge }) => charge)).toEqual([
    '',
    '',
    'Charged monthly, first month',
  ])
  expect(receipts['mixed']?.notes.join(' ')).toContain('new receipt for each renewal')
  expect(receipts['one-time']?.notes.join(' ')).not.toContain('renewal')
})

test('the receipt of a discounted order shows the subtotal, the discount and the total (product: discounts 8)', () => {
  const line = soldLine('Security Platform', 199_700)
  const discounted = { ...line, discount: 19_970, total: 179_730 }
  const { sums: shown } = receiptFor(paidOrder([discounted], { discountCode: 'SAVE10' }))
  expect(shown.map(({ name, amount }) => [name, amount])).toEqual([
    ['One-time total', '$1,997.00'],
    ['Subtotal', '$1,997.00'],
    ['Discount (SAVE10)', '-$199.70'],
    ['Total paid', '$1,797.30'],
  ])
})

test('the confirmation of a free order mentions no payment', () => {
  const free = receipts['free']
  expect(free).toMatchObject({ title: 'Confirmation', number: 'R-000007' })
  expect(sums('free')).toEqual([
    ['One-time total', 'Free'],
    ['Total', 'Free'],
  ])
  expect(JSON.stringify(free)).not.toMatch(/Paid|Receipt/)
  expect(free?.notes[0]).toContain('Nothing was charged')
})

test('each line of a receipt shows its seller of record under the name at the time of sale', () => {
  expect(receipts['mixed']?.lines.map(({ seller }) => seller)).toEqual([
    'Wadah Tech Solutions',
    'Wadah',
    'Wadah',
  ])
  expect(receipts['one-time']?.lines[0]).toMatchObject({
    seller: 'Northwind Analytics',
    quantity: '3',
    unitPrice: '$1,997.00',
    amount: '$5,991.00',
  })
})

test('a receipt shows the company’s legal name, address and tax number once they are set', () => {
  const reach = ['hello@wadah.example', '+1 (214) 555-0142']
  expect(receipts['one-time']?.seller).toEqual(['Wadah', ...reach])
  const company = {
    COMPANY_LEGAL_NAME: 'Wadah, Inc.',
    COMPANY_ADDRESS: '1 Elm Street, Dallas, TX 75201',
    COMPANY_TAX_ID: '12-3456789',
  }
  expect(receiptFor(paidOrder([soldLine('Plain', 100)]), [], company).seller).toEqual([
    'Wadah, Inc.',
    '1 Elm Street, Dallas, TX 75201',
    'Tax ID: 12-3456789',
    ...reach,
  ])
})

test('the receipt of an order with a quote shows the quoted prices and the number of the quote', () => {
  expect(receipts['quoted']?.lines[0]).toMatchObject({ unitPrice: '$1,500.01', amount: '$3,000.02' })
  expect(receipts['quoted']?.facts).toContainEqual({ name: 'Quote', value: 'Q-9f8e7d6c' })
})

test('a receipt lists a later cancellation and refunds, and subtracts refunds below the total', () => {
  expect(receipts['cancelled after payment']?.marks).toEqual(['Canceled on November 25, 2026'])
  expect(receipts['refunded']?.marks).toEqual([
    'Refunded on November 24, 2026: $500.00',
    'Refunded on November 26, 2026: $499.50',
  ])
  expect(sums('refunded')?.slice(1)).toEqual([
    ['Total paid', '$1,997.00'],
    ['Refunded on November 24, 2026', '-$500.00'],
    ['Refunded on November 26, 2026', '-$499.50'],
    ['Paid after refunds', '$997.50'],
  ])
})

test('the dates of a receipt use the time zone of the order, which is shown', () => {
  expect(receipts['one-time']?.facts).toContainEqual({ name: 'Ordered', value: 'November 21, 2026' })
  expect(receipts['one-time']?.facts).toContainEqual({ name: 'Paid', value: 'November 22, 2026' })
  expect(receipts['one-time']?.notes.at(-1)).toBe('Dates are in Central Time.')
  const elsewhere = receiptFor(paidOrder([soldLine('A', 1)], { timeZone: null }))
  expect(elsewhere.facts).toContainEqual({ name: 'Ordered', value: 'November 22, 2026' })
  expect(elsewhere.notes.at(-1)).toBe('Dates are in UTC.')
})

test('a receipt shows the buyer as entered, and leaves out empty fields', () => {
  expect(receipts['tax ID and PO number']?.buyer).toEqual([
    'Engines',
    'Ada Lovelace',
    '1 Main Street',
    'Dallas, TX 75201',
    'United States',
    'ada@engine.example',
    'Tax ID: US 12-3456789',
  ])
  expect(receipts['tax ID and PO number']?.facts).toContainEqual({ name: 'PO number', value: 'PO/2026-4711' })
  const bare = receiptFor(paidOrder([soldLine('A', 1)], { form: { ...aForm, company: '' } }))
  expect(bare.buyer).toHaveLength(5)
  expect(bare.facts.map(({ name }) => name)).toEqual(['Receipt number', 'Order number', 'Ordered', 'Paid'])
})

test('only a paid order with a session has a receipt that its customer can open', () => {
  const paid = { receiptNumber: 1, total: 1, customerId: 'user-1' }
  expect(receiptKindOf(paid)).toBe('receipt')
  expect(receiptKindOf({ ...paid, total: 0 })).toBe('confirmation')
  expect(receiptKindOf({ ...paid, receiptNumber: null })).toBeNull()
  expect(customersReceiptKind(paid)).toBe('receipt')
  expect(customersReceiptKind({ ...paid, customerId: 'browser:1' })).toBeNull()
  expect([1, 999_999, 1_000_000].map(receiptLabel)).toEqual(['R-000001', 'R-999999', 'R-1000000'])
})

test.each([
  ['company', { form: { ...aForm, company: '中国技术有限公司' } }],
  ['PO number', { form: { ...aForm, poNumber: 'PO ١٢٣' } }],
  ['product', { lines: [soldLine('Launch kit 🚀', 1)] }],
  ['seller', { lines: [soldLine('Launch kit', 1, { sellerName: '株式会社' })] }],
])('a receipt has no PDF if the %s has letters missing from the font', (_, changes) => {
  expect(hasReceiptPdf(paidOrder([soldLine('Launch kit', 1)]))).toBe(true)
  expect(hasReceiptPdf(paidOrder([soldLine('Launch kit', 1)], changes))).toBe(false)
})
