import type { CartResult } from '#cart/cart-storage.ts'
import type { CartError } from '#cart/cart.ts'
import { ok, err } from '#lib/result.ts'
import { parsed, object, oneOf, type Schema } from '#lib/schema.ts'

const timeLimitMilliseconds = 10_000

/** Calls the cart's API. A late answer or a malformed one is none. */
export async function callCart<Value>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  answer: Schema<Value>,
  body?: unknown,
): CartResult<Value> {
  const isOffline = !navigator.onLine
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
    if (!response.ok) return err(errorOf(json))
    return ok(answer(json))
  } catch (error) {
    console.warn('The cart was not reached.', error)
    // Without a network nothing was sent.
    return err(isOffline ? 'failed' : 'unanswered')
  }
}

const errors = [
  'login_required',
  'unknown_product',
  'unknown_line',
  'not_for_cart',
  'coming_soon',
  'unavailable',
  'over_maximum',
  'unconfirmed',
  'failed',
] as const satisfies CartError[]

const problemSchema = object({ code: oneOf(errors) })

function errorOf(answer: unknown): CartError {
  return parsed(problemSchema, answer)?.code ?? 'failed'
}
