import { callApi } from '#lib/call-api.client.ts'

export interface OrdersPageRequest {
  /** The payment session, to read only the orders of one payment. */
  sessionId?: string
  /** The number of the page, from 1. */
  page?: number
}

export interface AnsweredOrders {
  orders: unknown[]
  /** When the next page's first order was prepared; `null` on the last page. */
  next: string | null
}

/** A page of the customer's orders, unparsed; `null` without a usable answer. */
export async function askOrders({ sessionId, page = 1 }: OrdersPageRequest): Promise<AnsweredOrders | null> {
  const parameters = {
    ...(sessionId !== undefined && { session_id: sessionId }),
    ...(page > 1 && { page: String(page) }),
  }
  const query = Object.keys(parameters).length === 0 ? '' : `?${new URLSearchParams(parameters)}`
  const { ok: isOk, body: answer } = await callApi(`/api/orders${query}`)
  if (!isOk || typeof answer !== 'object' || answer === null || !('orders' in answer)) return null
  const next = 'next_prepared_at' in answer ? answer.next_prepared_at : null
  return Array.isArray(answer.orders)
    ? { orders: answer.orders, next: typeof next === 'string' ? next : null }
    : null
}
