import { formatPrice, toCents } from '#lib/money.ts'
import { discountOf } from '#lib/order-totals.ts'
import { mailWithLink, type MailFacts } from '#mail/mail-page.ts'
import { orderNumber } from '#orders/order-number.ts'
import { receiptPath, type Renewal } from '#orders/order-paths.ts'
import type { HandedOrder, Order } from '#orders/order.ts'
import { hasReceiptPdf } from '#orders/receipt.ts'
import { withoutLaterCharge } from '#orders/subscription.ts'
import { longDay } from '#orders/times.ts'
import { mailedLines } from '#quotes/mailed-lines.ts'

/** The kind of mail to which the PDF of the order's receipt is attached. */
export const receiptMailKind = 'receipt'
/**
 * Renewals need a separate kind, because release 0.2 attaches the order's receipt to every mail of the kind
 * `receipt`.
 */
export const renewalReceiptMailKind = 'renewal_receipt'

type Mailed = Pick<Order, 'id' | 'total' | 'form' | 'lines' | 'timeZone'>

/** What the customer ordered, for a mail. An order that ended unpaid promises no later charge. */
export function orderedFacts(
  {
    id,
    total,
    lines,
    discountCode,
    change,
  }: Pick<Order, 'id' | 'total' | 'discountCode'> &
    Pick<HandedOrder, 'lines'> &
    Partial<Pick<Order, 'change'>>,
  isOver = false,
): Required<MailFacts> {
  const heading = `Order ${orderNumber(id)}`
  const { items, sum } = mailedLines(lines, { code: discountCode, amount: discountOf({ lines }) })
  const only = { name: 'Total', value: formatPrice(total), later: '' }
  if (!change) return { heading, items, sum: isOver ? only : sum }
  return {
    heading,
    items: lines.map(({ name }) => ({ name: isOver ? withoutLaterCharge(name) : name })),
    sum: only,
  }
}

/**
 * The mail with the link to the receipt; the PDF is attached when it is sent. Contains nothing that the customer
 * entered (product: receipts 12, 13).
 */
export function receiptMail(order: Mailed & Pick<Order, 'discountCode'>, to: string, publicUrl: string) {
  const noun = order.total === 0 ? 'confirmation' : 'receipt'
  const title = `Your ${noun}`
  const paragraphs = [`${order.total === 0 ? 'Nothing was charged. ' : ''}${receiptLocation(order, noun)}`]
  const link = { label: `See your ${noun}`, address: receiptAddress(publicUrl, order.id) }
  const content = mailWithLink(title, paragraphs, link, { facts: orderedFacts(order) })
  return { to, subject: subjectOf(title, order), ...content }
}

export interface RenewalPayment {
  lineId: string
  number: number | null
  /** In dollars, as the database stores it. */
  amount: string
  quantity: number
  periodStart: Date
  periodEnd: Date
}

/** The mail with the receipt of a renewal (product: receipts 12). */
export function renewalReceiptMail(order: Mailed, to: string, payment: RenewalPayment, publicUrl: string) {
  const { lineId, quantity, periodStart, periodEnd } = payment
  const day = (moment: Date) => longDay(moment, order.timeZone ?? 'UTC')
  const amount = toCents(Number(payment.amount))
  const noun = amount === 0 ? 'confirmation' : 'receipt'
  const name = order.lines.find(({ id }) => id === lineId)?.name ?? 'your subscription'
  const title = `Your ${noun} for ${name}`
  const paragraphs = [
    `Your subscription is renewed from ${day(periodStart)} to ${day(periodEnd)}.`,
    receiptLocation(order, noun),
  ]
  const renewal = { lineId, number: payment.number ?? 1 }
  const link = { label: `See your ${noun}`, address: receiptAddress(publicUrl, order.id, renewal) }
  const facts = {
    heading: `Order ${orderNumber(order.id)}`,
    items: [{ name: `${quantity} × ${name}`, value: formatPrice(amount) }],
  }
  return {
    to,
    subject: subjectOf(title, order),
    ...mailWithLink(title, paragraphs, link, { facts }),
    renewal,
  }
}

function subjectOf(title: string, { id }: Mailed): string {
  return `${title} (order ${orderNumber(id)})`
}

function receiptLocation(order: Mailed, noun: string): string {
  const location = hasReceiptPdf(order)
    ? `Your ${noun} is attached. You’ll also find it on our site`
    : `Your ${noun} is on our site, to print or save as a PDF`
  return `${location}: just log in with the account you ordered with.`
}

export function receiptAddress(publicUrl: string, orderId: string, renewal: Renewal | null = null): string {
  return publicUrl.replace(/\/$/, '') + receiptPath(orderId, renewal)
}

/** Whether the mails about the order go to the customer's verified email. */
export function isMailedToProven({ provenEmail, form }: Pick<Order, 'provenEmail' | 'form'>): boolean {
  return provenEmail !== null && provenEmail.toLowerCase() === form.email.toLowerCase()
}
