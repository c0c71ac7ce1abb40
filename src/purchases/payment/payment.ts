import { hasEndedOnServer, type SessionState } from '#account/session/session.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'

export type Payment = 'confirmed' | 'pending' | 'failed' | 'ended'

/** The state of an order's payment. Only an event of the signing portal confirms it. */
export function paymentOf({ status }: Pick<OrderAnswer, 'status'>): Payment {
  switch (status) {
    case 'paid':
    case 'active':
      return 'confirmed'
    case 'prepared':
    case 'documents_opened':
    case 'signed':
      return 'pending'
    case 'payment_failed':
      return 'failed'
    case 'declined':
    case 'cancelled':
    case 'expired':
      return 'ended'
  }
}

/** Why the server found no order of this customer for the payment. */
export function notFoundReason(session: SessionState): 'session_ended' | 'signed_out' | 'not_yours' {
  if (hasEndedOnServer(session)) return 'session_ended'
  return session.status === 'signed-out' ? 'signed_out' : 'not_yours'
}

const hour = 60 * 60 * 1000

/**
 * Whether returning from the portal empties the cart. More than a day after the payment, opening the same
 * address does not.
 */
export function emptiesCart(order: Pick<OrderAnswer, 'status' | 'events'>, now: Date): boolean {
  const paid = order.events.find(({ to }) => to === 'paid')
  if (paymentOf(order) !== 'confirmed' || !paid) return false
  return now.getTime() - Date.parse(paid.at) < 24 * hour
}
