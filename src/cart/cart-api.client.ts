import type { CartRefusal, Kept } from '#cart/cart-keeper.ts'
import { ok, refuse } from '#lib/result.ts'
import { fitting, object, oneOf, type Shape } from '#lib/shape.ts'

const timeLimitMilliseconds = 10_000

/** Calls the cart's API. What is not answered, not in time or not as agreed has failed. */
export async function callCart<Value>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  answer: Shape<Value>,
  body?: unknown,
): Kept<Value> {
  try {
    const response = await fetch(`/api/cart${path}`, {
      method,
      signal: AbortSignal.timeout(timeLimitMilliseconds),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const json: unknown = text === '' ? null : JSON.parse(text)
    if (!response.ok) return refuse(refusalOf(json))
    return ok(answer(json))
  } catch (error) {
    console.warn('The cart was not reached.', error)
    return refuse('failed')
  }
}

const refusals = [
  'login_required',
  'unknown_product',
  'unknown_line',
  'not_for_cart',
  'coming_soon',
  'unavailable',
  'over_maximum',
  'failed',
] as const satisfies CartRefusal[]

const refusalShape = object({ code: oneOf(refusals) })

function refusalOf(answer: unknown): CartRefusal {
  return fitting(refusalShape, answer)?.code ?? 'failed'
}
