import { useRef, useState, type ReactNode } from 'react'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { orderPath } from '#orders/order-paths.ts'
import { comingEnd } from '#purchases/next-charge.ts'
import { nextStepOf, portalStep } from '#purchases/next-step.ts'
import { ReceiptLink } from '#purchases/order-documents.tsx'
import { OrderStatusBadge } from '#purchases/order-status-badge.tsx'
import { OrderStatusSentence } from '#purchases/order-status-sentence.tsx'
import { PurchaseRow } from '#purchases/purchase-row.tsx'
import { useOrderActions, type OrderActionsOptions } from '#purchases/use-order-actions.ts'
import { Button, ButtonLink } from '#ui/forms/button.tsx'

/** An order of the list with its status and next step. */
export function OrderCard({ order, onChanged }: OrderActionsOptions) {
  const [now] = useState(() => new Date())
  const step = nextStepOf(order, now)
  const actedRef = useRef(false)
  return (
    <OrderEntry
      order={order}
      fact={order.receipt !== null && <ReceiptLink {...order} receipt={order.receipt} />}
      step={
        step.where === 'portal' ? (
          <PortalButton order={order} onChanged={onChanged} actedRef={actedRef} />
        ) : (
          <ButtonLink
            to={orderPath(order.id) + (step.where === 'reviews' ? '#reviews' : '')}
            variant={order.past_due.length > 0 ? 'ink' : 'secondary'}
            data-screen-only=""
          >
            {step.label}
          </ButtonLink>
        )
      }
    >
      {!isBadgeEnough(order) && (
        <div className="text-sm">
          <OrderStatusSentence order={order} actedRef={actedRef} />
        </div>
      )}
      {order.past_due.length > 0 && !order.access_ended && (
        <p className="text-sm">We couldn’t renew your subscription. You keep your access for now.</p>
      )}
      {endsOf(order, now).map(({ lineId, words }) => (
        <p key={lineId} className="text-sm">
          {words}
        </p>
      ))}
    </OrderEntry>
  )
}

/** The coming end of each canceled subscription, in the words of the order's page. */
function endsOf({ record: { items }, ending, time_zone }: OrderAnswer, now: Date) {
  return ending
    .filter(({ at }) => Date.parse(at) > now.getTime())
    .map(({ line_id, at }) => {
      const name = items.length > 1 ? items.find(({ id }) => id === line_id)?.name : undefined
      const words = `${name === undefined ? '' : `${name}: `}${comingEnd(at, time_zone)}`
      return { lineId: line_id, words }
    })
}

interface OrderEntryProps {
  order: OrderAnswer
  fact?: ReactNode
  step?: ReactNode
  children?: ReactNode
}

export function OrderEntry({ order, fact, step, children }: OrderEntryProps) {
  return (
    <PurchaseRow
      record={order.record}
      orderId={order.id}
      image={order.today[0]?.image}
      changedProduct={order.change?.product}
      ending={order.ending}
      renewals={order.renewals}
      timeZone={order.time_zone}
      badge={<OrderStatusBadge order={order} />}
      fact={fact}
      step={step}
    >
      {children}
    </PurchaseRow>
  )
}

/** Whether the badge and the button make the sentence redundant. */
function isBadgeEnough({ status, change, access_ended }: OrderAnswer): boolean {
  if (access_ended) return true
  if (change !== null) return false
  return status === 'signed' || status === 'payment_failed' || status === 'active'
}

export function PortalButton({ order, ...options }: OrderActionsOptions) {
  const { running, continueOrder } = useOrderActions({ order, ...options })
  return (
    <div className="noscript:hidden" data-screen-only="">
      <Button variant="ink" busy={running === 'resume'} busyLabel="Opening…" onClick={continueOrder}>
        {portalStep(order)}
      </Button>
    </div>
  )
}
