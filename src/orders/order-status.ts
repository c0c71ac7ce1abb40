/** Every status of an order (product: orders 7). The last four leave the way to `active`. */
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

/** Who made a transition. */
export const transitionSources = ['customer', 'signing_portal', 'staff', 'system'] as const

export type TransitionSource = (typeof transitionSources)[number]

/**
 * Which status may follow which (product: orders 8). A failed payment can be tried again. Nothing undoes a payment.
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

/** Whether some sequence of transitions leads there. An event that names such a status is ahead of its order. */
export function mayReach(from: OrderStatus, to: OrderStatus): boolean {
  return allowedTransitions[from].some((next) => next === to || mayReach(next, to))
}

/** What is signed was opened, and what is paid, or fails to be, was signed (product: orders 9). */
const impliedBy: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  signed: ['documents_opened'],
  paid: ['documents_opened', 'signed'],
  payment_failed: ['documents_opened', 'signed'],
}

/** The statuses in between that `to` implies; `null` if it cannot follow even so (product: orders 9). */
export function impliedStatuses(from: OrderStatus, to: OrderStatus): readonly OrderStatus[] | null {
  if (mayTransition(from, to)) return []
  const implied = impliedBy[to] ?? []
  const between = implied.slice(implied.indexOf(from) + 1)
  const isAllowed = [from, ...between].every((status, index) => mayTransition(status, between[index] ?? to))
  return isAllowed ? between : null
}

export type EventEffect = 'transition' | 'pending' | 'already_there' | 'not_allowed'

/**
 * What an event that names the status `to` does: a transition with those it implies, staying pending, or nothing
 * (product: orders 15). A status that the order has passed already is `already_there`.
 */
export function effectOf(from: OrderStatus, to: OrderStatus, passed: readonly OrderStatus[]): EventEffect {
  if (mayTransition(from, to)) return 'transition'
  if (passed.includes(to)) return 'already_there'
  if (impliedStatuses(from, to)) return 'transition'
  return mayReach(from, to) ? 'pending' : 'not_allowed'
}

/** Whether the customer can continue on the documents page. */
export function mayContinue(status: OrderStatus): boolean {
  return ['prepared', 'documents_opened', 'signed', 'payment_failed'].includes(status)
}

/** The customer may cancel until the documents are signed (product: orders 11). */
export function mayCancel(status: OrderStatus): boolean {
  return status === 'prepared' || status === 'documents_opened'
}

/** Nothing follows this status. */
export function isFinal(status: OrderStatus): boolean {
  return allowedTransitions[status].length === 0
}

/** The order has ended without a payment, so what it was made of is free again. */
export function endsUnpaid(status: OrderStatus): boolean {
  return status === 'declined' || status === 'cancelled' || status === 'expired'
}
