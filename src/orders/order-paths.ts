/** The page of one order (product: receipts 15). */
export function orderPath(orderId: string): string {
  return `/marketplace/my-purchases/${orderId}`
}

export const subscriptionsPath = '/marketplace/my-purchases/subscriptions'

export function receiptPath(orderId: string): string {
  return `${orderPath(orderId)}/receipt`
}

export function receiptPdfPath(orderId: string): string {
  return `${receiptPath(orderId)}.pdf`
}
