import type { ReactNode } from 'react'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { NextStepButton } from '#purchases/next-step-button.tsx'
import { PurchaseRow } from '#purchases/purchase-row.tsx'
import { OrderStatusBadge } from '#purchases/order-status-badge.tsx'
import { OrderStatusSentence } from '#purchases/order-status-sentence.tsx'

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
      badge={<OrderStatusBadge order={order} />}
      step={<NextStepButton order={order} onChanged={onChanged} />}
    >
      <OrderStatusSentence order={order} />
      {children}
    </PurchaseRow>
  )
}
