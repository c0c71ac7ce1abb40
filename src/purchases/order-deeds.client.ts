import { ok, refuse, type Result } from '#lib/result.ts'
import { anything, type Shape } from '#lib/shape.ts'
import { placedOrderShape } from '#orders/order-json.ts'

const timeLimitMilliseconds = 20_000

/** `over` says that the order has moved on meanwhile; `failed` that nobody knows. */
type Refusal = 'over' | 'failed'

/** The documents address with a fresh token; older addresses are worth nothing then. */
export async function resumeOrder(id: string): Promise<Result<string, Refusal>> {
  const answer = await post(id, 'resume', placedOrderShape)
  return answer.ok ? ok(answer.value.documents_url) : answer
}

export async function cancelOrder(id: string): Promise<Result<undefined, Refusal>> {
  const answer = await post(id, 'cancel', anything)
  return answer.ok ? ok(undefined) : answer
}

async function post<Value>(
  id: string,
  deed: 'resume' | 'cancel',
  shape: Shape<Value>,
): Promise<Result<Value, Refusal>> {
  try {
    const signal = AbortSignal.timeout(timeLimitMilliseconds)
    const response = await fetch(`/api/orders/${encodeURIComponent(id)}/${deed}`, { method: 'POST', signal })
    if (response.status === 404 || response.status === 409) return refuse('over')
    return response.ok ? ok(shape(await response.json())) : refuse('failed')
  } catch {
    return refuse('failed')
  }
}
