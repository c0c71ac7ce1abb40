import type { Order } from '#orders/order.ts'

/** A free order has a confirmation in place of a receipt (product: receipts 1). */
export type ReceiptKind = 'receipt' | 'confirmation'

/** What an order has; `null` until it is paid. */
export function receiptKindOf({
  receiptNumber,
  total,
}: Pick<Order, 'receiptNumber' | 'total'>): ReceiptKind | null {
  if (receiptNumber === null) return null
  return total === 0 ? 'confirmation' : 'receipt'
}

/** What its customer finds under my purchases: nothing if no account or session ordered (product: receipts 11). */
export function customersReceiptKind(
  order: Pick<Order, 'receiptNumber' | 'total' | 'customerId'>,
): ReceiptKind | null {
  return isBrowserOrder(order) ? null : receiptKindOf(order)
}

/** `7` → `R-000007` (product: receipts 2). */
export function receiptLabel(number: number): string {
  return `R-${String(number).padStart(6, '0')}`
}

/** Whether a browser ordered without an account or a session (product: orders 4). */
export function isBrowserOrder({ customerId }: Pick<Order, 'customerId'>): boolean {
  return customerId.startsWith('browser:')
}
