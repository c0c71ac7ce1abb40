import type { CartResult } from '#cart/browser/cart-storage.ts'
import type { CartError } from '#cart/cart.ts'
import { callApi } from '#lib/call-api.client.ts'
import { ok, err } from '#lib/result.ts'
import { object, parsed, text, type Schema } from '#lib/schema.ts'

/** Calls the cart API. After a late, lost or malformed answer, a change may have been made: `unconfirmed`. */
export async function callCart<Value>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  answer: Schema<Value>,
  input?: unknown,
): CartResult<Value> {
  const isOffline = !navigator.onLine
  const { ok: isOk, status, body } = await callApi(`/api/cart${path}`, { method, body: input })
  const value = isOk ? parsed(answer, body) : undefined
  if (value !== undefined) return ok(value)
  const problem = isOk ? undefined : parsed(problemSchema, body)
  if (problem) return err(errorOf(problem.code))
  // If the browser was offline, it sent nothing, so the call certainly failed.
  if (isOffline) return err('failed')
  return err(isOk || status === 0 || status === 504 ? 'unconfirmed' : 'failed')
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
