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
      return `Ends on ${longDay(periodEnd, timeZone)}. Nothing more is charged.`
    case 'past_due':
      return `The last payment failed: ${formatMoney(nextAmount)}${less} due on ${longDay(periodEnd, timeZone)}. Please check your payment method in the signing portal. It’s tried again, and you keep your access for now.`
    case 'active':
      return `Next charge: ${formatMoney(nextAmount)}${less} on ${longDay(periodEnd, timeZone)}.`
  }
}
