import { mailWithLink } from '#mail/mail-page.ts'
import { orderNumber } from '#orders/order-number.ts'
import { receiptPath } from '#orders/order-paths.ts'
import type { Order } from '#orders/order.ts'
import { hasReceiptPdf } from '#orders/receipt.ts'

/** The kind of mail that gets the PDF attached when it is sent. */
export const receiptMailKind = 'receipt'

type Mailed = Pick<Order, 'id' | 'total' | 'form' | 'lines'>

/**
 * The mail links to the receipt, which is attached if there is a PDF. It contains nothing that the customer
 * entered (product: receipts 12, 13).
 */
export function receiptMail(order: Mailed, to: string, publicUrl: string) {
  const isFree = order.total === 0
  const what = isFree ? 'confirmation' : 'receipt'
  const title = `Your ${what}`
  const subject = `${title} (order ${orderNumber(order.id)})`
  const where = hasReceiptPdf(order)
    ? `Your ${what} is attached. You’ll also find it on our site`
    : `Your ${what} is on our site, to print or save as a PDF`
  const paragraphs = [
    `${isFree ? 'Nothing was charged. ' : ''}${where}: just log in with the account you ordered with.`,
  ]
  const link = { label: `See your ${what}`, address: receiptAddress(publicUrl, order.id) }
  return { to, subject, ...mailWithLink(title, paragraphs, link) }
}

export function receiptAddress(publicUrl: string, orderId: string): string {
  return publicUrl.replace(/\/$/, '') + receiptPath(orderId)
}

/** Whether mails about the order go to the customer's proven address. */
export function isMailedToProven({ provenEmail, form }: Pick<Order, 'provenEmail' | 'form'>): boolean {
  return provenEmail !== null && provenEmail.toLowerCase() === form.email.toLowerCase()
}
