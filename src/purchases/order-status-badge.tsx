import type { OrderAnswer } from '#orders/order-answers.ts'
import { statusLabel } from '#orders/order-timeline.ts'
import { Badge, type BadgeLook } from '#ui/badge.tsx'

export function OrderStatusBadge({ status }: Pick<OrderAnswer, 'status'>) {
  return <Badge look={looks[status] ?? 'accent'}>{statusLabel(status)}</Badge>
}

const looks: Partial<Record<OrderAnswer['status'], BadgeLook>> = {
  paid: 'teal',
  active: 'teal',
  payment_failed: 'red',
  declined: 'red',
  cancelled: 'neutral',
  expired: 'neutral',
}
