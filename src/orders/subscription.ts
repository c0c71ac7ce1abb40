import { addDays } from '#lib/days.ts'
import { afterIntervals, monthsIn } from '#lib/intervals.ts'
import type { Cents } from '#lib/money.ts'
import { lineTotal } from '#lib/order-totals.ts'

/** The statuses of a subscription (product: subscriptions 2). */
export const subscriptionStatuses = ['active', 'past_due', 'canceling', 'ended'] as const

export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** Why monthly recurring revenue changed (product: subscriptions 14). */
export const recurringRevenueKinds = ['new', 'changed', 'churned'] as const

/**
 * The outcome of a paid change. A change paid too late is not applied, and its order stays `paid` for staff to
 * settle (product: subscriptions 8).
 */
export type PaidChange = 'applied' | 'too_late'

/** Tells the customer why a change paid too late is not applied. The sentence covers both possible reasons. */
export const whyNotApplied =
  'This change came too late: its period was over or the subscription had ended. The quantity hasn’t changed.'

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

/** Whether a renewal has failed, or is due and not paid yet. */
export function isRenewalDue(status: SubscriptionStatus, periodEnd: Date, now: Date): boolean {
  return status === 'past_due' || periodEnd <= now
}

/** Converts an amount per interval to an amount per month, so that all intervals can be added up. */
export function perMonth(amount: Cents, interval: string): Cents {
  return Math.round(amount / monthsIn(interval))
}

export function nextAmount(subscription: {
  price: Cents
  quantity: number
  nextQuantity: number | null
}): Cents {
  const { price, quantity, nextQuantity } = subscription
  return lineTotal({ price, quantity: nextQuantity ?? quantity })
}

/** The price of one more unit until the end of the paid period, prorated by day (product: subscriptions 8). */
function proratedPrice(price: Cents, period: { start: Date; end: Date }, now: Date): Cents {
  const days = (from: Date, to: Date) => Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 86_400_000))
  const daysOfPeriod = days(period.start, period.end)
  if (daysOfPeriod === 0) return price
  return Math.round((price * Math.min(daysOfPeriod, days(now, period.end))) / daysOfPeriod)
}

/** The price of a different quantity, and when it takes effect. */
export interface QuantityTerms {
  /** The number of added units; 0 for a reduction, which costs nothing now. */
  more: number
  /** The price of one added unit until the end of the period. */
  price: Cents
  now: Cents
  /** The end of the current period. */
  until: Date
  later: Cents
}

interface PaidPeriod {
  price: Cents
  quantity: number
  interval: string
  periodStart: Date
  periodEnd: Date
}

/** The end of the next period. After a short month, returns to the day on which the subscription began. */
export function nextPeriodEnd({
  startedAt,
  periodEnd,
  interval,
}: Pick<PaidPeriod, 'periodEnd' | 'interval'> & { startedAt: Date }): Date {
  const isLastDay = addDays(periodEnd, 1).getUTCDate() === 1
  const day = periodEnd.getUTCDate()
  return afterIntervals(periodEnd, interval, 1, isLastDay ? Math.max(day, startedAt.getUTCDate()) : day)
}

/** The last paid period, or, if its renewal is overdue, the period that the renewal will pay for. */
function currentPeriod({ interval, periodStart, periodEnd }: PaidPeriod, now: Date) {
  const period = { start: periodStart, end: periodEnd }
  for (let times = 1; period.end <= now; times += 1) {
    period.start = period.end
    period.end = afterIntervals(periodEnd, interval, times)
  }
  return period
}

/**
 * The terms of a change, shown to the customer before ordering and stored with the order (product: subscriptions
 * 8).
 */
export function quantityTerms(subscription: PaidPeriod, quantity: number, now: Date): QuantityTerms {
  const period = currentPeriod(subscription, now)
  const more = Math.max(0, quantity - subscription.quantity)
  const price = more > 0 ? proratedPrice(subscription.price, period, now) : 0
  const later = lineTotal({ price: subscription.price, quantity })
  return { more, price, now: lineTotal({ price, quantity: more }), until: period.end, later }
}

/** The change that an order makes to the quantity of a subscription. */
export interface OrderedChange {
  /** The product of the subscription. The order's own line is named after the change. */
  product: string
  refunded: Cents
}

/**
 * Splits the name of a line into its product and, for a changed quantity, the change: 'From 3 to 5 units, then
 * ...'.
 */
export function namesOfLine(
  name: string,
  product: string | null | undefined,
): { product: string; change: string | null } {
  if (product === null || product === undefined || product === name) return { product: name, change: null }
  const change = name.startsWith(`${product}: `) ? name.slice(product.length + 2) : name
  return { product, change: change.charAt(0).toUpperCase() + change.slice(1) }
}

/** Removes the later charge from the name of a change: ', then $72.00 monthly'. */
export function withoutLaterCharge(name: string): string {
  return name.replace(/, then \$.*$/, '')
}

/** The part of the payment for a late change that is not refunded yet. Staff decide what happens to it. */
export function unrefundedPayment({ change, total }: { change: OrderedChange | null; total: Cents }): Cents {
  return change === null ? 0 : Math.max(0, total - change.refunded)
}

/** The signing portal's events about renewals, cancellations and refunds (docs/portal.md). */
const billingEvents = [
  'subscription.renewed',
  'subscription.payment_failed',
  'subscription.canceled',
  'order.refunded',
]

export function isBillingEvent(type: string): boolean {
  return billingEvents.includes(type)
}
