import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { formatMoney, intervalLabel } from '#lib/money.ts'
import { orderNumber } from '#orders/order-number.ts'
import { orderPath, receiptPath } from '#orders/order-paths.ts'
import type { SubscriptionStatus } from '#orders/subscription.ts'
import { maxUnits } from '#orders/subscriptions/subscriptions.forms.ts'
import type {
  SubscriptionPayment,
  SubscriptionView,
} from '#orders/subscriptions/subscriptions.queries.server.ts'
import type { SubscriptionAnswer } from '#purchases/subscriptions/subscription-answer.ts'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { Badge, type BadgeLook } from '#ui/layout/badge.tsx'
import { Card } from '#ui/layout/card.tsx'

const states: Readonly<Record<SubscriptionStatus, { label: string; look: BadgeLook }>> = {
  active: { label: 'Active', look: 'teal' },
  past_due: { label: 'Past due', look: 'red' },
  canceling: { label: 'Set to cancel', look: 'accent' },
  ended: { label: 'Ended', look: 'neutral' },
}

interface SubscriptionCardProps {
  subscription: SubscriptionView
  answer: SubscriptionAnswer | undefined
}

/** One subscription: its next charge, what was paid, and what its customer can change. */
export function SubscriptionCard({ subscription, answer }: SubscriptionCardProps) {
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
      {status !== 'ended' && <Changes subscription={subscription} answer={answer} />}
      <Payments orderId={orderId} lineId={subscription.id} payments={payments} />
    </Card>
  )
}

function nextCharge(subscription: SubscriptionView): string {
  const { status, nextAmount, nextQuantity, periodEnd, endedAt } = subscription
  switch (status) {
    case 'ended':
      return `Ended on ${day(endedAt ?? periodEnd)}. Nothing more is charged.`
    case 'canceling':
      return `Ends on ${day(periodEnd)}. Nothing more is charged.`
    case 'past_due':
      return `The last payment failed: ${formatMoney(nextAmount)} due on ${day(periodEnd)}. Please check your payment method in the signing portal. It’s tried again, and you keep your access for now.`
    case 'active': {
      const less = nextQuantity === null ? '' : ` for ${nextQuantity}`
      return `Next charge: ${formatMoney(nextAmount)}${less} on ${day(periodEnd)}.`
    }
  }
}

function Changes({ subscription, answer }: SubscriptionCardProps) {
  const { id, name, status, quantity, nextQuantity, periodEnd } = subscription
  const { state } = useNavigation()
  const error = answer?.outcome === 'invalid' ? answer.fieldErrors['quantity'] : undefined
  const entered = answer?.outcome === 'invalid' ? answer.values['quantity'] : undefined
  return (
    <div className="flex flex-wrap items-start gap-3" data-screen-only="">
      {status !== 'canceling' && (
        <details className="open:basis-full" open={error !== undefined || undefined}>
          <summary className={buttonClass({ variant: 'secondary' })}>
            Change the quantity<span className="sr-only"> of {name}</span>
          </summary>
          <Form method="post" noValidate preventScrollReset className="mt-4 grid justify-items-start gap-4">
            <TextField
              label="New quantity"
              hint={`Adding takes effect once you pay for the rest of this period. Reducing takes effect on ${day(periodEnd)}. You sign either change first.`}
              name="quantity"
              id={`quantity-${id}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              defaultValue={entered ?? String(nextQuantity ?? quantity)}
              error={error}
              aria-description={`1 to ${maxUnits}`}
            />
            <Hidden line={id} intent="quantity" />
            <Button type="submit" variant="ink" busy={state === 'submitting'} busyLabel="Working...">
              Continue
            </Button>
          </Form>
        </details>
      )}
      {status === 'canceling' ? (
        <Form method="post" preventScrollReset>
          <Hidden line={id} intent="resume" />
          <Button type="submit" variant="ink">
            Resume<span className="sr-only"> {name}</span>
          </Button>
        </Form>
      ) : (
        <details className="open:basis-full">
          <summary className={buttonClass({ variant: 'quiet' })}>
            Cancel<span className="sr-only"> {name}</span>
          </summary>
          <Form method="post" preventScrollReset className="mt-3 grid justify-items-start gap-3">
            <p>You keep it until {day(periodEnd)}, and can resume it until then.</p>
            <Hidden line={id} intent="cancel" />
            <Button type="submit" variant="danger">
              Cancel at the end of the period
            </Button>
          </Form>
        </details>
      )}
    </div>
  )
}

function Hidden({ line, intent }: { line: string; intent: string }): ReactNode {
  return (
    <>
      <input type="hidden" name="line" value={line} />
      <input type="hidden" name="intent" value={intent} />
    </>
  )
}

interface PaymentsProps {
  orderId: string
  lineId: string
  payments: readonly SubscriptionPayment[]
}

function Payments({ orderId, lineId, payments }: PaymentsProps) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {payments.length === 1 ? '1 payment so far' : `${payments.length} payments so far`}
      </summary>
      <ul className="grid grid-cols-1">
        {payments.map(({ number, amount, paidAt, periodEnd, receipt }) => (
          <li
            key={number}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line tabular-nums"
          >
            <span>
              {formatMoney(amount)} on {day(paidAt)}
              <span className="text-ink-soft">, paid until {day(periodEnd)}</span>
            </span>
            {receipt !== null && (
              <Link
                to={receiptPath(orderId, number === 0 ? null : { lineId, number })}
                className="link inline-flex min-h-11 items-center"
              >
                Receipt<span className="sr-only"> of {day(paidAt)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Formatted in UTC, so that server and browsers agree. Periods begin at the time of the first payment. */
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function day(moment: string): string {
  return dayFormat.format(new Date(moment))
}
