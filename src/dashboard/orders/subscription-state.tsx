import type { ListedSubscription } from '#orders/subscriptions/listed-subscriptions.queries.server.ts'
import { shortDay } from '#dashboard/components/short-day.ts'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import { formatMoney } from '#lib/money.ts'
import type { SubscriptionStatus } from '#orders/subscription.ts'

export const subscriptionStateWords: Readonly<
  Record<SubscriptionStatus, { label: string; tone: StatusTone }>
> = {
  active: { label: 'Active', tone: 'good' },
  past_due: { label: 'Past due', tone: 'bad' },
  canceling: { label: 'Set to cancel', tone: 'waiting' },
  ended: { label: 'Ended', tone: 'quiet' },
}

export function SubscriptionStateDot({ status }: { status: SubscriptionStatus }) {
  const { label, tone } = subscriptionStateWords[status]
  return <StatusDot tone={tone}>{label}</StatusDot>
}

type Renewing = Pick<ListedSubscription, 'status' | 'nextAmount' | 'periodEnd' | 'endedAt'>

/** Describes the next charge, such as '$29.00 on Dec 1, 2026', or explains why there is none. */
export function nextChargeText({ status, nextAmount, periodEnd, endedAt }: Renewing): string {
  if (status === 'ended') return `None, ended on ${shortDay(endedAt ?? periodEnd)}`
  if (status === 'canceling') return `None, ends on ${shortDay(periodEnd)}`
  return `${formatMoney(nextAmount)} on ${shortDay(periodEnd)}`
}

type Quantities = Pick<ListedSubscription, 'quantity' | 'nextQuantity'>

/** Describes the quantity: '8', or '8, then 5' if the next renewal changes it. */
export function quantityText({ quantity, nextQuantity }: Quantities): string {
  return nextQuantity === null ? String(quantity) : `${quantity}, then ${nextQuantity}`
}
