import { isFinal, type OrderStatus } from '#orders/order-status.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { whyNotApplied } from '#orders/subscription.ts'

type OrderSoFar = Pick<
  OrderAnswer,
  'status' | 'events' | 'expires_at' | 'total' | 'change' | 'access_ended' | 'ending'
>

export interface TimelineEntry {
  label: string
  /** `null` if the step has not happened yet. */
  at: string | null
  note: string
  state: 'done' | 'failed' | 'next' | 'later'
}

const labels: Record<OrderStatus, string> = {
  prepared: 'Placed',
  documents_opened: 'Documents opened',
  signed: 'Signed',
  paid: 'Paid',
  active: 'Active',
  payment_failed: 'Payment failed',
  declined: 'Declined',
  cancelled: 'Canceled',
  expired: 'Expired',
}

/** The label of a status. A free order is 'Confirmed' instead of 'Paid', because it needs no payment. */
export function statusLabel(status: OrderStatus, order?: Pick<OrderSoFar, 'total'>): string {
  return status === 'paid' && order?.total === 0 ? 'Confirmed' : labels[status]
}

/** The labels of steps that are still to come. */
const comingLabels: Partial<Record<OrderStatus, string>> = {
  documents_opened: 'Document review',
  signed: 'Signature',
  paid: 'Payment',
  active: 'Activation',
}

const wayToActive: readonly OrderStatus[] = ['prepared', 'documents_opened', 'signed', 'paid', 'active']
const failures: readonly OrderStatus[] = ['payment_failed', 'declined', 'cancelled', 'expired']

/** The past steps with their times, then the expected steps. */
export function timelineOf(order: Omit<OrderSoFar, 'expires_at'>): TimelineEntry[] {
  const { status, events, total } = order
  const past = events.map(({ to, at, note }) => ({
    label: statusLabel(to, order),
    at,
    note,
    state: failures.includes(to) ? ('failed' as const) : ('done' as const),
  }))
  // No step follows once a change of a quantity is paid: it is active at once, or staff decide.
  if (isFinal(status) || order.access_ended || (status === 'paid' && order.change)) return past
  const reached = wayToActive.indexOf(status === 'payment_failed' ? 'signed' : status)
  const toCome = wayToActive.slice(reached + 1).map((coming, index) => ({
    label: coming === 'paid' && total === 0 ? 'Confirmation' : (comingLabels[coming] ?? labels[coming]),
    at: null,
    note: coming === 'active' ? activationNote(order) : '',
    state: index === 0 ? ('next' as const) : ('later' as const),
  }))
  return [...past, ...toCome]
}

/** A change of a quantity becomes active as soon as it is paid or confirmed (product: subscriptions 8). */
function activationNote({ change, total }: Pick<OrderSoFar, 'change' | 'total'>): string {
  const step = total === 0 ? 'confirmation' : 'payment'
  return change ? `with the ${step}` : `within 24-48 hours after the ${step}`
}

/** The order's status and what the customer can do, in one or two sentences. */
export function statusSentence(order: OrderSoFar, deadline: (moment: string) => string): string {
  const { status, events, expires_at, total } = order
  if (order.access_ended) return 'Access has ended.'
  if (order.change && (status === 'paid' || status === 'active')) return changeSentence(order)
  switch (status) {
    case 'prepared':
    case 'documents_opened':
      return `Review and sign your documents by ${deadline(expires_at)}.`
    case 'signed':
      return total === 0 ? 'Your documents are signed.' : 'Your documents are signed. Payment is next.'
    case 'payment_failed':
      return 'Your payment didn’t go through. You can try again.'
    case 'paid':
      return 'Your services will be active within 24-48 hours. Setup starts after that.'
    case 'active':
      return 'Your services are active.'
    case 'declined':
      return 'The documents were declined. Nothing was charged.'
    case 'cancelled':
      return `${cancelledSentence(events.at(-1))} Nothing was charged.`
    case 'expired':
      return 'The documents weren’t signed in time. Nothing was charged.'
  }
}

/**
 * An order for a changed quantity that stays `paid` was paid too late; staff decide what happens (product:
 * subscriptions 8).
 */
export function changeSentence(
  order: Pick<OrderSoFar, 'status' | 'total' | 'events' | 'change' | 'ending'>,
): string {
  const { status, total, change, ending } = order
  const isLate = status === 'paid' || isSettledByStaff(order)
  if (isLate && change?.refunded) return 'Your payment was refunded, and the quantity hasn’t changed.'
  if (status === 'paid') return `${whyNotApplied} Our team will get in touch.`
  if (isSettledByStaff(order)) return 'Our team has settled this change.'
  if (total > 0) return 'Your new quantity is active.'
  // A subscription that is set to cancel has no next renewal.
  return `Nothing was charged.${ending.length > 0 ? '' : ' The new quantity applies from your next renewal.'}`
}

/** Whether staff marked a late change as active. Doing so means that they settled it with the customer. */
export function isSettledByStaff({ events }: Pick<OrderSoFar, 'events'>): boolean {
  return events.findLast(({ to }) => to === 'active')?.source === 'staff'
}

/**
 * Explains a cancellation. If the customer's newer order replaced this one, the note of the cancellation
 * names it.
 */
function cancelledSentence(last: OrderAnswer['events'][number] | undefined): string {
  if (last?.source !== 'customer') return 'This order was canceled.'
  return last.note || 'You canceled this order.'
}

type Mail = OrderAnswer['mails'][number]

const mailNames: Record<string, string> = {
  placed: 'Order placed',
  signed: 'Documents signed',
  paid: 'Payment received',
  active: 'Services active',
  declined: 'Documents declined',
  cancelled: 'Order canceled',
  expired: 'Order expired',
  receipt: 'Receipt',
  renewal_receipt: 'Receipt of a renewal',
  subscription_past_due: 'Renewal failed',
  subscription_canceling: 'Subscription set to cancel',
  subscription_continued: 'Subscription resumed',
  subscription_ended: 'Subscription ended',
  subscription_resumed: 'Subscription continues',
  order_refunded: 'Order refunded',
}

export function mailLabel({ kind }: Pick<Mail, 'kind'>, { total }: Pick<OrderSoFar, 'total'>): string {
  if (total === 0 && kind === 'paid') return 'Order confirmed'
  if (total === 0 && kind === 'receipt') return 'Confirmation'
  return mailNames[kind] ?? 'About this order'
}
