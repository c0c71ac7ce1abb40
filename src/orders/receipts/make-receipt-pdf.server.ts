import pLimit from 'p-limit'
import { brand } from '#content/brand.ts'
import type { Receipt } from '#orders/receipt.ts'

const inTurn = pLimit(1)

/**
 * Creates the PDF of a receipt. Loads the code on first use and creates one PDF at a time, because both need a lot
 * of memory.
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
