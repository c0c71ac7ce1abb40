import { brand } from '#content/brand.ts'
import { mailWithLink } from '#mail/mail-page.ts'
import { orderNumber } from '#orders/order-number.ts'
import { receiptPath } from '#orders/order-paths.ts'
import type { Order } from '#orders/order.ts'
import { hasReceiptPdf } from '#orders/receipt.ts'

/** The kind of mail to which the PDF is attached when it is sent. */
export const receiptMailKind = 'receipt'

type Mailed = Pick<Order, 'id' | 'total' | 'form' | 'lines'>

/** Leads to the receipt, and carries it if it has a PDF. Nothing that the customer typed is in its words (product: receipts 12, 13). */
export function receiptMail(order: Mailed, to: string, publicUrl: string) {
  const isFree = order.total === 0
  const what = isFree ? 'confirmation' : 'receipt'
  const subject = `The ${what} of your ${brand.name} order ${orderNumber(order.id)}`
  const paragraphs = [
    `Your ${what} is ${hasReceiptPdf(order) ? 'attached' : 'on our site'}.${isFree ? ' The order is free, and nothing was charged.' : ''}`,
    'You can see it, print it and save it as PDF on our site. Log in there as the customer who placed the order.',
  ]
  const link = { label: `See your ${what}`, address: receiptAddress(publicUrl, order.id) }
  return { to, subject, ...mailWithLink(subject, paragraphs, link) }
}

export function receiptAddress(publicUrl: string, orderId: string): string {
  return publicUrl.replace(/\/$/, '') + receiptPath(orderId)
}

/** Whether the mails of an order go to the address that its customer has proven. */
export function isMailedToProven({ provenEmail, form }: Pick<Order, 'provenEmail' | 'form'>): boolean {
  return provenEmail !== null && provenEmail.toLowerCase() === form.email.toLowerCase()
}
