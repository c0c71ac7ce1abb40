import { Link } from 'react-router'
import { formatMoney, intervalLabel } from '#lib/money.ts'
import { orderNumber } from '#orders/order-number.ts'
import { orderPath, receiptPath } from '#orders/order-paths.ts'
import type { SubscriptionStatus } from '#orders/subscription.ts'
import type {
  SubscriptionPayment,
  SubscriptionView,
} from '#orders/subscriptions/subscriptions.queries.server.ts'
import { subscriptionDay, type SubscriptionAnswer } from '#purchases/subscriptions/subscription-answer.ts'
import { SubscriptionChanges } from '#purchases/subscriptions/subscription-changes.tsx'
import { Badge, type BadgeLook } from '#ui/layout/badge.tsx'
import { Card } from '#ui/layout/card.tsx'

const states: Readonly<Record<SubscriptionStatus, { label: string; look: BadgeLook }>> = {
  active: { label: 'Active', look: 'teal' },
  past_due: { label: 'Past due', look: 'red' },
  canceling: { label: 'Set to cancel', look: 'accent' },
  ended: { label: 'Ended', look: 'neutral' },
}

export interface SubscriptionCardProps {
  subscription: SubscriptionView
  answer: SubscriptionAnswer | undefined
  /** When the page was made, so that server and browser agree. */
  now: string
}

/** One subscription: its next charge, what was paid, and what its customer can change. */
export function SubscriptionCard({ subscription, answer, now }: SubscriptionCardProps) {
  const { name, orderId, status, sellerName, quantity, openChange, payments } = subscription
  const { label, look } = states[status]
  return (
    <Card className="grid grid-cols-1 gap-5 p-6 md:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{name}</h2>
        <Badge look={look}>{label}</Badge>
      </div>
      <div className="grid gap-1">
        <p>{nextCharge(subscription)}</p>
        <p className="text-sm text-ink-soft">
          Quantity {quantity} · {formatMoney(subscription.price)} each, {intervalLabel(subscription.interval)}{' '}
          · {sellerName !== null && `Sold by ${sellerName} · `}
          <Link to={orderPath(orderId)} className="link">
            Order {orderNumber(orderId)}
          </Link>
        </p>
      </div>
      {openChange && (
        <p>
          Your change to {openChange.quantity} isn’t final yet:{' '}
          <Link to={orderPath(openChange.orderId)} className="link">
            sign and confirm it
          </Link>
          .
        </p>
      )}
      {status !== 'ended' && <SubscriptionChanges subscription={subscription} answer={answer} now={now} />}
      <Payments lineId={subscription.id} payments={payments} />
    </Card>
  )
}

function nextCharge(subscription: SubscriptionView): string {
  const { status, nextAmount, nextQuantity, periodEnd, endedAt } = subscription
  switch (status) {
    case 'ended':
      return `Ended on ${subscriptionDay(endedAt ?? periodEnd)}. Nothing more is charged.`
    case 'canceling':
      return `Ends on ${subscriptionDay(periodEnd)}. Nothing more is charged.`
    case 'past_due':
      return `The last payment failed: ${formatMoney(nextAmount)} due on ${subscriptionDay(periodEnd)}. Please check your payment method in the signing portal. It’s tried again, and you keep your access for now.`
    case 'active': {
      const less = nextQuantity === null ? '' : ` for ${nextQuantity}`
      return `Next charge: ${formatMoney(nextAmount)}${less} on ${subscriptionDay(periodEnd)}.`
    }
  }
}

interface PaymentsProps {
  lineId: string
  payments: readonly SubscriptionPayment[]
}

function Payments({ lineId, payments }: PaymentsProps) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {payments.length === 1 ? '1 payment so far' : `${payments.length} payments so far`}
      </summary>
      <ul className="grid grid-cols-1">
        {payments.map(({ number, orderId, amount, quantity, paidAt, periodEnd, receipt }) => (
          <li
            key={`${orderId} ${number}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line tabular-nums"
          >
            <span>
              {formatMoney(amount)} on {subscriptionDay(paidAt)}
              <span className="text-ink-soft">
                , {number === null ? `${quantity} more` : 'paid'} until {subscriptionDay(periodEnd)}
              </span>
            </span>
            {receipt !== null && (
              <Link
                to={receiptPath(orderId, number ? { lineId, number } : null)}
                className="link inline-flex min-h-11 items-center"
              >
                Receipt<span className="sr-only"> of {subscriptionDay(paidAt)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
