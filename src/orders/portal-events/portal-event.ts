import { arrivalAt, type OrderStatus } from '#orders/order-states.ts'
import { toDollars, type Cents } from '#lib/money.ts'

/** The signing portal's events, and the state that each one names. */
export const eventStates = {
  'order.documents_opened': 'documents_opened',
  'order.signed': 'signed',
  'order.paid': 'paid',
  'order.payment_failed': 'payment_failed',
  'order.declined': 'declined',
  'order.cancelled': 'cancelled',
  'order.active': 'active',
} as const satisfies Record<string, OrderStatus>

export type PortalEventType = keyof typeof eventStates

export function isEventType(type: string): type is PortalEventType {
  return Object.hasOwn(eventStates, type)
}

export type IgnoredReason =
  | 'unknown_order'
  | 'unknown_type'
  | 'wrong_amount'
  | 'not_allowed'
  | 'already_there'

export type Evaluation =
  | { outcome: 'applied'; to: OrderStatus }
  | { outcome: 'waiting' }
  | { outcome: 'kept'; reason: IgnoredReason }

/**
 * What an event would do to an order as it is now. A payment must be exactly the order's total (product: orders 15,
 * 16).
 */
export function evaluate(
  event: { type: string; amount: number | null; currency: string | null },
  order: { status: OrderStatus; total: Cents; currency: string; passed: readonly OrderStatus[] },
): Evaluation {
  if (!isEventType(event.type)) return { outcome: 'kept', reason: 'unknown_type' }
  const to = eventStates[event.type]
  if (to === 'paid' && (event.amount !== toDollars(order.total) || event.currency !== order.currency)) {
    return { outcome: 'kept', reason: 'wrong_amount' }
  }
  const arrival = arrivalAt(order.status, to, order.passed)
  if (arrival === 'move') return { outcome: 'applied', to }
  return arrival === 'wait' ? { outcome: 'waiting' } : { outcome: 'kept', reason: arrival }
}
