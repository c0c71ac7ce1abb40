import type { Database } from '#db/database.server.ts'
import type { Environment } from '#http/environment.server.ts'
import type { Message } from '#mail/mail.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { hasReceiptPdf, receiptAsPdf } from '#orders/receipt.ts'
import { receiptMail } from '#orders/transitions/receipt-mail.ts'
import { anyReceipt } from '#orders/receipts/renewal-receipts.queries.server.ts'
import type { Company } from '#pdf/company-lines.ts'
import { makePdf, pdfFileName } from '#pdf/make-pdf.server.ts'

interface AttachNeeds {
  db: Database
  environment: Company & Pick<Environment, 'PUBLIC_URL'>
}

/** Attaches the receipt when the mail is sent. `null` if the recipient is no longer the customer's verified email. */
export async function withReceiptAttached(
  { db, environment }: AttachNeeds,
  orderId: string,
  { renewal, ...message }: Message,
): Promise<Message | null> {
  const order = await orderById(db, orderId)
  if (order?.provenEmail?.toLowerCase() !== message.to.toLowerCase()) return null
  const receipt = await anyReceipt(db, order, renewal ?? null, environment)
  if (!receipt) return null
  if (!hasReceiptPdf(order)) {
    return { ...message, ...(!renewal && receiptMail(order, message.to, environment.PUBLIC_URL)) }
  }
  const content = await makePdf(receiptAsPdf(receipt))
  const attachment = {
    filename: pdfFileName(receipt),
    contentType: 'application/pdf',
    content: content.toString('base64'),
    encoding: 'base64' as const,
  }
  return { ...message, attachments: [attachment] }
}
