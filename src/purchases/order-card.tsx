import { useState, type ReactNode } from 'react'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { PurchaseRow } from '#purchases/purchase-row.tsx'
import { OrderStatusBadge } from '#purchases/order-status-badge.tsx'
import { OrderStatusSentence } from '#purchases/order-status-sentence.tsx'
import { Link } from 'react-router'
import { orderPath } from '#orders/order-paths.ts'
import { nextStepOf } from '#purchases/next-step.ts'
import { useOrderActions, type OrderActionsOptions } from '#purchases/use-order-actions.ts'
import { Button, buttonClass } from '#ui/forms/button.tsx'

interface OrderCardProps {
  order: OrderAnswer
  onChanged: () => Promise<void>
  /** Further content below the status. */
  children?: ReactNode
}

/** An order from the server, with its status and next step. */
export function OrderCard({ order, onChanged, children }: OrderCardProps) {
  return (
    <PurchaseRow
      record={order.record}
      orderId={order.id}
      isChange={order.changes_quantity}
      badge={<OrderStatusBadge order={order} />}
      step={<NextStepButton order={order} onChanged={onChanged} />}
    >
      <OrderStatusSentence order={order} />
      {children}
    </PurchaseRow>
  )
}

/** The next step of an order: a link to the signing portal or to the order's page. */
function NextStepButton({ order, onChanged }: OrderActionsOptions) {
  const { doing, goOn } = useOrderActions({ order, onChanged })
  const [now] = useState(() => new Date())
  const step = nextStepOf(order, now)
  if (step.where === 'portal') {
    return (
      <div className="noscript:hidden" data-screen-only="">
        <Button variant="ink" busy={doing === 'resume'} busyLabel="Opening..." onClick={goOn}>
          {step.label}
        </Button>
      </div>
    )
  }
  const isMain = step.label !== 'View order'
  return (
    <Link
      to={orderPath(order.id) + (step.where === 'reviews' ? '#reviews' : '')}
      className={buttonClass({ variant: isMain ? 'ink' : 'secondary' })}
      data-screen-only=""
    >
      {step.label}
    </Link>
  )
}
