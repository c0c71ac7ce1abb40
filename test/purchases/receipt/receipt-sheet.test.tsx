import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReceiptSheet } from '#purchases/receipt/receipt-sheet.tsx'
import { paidOrder, receiptFor, soldLine } from '../../support/paid-orders.ts'

test('a long email on a receipt can break before its @', () => {
  const html = renderToStaticMarkup(
    <ReceiptSheet receipt={receiptFor(paidOrder([soldLine('Plain', 100)]))} />,
  )
  expect(html).toContain('hello<wbr/>@wadah.example')
})
