import { isRefunded, type Order, type OrderPayment } from '#orders/order.ts'
import { mayContinue, type OrderStatus } from '#orders/order-status.ts'

/** The states that cause a mail (product: orders 19). */
export const orderMailKinds = [
  'placed',
  'signed',
  'paid',
  'active',
  'declined',
  'cancelled',
  'expired',
] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

export function mailOfTransition(to: OrderStatus): OrderMailKind | null {
  if (to === 'prepared') return 'placed'
  return orderMailKinds.find((kind) => kind === to) ?? null
}

/**
 * The mail about the current status of the order, the only one that staff can send again (product: dashboard
 * 84).
 */
export function mailOfStatus(status: OrderStatus): OrderMailKind | null {
  switch (status) {
    case 'documents_opened':
      return 'placed'
    case 'payment_failed':
      return 'signed'
    default:
      return mailOfTransition(status)
  }
}

/**
 * Whether the customer gets this mail. An order placed without signing in could be for anybody's address, so it
 * sends only the first mail, which says how to continue (product: orders 25).
 */
export function mayMail(
  kind: OrderMailKind,
  order: Pick<Order, 'customerId' | 'customerDeletedAt' | 'status'>,
): boolean {
  // A deleted account only gets the mails that an open order needs.
  if (order.customerDeletedAt !== null && !mayContinue(order.status)) return false
  return kind === 'placed' || isOfSession(order)
}

/** The mail about the status would contradict a full refund, except that of a changed quantity, which says so. */
export function mayResend({ change }: Pick<Order, 'change'>, payment: OrderPayment): boolean {
  return change !== null || !isRefunded(payment)
}

/** Whether the customer was signed in, with an account or through the customer portal. */
export function isOfSession({ customerId }: Pick<Order, 'customerId'>): boolean {
  return !customerId.startsWith('browser:')
}
