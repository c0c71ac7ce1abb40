import pLimit from 'p-limit'
import { brand } from '#content/brand.ts'
import type { Receipt } from '#orders/receipt.ts'

const inTurn = pLimit(1)

/**
 * Creates the receipt as a PDF. The code is loaded on first use and runs one at a time, because it needs much
 * memory.
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
