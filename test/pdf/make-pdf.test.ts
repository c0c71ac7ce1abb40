import { expect, test } from 'vitest'
import { unavailability } from '#db/unavailable.server.ts'
import { receiptAsPdf } from '#orders/receipt.ts'
import { makePdf, pdfResponse } from '#pdf/make-pdf.server.ts'
import { paidOrder, receiptFor } from '../support/paid-orders.ts'

const document = receiptAsPdf(receiptFor(paidOrder([])))

test('while many PDFs are waiting, further downloads are told that the shop is busy, but mails wait for theirs', async () => {
  const downloads = Array.from({ length: 33 }, () => pdfResponse(document))
  const attached = makePdf(document)
  const results = await Promise.allSettled(downloads)
  const rejected = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(rejected.map(unavailability)).toEqual(['busy', 'busy'])
  expect((await attached).length).toBeGreaterThan(0)
  expect((await pdfResponse(document)).status).toBe(200)
})
