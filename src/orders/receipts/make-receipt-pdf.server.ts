import pLimit from 'p-limit'
import { brand } from '#content/brand.ts'
import type { Receipt } from '#orders/receipt.ts'

const inTurn = pLimit(1)

/**
 * The receipt as a PDF. What makes it is loaded with the first one, and makes one at a time: it takes much memory
 * while it works.
 */
export function makeReceiptPdf(receipt: Receipt): Promise<Buffer> {
  return inTurn(async () => {
    const { receiptPdf } = await import('#orders/receipts/receipt-pdf.server.ts')
    return receiptPdf(receipt)
  })
}

export function receiptFileName({ title, number }: Pick<Receipt, 'title' | 'number'>): string {
  return `${brand.filePrefix}-${title.toLowerCase()}-${number}.pdf`
}
