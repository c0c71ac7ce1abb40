import * as z from 'zod/mini'
import type { CartRefusal, Kept } from '#cart/cart-keeper.ts'
import { ok, refuse } from '#lib/result.ts'

const timeLimitMilliseconds = 10_000

/** Calls the cart's API. What is not answered, not in time or not as agreed has failed. */
export async function callCart<Schema extends z.ZodMiniType>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  answer: Schema,
  body?: unknown,
): Kept<z.output<Schema>> {
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
    if (!response.ok) return refuse(refusalSchema.parse(json).code)
    return ok(answer.parse(json))
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

const refusalSchema = z.object({ code: z.catch(z.enum(refusals), 'failed') })
