import type { OrderAnswer } from '#orders/order-answers.ts'
import { statusLabel } from '#orders/order-timeline.ts'
import { Badge, type BadgeLook } from '#ui/layout/badge.tsx'

export function OrderStatusBadge({
  order,
}: {
  order: Pick<OrderAnswer, 'status' | 'total' | 'access_ended'>
}) {
  if (order.access_ended) return <Badge look="neutral">Access ended</Badge>
  return <Badge look={looks[order.status] ?? 'accent'}>{statusLabel(order.status, order)}</Badge>
}

const looks: Partial<Record<OrderAnswer['status'], BadgeLook>> = {
  paid: 'teal',
  active: 'teal',
  payment_failed: 'red',
  declined: 'red',
  cancelled: 'neutral',
  expired: 'neutral',
}
