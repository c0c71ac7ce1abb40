import { formatMoney } from '#lib/money.ts'
import type { SubscriptionView } from '#orders/subscriptions/subscriptions.queries.server.ts'
import { longDay } from '#orders/times.ts'

type Charged = Pick<
  SubscriptionView,
  'status' | 'nextAmount' | 'nextQuantity' | 'periodEnd' | 'endedAt' | 'timeZone'
>

export function nextCharge(subscription: Charged): string {
  const { status, nextAmount, nextQuantity, periodEnd, endedAt, timeZone } = subscription
  const less = nextQuantity === null ? '' : ` for ${nextQuantity}`
  switch (status) {
    case 'ended':
      return `Ended on ${longDay(endedAt ?? periodEnd, timeZone)}. Nothing more is charged.`
    case 'canceling':
      return comingEnd(periodEnd, timeZone)
    case 'past_due':
      return `Payment failed: ${formatMoney(nextAmount)}${less}, due on ${longDay(periodEnd, timeZone)}. Please check your payment method in the signing portal. We’ll try again, and you keep your access for now.`
    case 'active':
      return `Next charge: ${formatMoney(nextAmount)}${less} on ${longDay(periodEnd, timeZone)}.`
  }
}

/** The end of a subscription that is set to cancel. */
export function comingEnd(at: string, timeZone: string): string {
  return `Ends on ${longDay(at, timeZone)}. Nothing more is charged.`
}
