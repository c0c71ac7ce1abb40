import type { CartResult } from '#cart/browser/cart-storage.ts'
import type { CartError } from '#cart/cart.ts'
import { ok, err } from '#lib/result.ts'
import { object, text, type Schema } from '#lib/schema.ts'

const timeLimitMilliseconds = 10_000

/** Calls the cart API. A late or malformed answer counts as no answer. */
export async function callCart<Value>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  answer: Schema<Value>,
  body?: unknown,
): CartResult<Value> {
  const isOffline = !navigator.onLine
  let status = 0
  try {
    const response = await fetch(`/api/cart${path}`, {
      method,
      signal: AbortSignal.timeout(timeLimitMilliseconds),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    status = response.status
    const content = await response.text()
    const json: unknown = content === '' ? null : JSON.parse(content)
    if (!response.ok) return err(errorOf(problemSchema(json).code))
    return ok(answer(json))
  } catch (error) {
    console.warn('Could not reach the cart.', error)
    // When offline, nothing was sent.
    if (isOffline) return err('failed')
    // A timeout of the browser or of a proxy.
    return err(status === 504 || error instanceof DOMException ? 'timed_out' : 'unanswered')
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

const problemSchema = object({ code: text })

function errorOf(code: string): CartError {
  return errors.find((error) => error === code) ?? 'failed'
}
