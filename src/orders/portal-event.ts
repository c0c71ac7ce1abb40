import { effectOf, type OrderStatus } from '#orders/order-status.ts'
import { toDollars, type Cents } from '#lib/money.ts'

/** The event types of the signing portal and the order status that each reports. */
const eventStatuses = {
  'order.documents_opened': 'documents_opened',
  'order.signed': 'signed',
  'order.paid': 'paid',
  'order.payment_failed': 'payment_failed',
  'order.declined': 'declined',
  'order.cancelled': 'cancelled',
  'order.active': 'active',
} as const satisfies Record<string, OrderStatus>

export type PortalEventType = keyof typeof eventStatuses

/** The outcome of a stored event (product: orders 15). */
export const eventOutcomes = ['processed', 'pending', 'ignored'] as const

export type EventOutcome = (typeof eventOutcomes)[number]

function isEventType(type: string): type is PortalEventType {
  return Object.hasOwn(eventStatuses, type)
}

export type IgnoredReason =
  | 'unknown_order'
  | 'unknown_type'
  | 'wrong_amount'
  | 'not_allowed'
  | 'already_there'

export type Evaluation =
  | { outcome: 'processed'; to: OrderStatus }
  | { outcome: 'pending' }
  | { outcome: 'ignored'; reason: IgnoredReason }

/**
 * Evaluates an event against the order's current status. The amount of a payment must equal the order's total
 * (product: orders 15, 16).
 */
export function evaluate(
  event: { type: string; amount: number | null; currency: string | null },
  order: { status: OrderStatus; total: Cents; currency: string; passed: readonly OrderStatus[] },
): Evaluation {
  if (!isEventType(event.type)) return { outcome: 'ignored', reason: 'unknown_type' }
  const to = eventStatuses[event.type]
  if (to === 'paid' && (event.amount !== toDollars(order.total) || event.currency !== order.currency)) {
    return { outcome: 'ignored', reason: 'wrong_amount' }
  }
  const effect = effectOf(order.status, to, order.passed)
  if (effect === 'transition') return { outcome: 'processed', to }
  return effect === 'pending' ? { outcome: 'pending' } : { outcome: 'ignored', reason: effect }
}

const earliest = Date.parse('2000-01-01T00:00:00Z')
const latest = Date.parse('2100-01-01T00:00:00Z')

/** Whether the time is plausible for an event. PostgreSQL rejects some years that ISO 8601 allows. */
export function isPlausibleTime(timestamp: string): boolean {
  const time = Date.parse(timestamp)
  return time >= earliest && time < latest
}
