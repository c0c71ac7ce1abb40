/** Every state of an order, in the order of its story; the last four leave it. */
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

/** The one table of allowed moves. A failed payment can be tried again; what is paid is not undone here. */
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

/** Whether some sequence of allowed moves leads there: an event for such a state is ahead of its time. */
export function mayComeTo(from: OrderStatus, to: OrderStatus): boolean {
  return allowedTransitions[from].some((next) => next === to || mayComeTo(next, to))
}

/** Nobody signs what was not opened, and nobody pays, or fails to, what was not signed. */
const impliedStatuses: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  signed: ['documents_opened'],
  paid: ['documents_opened', 'signed'],
  payment_failed: ['documents_opened', 'signed'],
}

/**
 * The steps between, when an event of this state proves them: they happened, though nobody told of them. `null` when it
 * proves nothing. `active` does not prove a payment: its amount would go unchecked.
 */
export function stepsTo(from: OrderStatus, to: OrderStatus): readonly OrderStatus[] | null {
  if (mayTransition(from, to)) return []
  const proven = impliedStatuses[to] ?? []
  const steps = proven.slice(proven.indexOf(from) + 1)
  const leads = [from, ...steps].every((step, index) => mayTransition(step, steps[index] ?? to))
  return leads ? steps : null
}

export type Arrival = 'move' | 'wait' | 'already_there' | 'not_allowed'

/**
 * What an event that names this state does: moves the order, also over steps that it proves, waits for a payment,
 * or is kept and never applied. A state that the order has been through already is no fault: the portal said it twice.
 */
export function arrivalAt(from: OrderStatus, to: OrderStatus, passed: readonly OrderStatus[]): Arrival {
  if (mayTransition(from, to)) return 'move'
  if (passed.includes(to)) return 'already_there'
  if (stepsTo(from, to)) return 'move'
  return mayComeTo(from, to) ? 'wait' : 'not_allowed'
}

/** Whether the customer can go on to the documents page again. */
export function mayContinue(status: OrderStatus): boolean {
  return ['prepared', 'documents_opened', 'signed', 'payment_failed'].includes(status)
}

/** The customer may step back until something is signed; after that the portal decides. */
export function mayCancel(status: OrderStatus): boolean {
  return status === 'prepared' || status === 'documents_opened'
}

/** Nothing follows. */
export function isFinal(status: OrderStatus): boolean {
  return allowedTransitions[status].length === 0
}
