import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import { isRefunded, type Order, type OrderPayment } from '#orders/order.ts'
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

interface OrderStatusDotProps {
  order: Pick<Order, 'status' | 'total'>
  payment: OrderPayment
}

/** Shows the status of an order: 'Refunded' if the whole payment was refunded (product: dashboard 86). */
export function OrderStatusDot({ order, payment }: OrderStatusDotProps) {
  if (isRefunded(payment)) return <StatusDot tone="quiet">Refunded</StatusDot>
  return <StatusDot tone={tones[order.status]}>{statusLabel(order.status, order)}</StatusDot>
}
