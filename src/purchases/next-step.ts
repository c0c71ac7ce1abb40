import type { OrderAnswer } from '#orders/order-answers.ts'
import { isSettledByStaff } from '#orders/order-timeline.ts'

type OrderSoFar = Pick<
  OrderAnswer,
  | 'status'
  | 'total'
  | 'may_continue'
  | 'events'
  | 'record'
  | 'change'
  | 'access_ended'
  | 'ending'
  | 'past_due'
>

export type NextStep =
  /** `portal` leads to the signing portal. */
  { where: 'portal'; label: string } | { where: 'order' | 'reviews'; label: string }

const day = 24 * 60 * 60 * 1000

export function nextStepOf(order: OrderSoFar, now: Date): NextStep {
  if (order.may_continue) return { where: 'portal', label: portalStep(order) }
  if (order.status !== 'active' || order.change || order.access_ended)
    return { where: 'order', label: 'View order' }
  if (order.past_due.length > 0) return { where: 'order', label: 'Check your payment' }
  const activeAt = Date.parse(order.events.findLast(({ to }) => to === 'active')?.at ?? '')
  const days = (now.getTime() - activeAt) / day
  // Review invitations are mailed after the same 14 days.
  const isReviewTime = days > 14 && days < 90 && !isOfBrowser(order)
  if (isReviewTime) return { where: 'reviews', label: 'Leave a review' }
  return { where: 'order', label: days >= 90 ? 'View order' : 'Get started' }
}

export function portalStep({ status, total }: Pick<OrderSoFar, 'status' | 'total'>): string {
  if (status === 'prepared' || status === 'documents_opened') return 'Sign your documents'
  if (status === 'payment_failed') return 'Try your payment again'
  return total === 0 ? 'Confirm your order' : 'Pay now'
}

/**
 * Whether the order was placed without logging in. Such an order gets no further mails and cannot be reviewed
 * (product: orders 25, reviews 2).
 */
export function isOfBrowser({ record }: Pick<OrderSoFar, 'record'>): boolean {
  return record.user.id.startsWith('browser:')
}

/** The introduction on the page of an order. It explains the status. */
export function stateOf(order: OrderSoFar): { title: string; more: string } {
  const isFree = order.total === 0
  const mails = !isOfBrowser(order)
  if (order.access_ended) {
    return { title: 'Access has ended', more: 'Nothing more is charged. You can order again anytime.' }
  }
  if (order.change && order.status === 'paid') {
    const title = order.change.refunded ? 'We refunded your change' : 'We’re checking your change'
    return { title, more: 'There’s nothing you need to do.' }
  }
  if (order.change && order.status === 'active') {
    const title = isSettledByStaff(order) ? 'Your change is settled' : 'Your subscription is changed'
    const hasNext = order.ending.length === 0
    const more = hasNext
      ? 'See your quantity and next charge under Subscriptions.'
      : 'Nothing more is charged.'
    return { title, more }
  }
  switch (order.status) {
    case 'prepared':
    case 'documents_opened':
      return {
        title: 'Next: sign your documents',
        more: isFree
          ? 'Then confirm your order there. It’s free, so there’s nothing to pay.'
          : 'Then pay in the same place. Nothing is charged before you sign.',
      }
    case 'signed':
      return isFree
        ? { title: 'Next: confirm your order', more: 'It’s free, so there’s nothing to pay.' }
        : { title: 'Next: pay for your order', more: '' }
    case 'payment_failed':
      return { title: 'Next: try your payment again', more: 'Nothing was charged.' }
    case 'paid':
      return {
        title: 'We’re activating your services',
        more: mails
          ? 'We’ll email you as soon as they’re active.'
          : 'You’ll see it here as soon as they’re active.',
      }
    case 'active':
      return { title: 'Get started', more: '' }
    case 'declined':
    case 'cancelled':
    case 'expired':
      return { title: 'This order has ended', more: 'You can order again anytime.' }
  }
}
