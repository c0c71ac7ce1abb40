import type { OrderAnswer } from '#orders/order-answers.ts'
import { statusLabel } from '#orders/order-timeline.ts'
import { Badge, type BadgeLook } from '#ui/layout/badge.tsx'

export function OrderStatusBadge({
  order,
}: {
  order: Pick<OrderAnswer, 'status' | 'total' | 'access_ended'> & Partial<Pick<OrderAnswer, 'past_due'>>
}) {
  if (order.access_ended) return <Badge look="neutral">Access ended</Badge>
  if (order.past_due?.length) return <Badge look="red">{statusLabel('payment_failed')}</Badge>
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
