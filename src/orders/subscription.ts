import { afterIntervals, monthsIn } from '#lib/intervals.ts'
import type { Cents } from '#lib/money.ts'
import { lineTotal } from '#lib/order-totals.ts'

/** The states of a subscription (product: subscriptions 2). */
export const subscriptionStatuses = ['active', 'past_due', 'canceling', 'ended'] as const

export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** The kinds of changes of monthly recurring revenue (product: subscriptions 14). */
export const recurringRevenueKinds = ['new', 'changed', 'churned'] as const

/** A change that was paid too late is not applied, and its order stays `paid` for staff (product: subscriptions 8). */
export type PaidChange = 'applied' | 'too_late'

/** Why a change that was paid too late is not applied. The sentence covers both reasons. */
export const whyNotApplied =
  'Its period was over or the subscription had ended, so the quantity hasn’t changed.'

export interface SubscriptionState {
  periodEnd: Date
  pastDueAt: Date | null
  cancelAt: Date | null
  endedAt: Date | null
}

export function subscriptionStatus({ pastDueAt, cancelAt, endedAt }: SubscriptionState): SubscriptionStatus {
  if (endedAt !== null) return 'ended'
  if (cancelAt !== null) return 'canceling'
  return pastDueAt === null ? 'active' : 'past_due'
}

/** Whether a renewal is not yet paid although its day has come, or has failed. */
export function isRenewalDue(status: SubscriptionStatus, periodEnd: Date, now: Date): boolean {
  return status === 'past_due' || periodEnd <= now
}

/** An amount per interval as an amount per month, so that all intervals can be added. */
export function perMonth(amount: Cents, interval: string): Cents {
  return Math.round(amount / monthsIn(interval))
}

/** What the next renewal costs. */
export function nextAmount(subscription: {
  price: Cents
  quantity: number
  nextQuantity: number | null
}): Cents {
  const { price, quantity, nextQuantity } = subscription
  return lineTotal({ price, quantity: nextQuantity ?? quantity })
}

/** The price of one more unit until the end of the paid period, by the day (product: subscriptions 8). */
function proratedPrice(price: Cents, period: { start: Date; end: Date }, now: Date): Cents {
  const days = (from: Date, to: Date) => Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 86_400_000))
  const whole = days(period.start, period.end)
  if (whole === 0) return price
  return Math.round((price * Math.min(whole, days(now, period.end))) / whole)
}

/** What another quantity costs, and when it takes effect. */
export interface QuantityTerms {
  /** How many units are added. Fewer units cost nothing now. */
  more: number
  /** What one added unit costs until then. */
  price: Cents
  now: Cents
  /** The end of the current period. */
  until: Date
  /** What each renewal costs afterward. */
  later: Cents
}

interface PaidPeriod {
  price: Cents
  quantity: number
  interval: string
  periodStart: Date
  periodEnd: Date
}

/** The last paid period or, while its renewal is late, the one that the renewal pays for. */
function currentPeriod({ interval, periodStart, periodEnd }: PaidPeriod, now: Date) {
  const period = { start: periodStart, end: periodEnd }
  for (let times = 1; period.end <= now; times += 1) {
    period.start = period.end
    period.end = afterIntervals(periodEnd, interval, times)
  }
  return period
}

/** The terms that are shown before a change is ordered, and ordered with it (product: subscriptions 8). */
export function quantityTerms(subscription: PaidPeriod, quantity: number, now: Date): QuantityTerms {
  const period = currentPeriod(subscription, now)
  const more = Math.max(0, quantity - subscription.quantity)
  const price = more > 0 ? proratedPrice(subscription.price, period, now) : 0
  const later = lineTotal({ price: subscription.price, quantity })
  return { more, price, now: lineTotal({ price, quantity: more }), until: period.end, later }
}

/** What an order for another quantity of a subscription changes. */
export interface OrderedChange {
  /** The name of the subscription's product. The order's line is named after the change. */
  product: string
  /** The refunded part of its payment. */
  refunded: Cents
}

/** The product of a line and, if the line changes a quantity, what it changes: 'From 3 to 5 units, then ...'. */
export function namesOfLine(
  name: string,
  product: string | null | undefined,
): { product: string; change: string | null } {
  if (product === null || product === undefined || product === name) return { product: name, change: null }
  const change = name.startsWith(`${product}: `) ? name.slice(product.length + 2) : name
  return { product, change: change.charAt(0).toUpperCase() + change.slice(1) }
}

/**
 * The payment for a change that was paid too late, less refunds. Staff tell the customer what happens to it.
 */
export function unrefundedPayment({ change, total }: { change: OrderedChange | null; total: Cents }): Cents {
  return change === null ? 0 : Math.max(0, total - change.refunded)
}

/** The events of the signing portal about what happens after the first payment (docs/portal.md). */
const billingEvents = [
  'subscription.renewed',
  'subscription.payment_failed',
  'subscription.canceled',
  'order.refunded',
]

export function isBillingEvent(type: string): boolean {
  return billingEvents.includes(type)
}
