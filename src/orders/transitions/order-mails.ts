import { cancelBeforeSigning } from '#catalog/details/cancel-words.ts'
import { mailWithLink, type MailFacts } from '#mail/mail-page.ts'
import type { HandedOrder, Order } from '#orders/order.ts'
import { orderNumber } from '#orders/order-number.ts'
import { orderPath, subscriptionsPath } from '#orders/order-paths.ts'
import { isBrowserOrder } from '#orders/receipt-kind.ts'
import type { OrderMailKind } from '#orders/transitions/order-mail-kinds.ts'
import { isMailedToProven, orderedFacts, receiptAddress } from '#orders/transitions/receipt-mail.ts'
import { unrefundedPayment, whyNotApplied, type PaidChange } from '#orders/subscription.ts'
import { dateAndTime } from '#orders/times.ts'
import { quoteNumber, quotePath } from '#quotes/quote.ts'

type Ordered = Pick<
  Order,
  | 'id'
  | 'total'
  | 'expiresAt'
  | 'timeZone'
  | 'form'
  | 'customerId'
  | 'provenEmail'
  | 'quoteId'
  | 'discountCode'
  | 'unsettled'
> &
  Pick<HandedOrder, 'lines'> &
  Partial<Pick<Order, 'change'>>

interface MailContext {
  publicUrl: string
  /** In the first mail: the id of the earlier order that this one replaces. */
  replaces?: string | undefined
  /** For an order that changes a quantity: whether the change was applied. */
  outcomeOfChange?: PaidChange | null
  /** Whether the activation has a note for the customer. Only the page of the order shows it (product: access 3). */
  hasNote?: boolean
}

/**
 * The mail to the customer. It contains nothing that the customer entered, because the address may belong to
 * someone else (product: orders 20).
 */
export function orderMail(kind: OrderMailKind, order: Ordered, context: MailContext) {
  const { title, next, paragraphs, link, notes = [] } = words(kind, order, context)
  const subject = `${next === undefined ? title : `${title}. ${next}`} (order ${orderNumber(order.id)})`
  const facts = orderedFacts(order, kind === 'declined' || kind === 'cancelled' || kind === 'expired')
  return { to: order.form.email, subject, ...mailWithLink(title, paragraphs, link, { facts, notes }) }
}

export interface OrderMailWords {
  title: string
  /** The next step. The subject contains the step if the title does not. */
  next?: string
  paragraphs: string[]
  /** Missing if the mail lists the order. */
  facts?: MailFacts
  notes?: string[]
  link: { label: string; address: string }
}

