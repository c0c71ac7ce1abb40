import { isRefunded, type Order, type OrderPayment } from '#orders/order.ts'
import { mayContinue, type OrderStatus } from '#orders/order-status.ts'
import { isBrowserOrder } from '#orders/receipt-kind.ts'

/** The kinds of order mails, named after the events that cause them (product: orders 19). */
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

/** The mail about the order's current status. Staff can send only this one again (product: dashboard 84). */
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
 * Whether the customer gets this mail. People who are not signed in can enter anybody's address, so their orders
 * get only the first mail, which says how to continue (product: orders 25).
 */
export function mayMail(
  kind: OrderMailKind,
  order: Pick<Order, 'customerId' | 'customerDeletedAt' | 'status' | 'accessEnded'>,
): boolean {
  // The mail about the refund or the end of the subscription already says that the access has ended.
  if (kind === 'active' && order.accessEnded) return false
  // After the account is deleted, only the mails that an open order needs are sent.
  if (order.customerDeletedAt !== null && !mayContinue(order.status)) return false
  return kind === 'placed' || !isBrowserOrder(order)
}

/**
 * After a full refund or the end of the access, the mail about the status would be wrong. The mail about a
 * changed quantity mentions the refund, so it is still sent.
 */
export function mayResend(
  { change, accessEnded }: Pick<Order, 'change' | 'accessEnded'>,
  payment: OrderPayment,
): boolean {
  return change !== null || (!accessEnded && !isRefunded(payment))
}
