import { Link } from 'react-router'
import { formatMoney, intervalLabel } from '#lib/money.ts'
import { lineTotal } from '#lib/order-totals.ts'
import { orderNumber } from '#orders/order-number.ts'
import { orderPath, receiptPath } from '#orders/order-paths.ts'
import { longDay } from '#orders/times.ts'
import type { SubscriptionStatus } from '#orders/subscription.ts'
import type {
  SubscriptionPayment,
  SubscriptionView,
} from '#orders/subscriptions/subscriptions.queries.server.ts'
import { nextCharge } from '#purchases/next-charge.ts'
import type { SubscriptionAnswer } from '#purchases/subscriptions/subscription-answer.ts'
import { SigningPortalLink } from '#purchases/signing-portal-link.tsx'
import { SubscriptionChanges } from '#purchases/subscriptions/subscription-changes.tsx'
import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'
import { Badge, type BadgeLook } from '#ui/layout/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Dotted } from '#ui/layout/dotted.tsx'

interface State {
  label: string
  look: BadgeLook
}

const states: Readonly<Record<SubscriptionStatus, State>> = {
  active: { label: 'Active', look: 'teal' },
  past_due: { label: 'Past due', look: 'red' },
  canceling: { label: 'Set to cancel', look: 'accent' },
  ended: { label: 'Ended', look: 'neutral' },
}

/** Whether the subscription will be charged again. */
export function isCharged(status: SubscriptionStatus): boolean {
  return status === 'active' || status === 'past_due'
}

/** A paid subscription starts when its order is activated (product: subscriptions 4). */
const notStarted: State = { label: 'Starts when your order is active', look: 'accent' }

export interface SubscriptionCardProps {
  subscription: SubscriptionView
  answer: SubscriptionAnswer | undefined
  /** When the server rendered the page. The browser uses it too, so that both show the same text. */
  now: string
}

/** A subscription: price, next charge, possible changes, and payments. */
export function SubscriptionCard({ subscription, answer, now }: SubscriptionCardProps) {
  const { name, orderId, status, sellerName, price, interval, quantity, openChange, payments, timeZone } =
    subscription
  const { label, look } = status === 'active' && !subscription.isOrderActive ? notStarted : states[status]
  const latest = payments.find(({ receipt }) => receipt !== null)
  return (
    <Card className="grid grid-cols-1 gap-5 p-5 md:p-6">
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-[1fr_auto]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="text-xl">{name}</h2>
          <Badge look={look}>{label}</Badge>
        </div>
        {isCharged(status) && (
          <p className="text-xl font-semibold tabular-nums">
            {formatMoney(lineTotal({ price, quantity }))}
            <span className="text-sm font-normal text-ink-soft"> {intervalLabel(interval)}</span>
          </p>
        )}
        <div className="grid gap-1 sm:col-span-2">
          <p className={status === 'past_due' ? 'max-w-text text-red' : undefined}>
            {nextCharge(subscription)}
          </p>
          <Dotted>
            {quantity === 1 ? 'Quantity 1' : `Quantity ${quantity}, ${formatMoney(price)} each`}
            {sellerName !== null && `Sold by ${sellerName}`}
            <Link to={orderPath(orderId)} className="link -my-3 inline-block py-3">
              Order {orderNumber(orderId)}
            </Link>
            {latest && (
              <Link to={receiptOf(subscription.id, latest)} className="link -my-3 inline-block py-3">
                Latest receipt<span className="sr-only"> for {name}</span>
              </Link>
            )}
          </Dotted>
        </div>
      </div>
      {status === 'past_due' && <SigningPortalLink />}
      {openChange && (
        <p>
          Your change to {openChange.quantity} isn’t final yet:{' '}
          <Link to={orderPath(openChange.orderId)} className="link">
            see what’s next
          </Link>
          .
        </p>
      )}
      <div className="subscription-actions">
        {status !== 'ended' && <SubscriptionChanges subscription={subscription} answer={answer} now={now} />}
        <Payments lineId={subscription.id} payments={payments} timeZone={timeZone} />
      </div>
    </Card>
  )
}

function receiptOf(lineId: string, { orderId, number }: Pick<SubscriptionPayment, 'orderId' | 'number'>) {
  return receiptPath(orderId, number ? { lineId, number } : null)
}

interface PaymentsProps {
  lineId: string
  payments: readonly SubscriptionPayment[]
  timeZone: string
}

function Payments({ lineId, payments, timeZone }: PaymentsProps) {
  return (
    <details>
      <summary className="disclosure sm:ms-auto">
        {payments.length === 1 ? '1 payment' : `${payments.length} payments`}
        <ChevronDownIcon className="size-4" />
      </summary>
      <ul className="grid grid-cols-1">
        {payments.map(({ number, orderId, amount, quantity, paidAt, periodEnd, receipt }) => (
          <li
            key={`${orderId} ${number}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line tabular-nums"
          >
            <span>
              {formatMoney(amount)} on {longDay(paidAt, timeZone)}
              <span className="text-ink-soft">
                , {number === null ? `${quantity} more` : 'paid'} until {longDay(periodEnd, timeZone)}
              </span>
            </span>
            {receipt !== null && (
              <Link
                to={receiptOf(lineId, { orderId, number })}
                className="link inline-flex min-h-11 items-center"
              >
                Receipt<span className="sr-only"> of {longDay(paidAt, timeZone)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
