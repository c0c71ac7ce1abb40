import { callApi } from '#lib/call-api.client.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { anything, parsed, type Schema } from '#lib/schema.ts'
import { placedOrderAnswerSchema } from '#orders/order-answers.ts'

/** `over`: the order has changed meanwhile. `failed`: the outcome is unknown. */
type Problem = 'over' | 'failed'

/** Requests a documents address with a new token. Earlier addresses stop working (product: orders 5). */
export async function requestResume(id: string): Promise<Result<string, Problem>> {
  const answer = await post(id, 'resume', placedOrderAnswerSchema)
  return answer.ok ? ok(answer.value.documents_url) : answer
}

export async function requestCancel(id: string): Promise<Result<undefined, Problem>> {
  const answer = await post(id, 'cancel', anything)
  return answer.ok ? ok(undefined) : answer
}

async function post<Value>(
  id: string,
  action: 'resume' | 'cancel',
  schema: Schema<Value>,
): Promise<Result<Value, Problem>> {
  const {
    ok: isOk,
    status,
    body,
  } = await callApi(`/api/orders/${encodeURIComponent(id)}/${action}`, {
    method: 'POST',
  })
  if (status === 404 || status === 409) return err('over')
  const answer = isOk ? parsed(schema, body) : undefined
  return answer === undefined ? err('failed') : ok(answer)
}
