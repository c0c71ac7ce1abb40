const timeLimitMilliseconds = 20_000

export interface WantedOrders {
  /** Those of one payment. */
  sessionId?: string
  /** From 1. */
  page?: number
}

export interface AnsweredOrders {
  orders: unknown[]
  /** When the first order of the next page was prepared; `null` without one. */
  next: string | null
}

/** A page of this customer's orders, to be parsed by the caller; `null` when no usable answer came. */
export async function askOrders({ sessionId, page = 1 }: WantedOrders): Promise<AnsweredOrders | null> {
  const wanted = {
    ...(sessionId !== undefined && { session_id: sessionId }),
    ...(page > 1 && { page: String(page) }),
  }
  const query = Object.keys(wanted).length === 0 ? '' : `?${new URLSearchParams(wanted)}`
  try {
    const signal = AbortSignal.timeout(timeLimitMilliseconds)
    const response = await fetch(`/api/orders${query}`, { signal })
    const answer: unknown = response.ok ? await response.json() : null
    if (typeof answer !== 'object' || answer === null || !('orders' in answer)) return null
    const next = 'next_prepared_at' in answer ? answer.next_prepared_at : null
    return Array.isArray(answer.orders)
      ? { orders: answer.orders, next: typeof next === 'string' ? next : null }
      : null
  } catch {
    return null
  }
}
