const timeLimitMilliseconds = 20_000

/** This customer's orders, to be parsed by the caller; `null` when no usable answer came. */
export async function askOrders(sessionId?: string): Promise<unknown[] | null> {
  const query = sessionId === undefined ? '' : `?${new URLSearchParams({ session_id: sessionId })}`
  try {
    const signal = AbortSignal.timeout(timeLimitMilliseconds)
    const response = await fetch(`/api/orders${query}`, { signal })
    const answer: unknown = response.ok ? await response.json() : null
    if (typeof answer !== 'object' || answer === null || !('orders' in answer)) return null
    return Array.isArray(answer.orders) ? answer.orders : null
  } catch {
    return null
  }
}
