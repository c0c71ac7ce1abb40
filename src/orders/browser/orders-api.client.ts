import { callApi } from '#lib/call-api.client.ts'

export interface OrdersPageRequest {
  /** Limits the result to the orders of this payment session. */
  sessionId?: string
  /** The page number, starting at 1. */
  page?: number
}

export interface AnsweredOrders {
  orders: unknown[]
  /** The time of the first order on the next page; `null` on the last page. */
  next: string | null
}

/**
 * Requests a page of the customer's orders and returns them unparsed; `null` if the request fails or the response
 * is unusable.
 */
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
