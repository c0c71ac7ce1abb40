/** All order statuses. The first five are the way to `active` (product: orders 7). */
export const orderStatuses = [
  'prepared',
  'documents_opened',
  'signed',
  'paid',
  'active',
  'payment_failed',
  'declined',
  'cancelled',
  'expired',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

export const transitionSources = ['customer', 'signing_portal', 'staff', 'system'] as const

export type TransitionSource = (typeof transitionSources)[number]

/**
 * The statuses that may follow each status. A failed payment can be retried; a payment is never undone (product:
 * orders 8).
 */
export const allowedTransitions: Record<OrderStatus, readonly OrderStatus[]> = {
  prepared: ['documents_opened', 'declined', 'cancelled', 'expired'],
  documents_opened: ['signed', 'declined', 'cancelled', 'expired'],
  signed: ['paid', 'payment_failed', 'cancelled'],
  payment_failed: ['paid', 'cancelled'],
  paid: ['active'],
  active: [],
  declined: [],
  cancelled: [],
  expired: [],
}

export function mayTransition(from: OrderStatus, to: OrderStatus): boolean {
  return allowedTransitions[from].includes(to)
}

/** Whether a sequence of transitions leads to the status. If it does, an event with this status arrived early. */
export function mayReach(from: OrderStatus, to: OrderStatus): boolean {
  return allowedTransitions[from].some((next) => next === to || mayReach(next, to))
}

/**
 * A signature implies opened documents, and a payment, even a failed one, implies a signature (product: orders 9).
 */
const impliedBy: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  signed: ['documents_opened'],
  paid: ['documents_opened', 'signed'],
  payment_failed: ['documents_opened', 'signed'],
}

/** The skipped statuses that `to` implies; `null` if they do not lead from `from` to `to` (product: orders 9). */
export function impliedStatuses(from: OrderStatus, to: OrderStatus): readonly OrderStatus[] | null {
  if (mayTransition(from, to)) return []
  const implied = impliedBy[to] ?? []
  const between = implied.slice(implied.indexOf(from) + 1)
  const isAllowed = [from, ...between].every((status, index) => mayTransition(status, between[index] ?? to))
  return isAllowed ? between : null
}

export type EventEffect = 'transition' | 'pending' | 'already_there' | 'not_allowed'

/**
 * The effect of an event with the status `to`: a transition, waiting as pending, or none. `already_there`
 * means that the order has already passed this status (product: orders 15).
 */
export function effectOf(from: OrderStatus, to: OrderStatus, passed: readonly OrderStatus[]): EventEffect {
  if (mayTransition(from, to)) return 'transition'
  if (passed.includes(to)) return 'already_there'
  if (impliedStatuses(from, to)) return 'transition'
  return mayReach(from, to) ? 'pending' : 'not_allowed'
}

export function mayContinue(status: OrderStatus): boolean {
  return ['prepared', 'documents_opened', 'signed', 'payment_failed'].includes(status)
}

/**
 * Whether the customer may cancel the order, which is possible until the documents are signed (product:
 * orders 11).
 */
export function mayCancel(status: OrderStatus): boolean {
  return status === 'prepared' || status === 'documents_opened'
}

export function isFinal(status: OrderStatus): boolean {
  return allowedTransitions[status].length === 0
}

/** Whether the order has ended unpaid. Its quote and discount code can then be used again. */
export function endsUnpaid(status: OrderStatus): boolean {
  return status === 'declined' || status === 'cancelled' || status === 'expired'
}
