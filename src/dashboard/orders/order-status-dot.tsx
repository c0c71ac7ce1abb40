import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import type { Order } from '#orders/order.ts'
import type { OrderStatus } from '#orders/order-status.ts'
import { statusLabel } from '#orders/order-timeline.ts'

const tones: Record<OrderStatus, StatusTone> = {
  prepared: 'waiting',
  documents_opened: 'waiting',
  signed: 'waiting',
  paid: 'good',
  active: 'good',
  payment_failed: 'bad',
  declined: 'quiet',
  cancelled: 'quiet',
  expired: 'quiet',
}

export function OrderStatusDot({ order }: { order: Pick<Order, 'status' | 'total'> }) {
  return <StatusDot tone={tones[order.status]}>{statusLabel(order.status, order)}</StatusDot>
}
