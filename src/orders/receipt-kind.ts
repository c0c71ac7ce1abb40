import type { Order } from '#orders/order.ts'

/** A free order gets a confirmation instead of a receipt (product: receipts 1). */
export type ReceiptKind = 'receipt' | 'confirmation'

/** The kind of receipt; `null` until the order is paid. */
export function receiptKindOf({
  receiptNumber,
  total,
}: Pick<Order, 'receiptNumber' | 'total'>): ReceiptKind | null {
  if (receiptNumber === null) return null
  return total === 0 ? 'confirmation' : 'receipt'
}

/**
 * The kind of receipt that the customer can open; `null` for an order placed without an account or session
 * (product: receipts 11).
 */
export function customersReceiptKind(
  order: Pick<Order, 'receiptNumber' | 'total' | 'customerId'>,
): ReceiptKind | null {
  return isBrowserOrder(order) ? null : receiptKindOf(order)
}

/** Formats a receipt number: `7` becomes `R-000007` (product: receipts 2). */
export function receiptLabel(number: number): string {
  return `R-${String(number).padStart(6, '0')}`
}

/** The receipt number in a search term: `R-000007`, with any number of zeros. */
export function receiptNumberIn(text: string): number | null {
  const digits = /^R-?0*(\d{1,12})$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Whether the order was placed without an account or session (product: orders 4). */
export function isBrowserOrder({ customerId }: Pick<Order, 'customerId'>): boolean {
  return customerId.startsWith('browser:')
}
