import { brand } from '#content/brand.ts'
import { mailPage } from '#mail/mail-page.ts'
import type { HandedOrder, Order } from '#orders/order.ts'
import { orderNumber } from '#orders/order-number.ts'
import { mayContinue, type OrderStatus } from '#orders/order-status.ts'
import { isMailedToProven, receiptAddress } from '#orders/receipt-mail.ts'
import { deadline } from '#orders/times.ts'
import { mailedLines } from '#quotes/mailed-lines.ts'
import { quoteNumber, quotePath } from '#quotes/quote.ts'

/** The states that cause a mail (product: orders 19). */
export const orderMailKinds = ['placed', 'signed', 'paid', 'declined', 'cancelled', 'expired'] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

export function mailOfTransition(to: OrderStatus): OrderMailKind | null {
  if (to === 'prepared') return 'placed'
  return orderMailKinds.find((kind) => kind === to) ?? null
}

/** The mail that tells where an order stands, which is the only one worth sending again (product: dashboard 84). */
export function mailOfStatus(status: OrderStatus): OrderMailKind | null {
  switch (status) {
    case 'documents_opened':
      return 'placed'
    case 'payment_failed':
      return 'signed'
    case 'active':
      return 'paid'
    default:
      return mailOfTransition(status)
  }
}

/**
 * Whether the customer gets this mail. Anybody can order for any address without signing in, so such an order sends
 * only the first mail, which says how to continue (product: orders 25).
 */
export function mayMail(
  kind: OrderMailKind,
  order: Pick<Order, 'customerId' | 'customerDeletedAt' | 'status'>,
): boolean {
  // To a deleted account only what an open order needs.
  if (order.customerDeletedAt !== null && !mayContinue(order.status)) return false
  return kind === 'placed' || isOfSession(order)
}

/** Whether the customer was signed in, with an account or through the customer portal. */
function isOfSession({ customerId }: Pick<Order, 'customerId'>): boolean {
  return !customerId.startsWith('browser:')
}

type Ordered = Pick<
  Order,
  'id' | 'total' | 'expiresAt' | 'timeZone' | 'form' | 'customerId' | 'provenEmail' | 'quoteId' | 'unsettled'
> &
  Pick<HandedOrder, 'lines'>

interface MailContext {
  publicUrl: string
  /** The id of the earlier order that this one replaces, for the first mail. */
  replaces?: string | undefined
}

/**
 * The mail to the customer. Nothing that was typed is in it: the address may be somebody else's (product: orders 20).
 */
export function orderMail(kind: OrderMailKind, order: Ordered, context: MailContext) {
  const { subject, paragraphs, link } = words(kind, order, context)
  const { items, sum } = mailedLines(order.lines)
  const number = `Order ${order.id}`
  const text = [
    ...paragraphs,
    `${link.label}:\n${link.address}`,
    [number, ...items, sum].join('\n'),
    brand.name,
  ].join('\n\n')
  const html = mailPage({
    title: subject,
    paragraphs,
    link,
    facts: { heading: number, items, sum },
  })
  return { to: order.form.email, subject, text: `${text}\n`, html }
}

function words(kind: OrderMailKind, order: Ordered, { publicUrl, replaces }: MailContext) {
  const store = publicUrl.replace(/\/$/, '')
  const named = `${brand.name} order ${orderNumber(order.id)}`
  // A free order is confirmed in the signing portal too, but without a payment.
  const isFree = order.total === 0
  const purchases = { label: 'See your order', address: `${store}/marketplace/my-purchases` }
  switch (kind) {
    case 'placed':
      return {
        subject: `Your ${named} is prepared`,
        paragraphs: [
          ...(replaces === undefined ? [] : [replacesEarlier(replaces)]),
          isFree
            ? 'Your order is prepared. Next, review and sign the documents and confirm the order in the signing portal. It is free, so there is nothing to pay.'
            : 'Your order is prepared. Next, review and sign the documents in the signing portal, then pay there.',
          `If you left the portal, you can continue until ${deadline(order.expiresAt, order.timeZone ?? 'UTC')}. Open the page below in the browser or account you ordered with.`,
          ...(isOfSession(order) ? [] : [onlyMail]),
        ],
        link: { label: 'Continue your order', address: purchases.address },
      }
    case 'signed':
      return {
        subject: `The documents of your ${named} are signed`,
        paragraphs: [
          isFree
            ? 'Thank you, the documents of your order are signed. The last step is to confirm the order in the signing portal. It is free, so there is nothing to pay.'
            : 'Thank you, the documents of your order are signed. The last step is the payment.',
        ],
        link: purchases,
      }
    case 'paid':
      return {
        subject: isFree ? `Your ${named} is confirmed` : `Your ${named} is paid`,
        paragraphs: [
          isFree
            ? 'Thank you, your order is confirmed, and nothing was charged. Your services will be active within 24-48 hours.'
            : 'Thank you, your payment has arrived. Your services will be active within 24-48 hours.',
        ],
        link: isMailedToProven(order)
          ? {
              label: isFree ? 'See your confirmation' : 'See your receipt',
              address: receiptAddress(store, order.id),
            }
          : purchases,
      }
    case 'declined':
      return {
        subject: `Your ${named} was declined`,
        paragraphs: [
          'The documents of your order were declined, so the order has ended. Nothing was charged.',
          `If you did not mean to decline them, ${orderAgain(order)}`,
        ],
        link: wayBack(order, store),
      }
    case 'cancelled':
      return {
        subject: `Your ${named} is cancelled`,
        paragraphs: [
          `Your order is cancelled, so it has ended.${order.unsettled ? '' : ' Nothing was charged.'}`,
          `Your purchases say when and why. If you did not want this, ${orderAgain(order)}`,
        ],
        link: order.quoteId === null ? purchases : wayBack(order, store),
      }
    case 'expired':
      return {
        subject: `Your ${named} has expired`,
        paragraphs: [
          'The documents of your order were not signed within 14 days, so the order has ended. Nothing was charged.',
          order.quoteId === null
            ? 'Prices may have changed since. You can order again at any time.'
            : `If you still want it, ${orderAgain(order)}`,
        ],
        link: wayBack(order, store),
      }
  }
}

/** Of a quoted order the quote can be used again, for as long as it holds (product: quotes 12). */
function orderAgain({ quoteId }: Ordered): string {
  return quoteId === null
    ? 'you can order again at any time.'
    : `you can order with quote ${quoteNumber(quoteId)} again until it expires. Its page says when that is.`
}

function wayBack({ quoteId }: Ordered, store: string) {
  return quoteId === null
    ? { label: 'Back to Marketplace', address: `${store}/marketplace` }
    : { label: 'See your quote', address: `${store}${quotePath(quoteId)}` }
}

function replacesEarlier(earlierId: string): string {
  return `This order replaces your earlier order ${orderNumber(earlierId)}, which is cancelled. Nothing was charged for that one.`
}

const onlyMail =
  'You ordered without logging in, so this is the only email about the order. The page below shows every step.'
