/** The address of the page of one order (product: receipts 15). */
export function orderPath(orderId: string): string {
  return `/marketplace/my-purchases/${orderId}`
}

export const subscriptionsPath = '/marketplace/my-purchases/subscriptions'

/** A renewal of a line. Numbers start at 1 (product: subscriptions 5). */
export interface Renewal {
  lineId: string
  number: number
}

export function receiptPath(orderId: string, renewal: Renewal | null = null): string {
  return `${orderPath(orderId)}/receipt${queryOf(renewal)}`
}

export function receiptPdfPath(orderId: string, renewal: Renewal | null = null): string {
  return `${orderPath(orderId)}/receipt.pdf${queryOf(renewal)}`
}

/** The renewal in the query string of a receipt's address; `null` for the receipt of the order itself. */
export function renewalIn(query: URLSearchParams): Renewal | null {
  const lineId = query.get('line')
  return lineId === null ? null : { lineId, number: Number(query.get('renewal')) }
}

function queryOf(renewal: Renewal | null): string {
  return renewal === null ? '' : `?line=${renewal.lineId}&renewal=${renewal.number}`
}