function words(
  kind: OrderMailKind,
  order: Ordered,
  { publicUrl, replaces, outcomeOfChange, hasNote = false }: MailContext,
): OrderMailWords {
  const outcome = outcomeOfChange ?? outcomeLater(order)
  const store = publicUrl.replace(/\/$/, '')
  // The signing portal confirms free orders without a payment.
  const isFree = order.total === 0
  const ownPage = (label: string) => ({ label, address: store + orderPath(order.id) })
  switch (kind) {
    case 'placed':
      return {
        title: 'Next step: sign your documents',
        paragraphs: [
          isFree
            ? 'Thanks for your order! Review and sign your documents in the signing portal, then confirm your order there. It’s free, so there’s nothing to pay.'
            : 'Thanks for your order! Review and sign your documents in the signing portal, then pay there.',
          `Not done yet? Pick up where you left off by ${dateAndTime(order.expiresAt, order.timeZone ?? 'UTC')}, in the browser or account you ordered with.`,
        ],
        notes: [
          ...(replaces === undefined ? [] : [replacesEarlier(replaces)]),
          `Changed your mind? ${cancelBeforeSigning}`,
          ...(isBrowserOrder(order) ? [onlyMail] : []),
        ],
        link: ownPage('Sign your documents'),
      }
    case 'signed':
      return isFree
        ? {
            title: 'Next step: confirm your order',
            paragraphs: [
              'Thank you. Your documents are signed. One step left: confirm your order in the signing portal. It’s free, so there’s nothing to pay.',
            ],
            link: ownPage('Confirm your order'),
          }
        : {
            title: 'Next step: pay for your order',
            paragraphs: ['Thank you. Your documents are signed. One step left: your payment.'],
            link: ownPage('Continue to payment'),
          }
    case 'paid':
      return {
        title: `${isFree ? 'Order confirmed' : 'Payment received'}. ${afterPayment(outcome).title}`,
        paragraphs: [
          `${isFree ? 'Thank you. Your order is confirmed, and nothing was charged.' : 'Thank you. Your payment has arrived.'} ${afterPayment(outcome, isFree).text}`,
        ],
        link:
          order.provenEmail === null || isMailedToProven(order)
            ? {
                label: isFree ? 'See your confirmation' : 'See your receipt',
                address: receiptAddress(store, order.id),
              }
            : ownPage('See your order'),
      }
    case 'active':
      if (order.change) {
        return {
          title: 'Your change is settled',
          paragraphs: ['See your quantity and next charge under Subscriptions.'],
          link: { label: 'See subscriptions', address: store + subscriptionsPath },
        }
      }
      return {
        title: 'Get started: your services are active',
        paragraphs: [
          ...(hasNote ? ['There’s a note for you at the top of your order page.'] : []),
          `${hasNote ? 'The' : 'Your order'} page shows how to get started, and who to ask if you need a hand.`,
        ],
        link: ownPage('Get started'),
      }
    case 'declined':
      return {
        title: 'Documents declined',
        next: nextAfterEnd(order),
        paragraphs: [
          'The documents for your order were declined, so the order has ended. Nothing was charged.',
          `Didn’t mean to decline? ${orderAgain(order)}`,
        ],
        link: wayBack(order, store),
      }
    case 'cancelled':
      return {
        title: 'Your order is canceled',
        next: nextAfterEnd(order),
        paragraphs: [
          `Your order has ended.${order.unsettled ? '' : ' Nothing was charged.'}`,
          `Your order page shows when and why. Changed your mind? ${orderAgain(order)}`,
        ],
        link: order.quoteId === null ? ownPage('See your order') : wayBack(order, store),
      }
    case 'expired':
      return {
        title: 'Your order has expired',
        next: nextAfterEnd(order),
        paragraphs: [
          'Your documents weren’t signed within 14 days, so the order has ended. Nothing was charged.',
          `Still want it? ${orderAgain(order)}${order.quoteId === null ? ' Prices may have changed.' : ''}`,
        ],
        link: wayBack(order, store),
      }
  }
}

/**
 * The outcome of a change when staff resend its mail. A change that is still `paid` was paid too late,
 * because it would otherwise be active.
 */
function outcomeLater({ change = null, total }: Ordered): PaidChange | 'refunded' | null {
  if (change === null) return null
  return total > 0 && unrefundedPayment({ change, total }) === 0 ? 'refunded' : 'too_late'
}

function afterPayment(outcomeOfChange: PaidChange | 'refunded' | null, isFree = false) {
  switch (outcomeOfChange) {
    case null:
      return {
        title: 'Activation is next',
        text: 'Your services will be active within 24-48 hours. We’ll email you as soon as they are, with a link to get started.',
      }
    case 'applied':
      return {
        title: 'Your subscription is changed',
        text: isFree
          ? 'The new quantity applies from your next renewal.'
          : 'Your new quantity is active now.',
      }
    case 'too_late':
      return {
        title: 'We’re checking your change',
        text: `${whyNotApplied} Our team will check it and get in touch.`,
      }
    case 'refunded':
      return { title: 'We refunded your change', text: `${whyNotApplied} Your payment was refunded.` }
  }
}

/** The next step for the subject of a mail about an ended order. */
function nextAfterEnd({ quoteId }: Ordered): string {
  return quoteId === null ? 'You can order again anytime' : 'See your quote'
}

/** The quote of the order can be used again while it is valid (product: quotes 12). */
function orderAgain({ quoteId }: Ordered): string {
  return quoteId === null
    ? 'You can order again anytime.'
    : `You can order with quote ${quoteNumber(quoteId)} again until it expires.`
}

function wayBack({ quoteId }: Ordered, store: string) {
  return quoteId === null
    ? { label: 'Back to Marketplace', address: `${store}/marketplace` }
    : { label: 'See your quote', address: `${store}${quotePath(quoteId)}` }
}

function replacesEarlier(earlierId: string): string {
  return `This order replaces your earlier order ${orderNumber(earlierId)}, which is canceled. Nothing was charged for that one.`
}

const onlyMail =
  'You ordered without logging in, so this is the only email about your order. Your order page shows every step.'
