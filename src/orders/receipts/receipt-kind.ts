import type { Order } from '#orders/order.ts'

/** A free order has a confirmation in place of a receipt (product: receipts 1). */
export type ReceiptKind = 'receipt' | 'confirmation'

/** What an order has; `null` until it is paid, and for an order that no account or session made (product: receipts 11). */
export function receiptKindOf({
  receiptNumber,
  total,
  customerId,
}: Pick<Order, 'receiptNumber' | 'total' | 'customerId'>): ReceiptKind | null {
  if (receiptNumber === null || isBrowserOrder({ customerId })) return null
  return total === 0 ? 'confirmation' : 'receipt'
}

/** `7` → `R-000007` (product: receipts 2). */
export function receiptLabel(number: number): string {
  return `R-${String(number).padStart(6, '0')}`
}

/** Whether a browser ordered without an account or a session (product: orders 4). */
export function isBrowserOrder({ customerId }: Pick<Order, 'customerId'>): boolean {
  return customerId.startsWith('browser:')
}
