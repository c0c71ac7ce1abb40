import type { CartLine } from '#cart/cart.ts'
import { discountAnswerSchema } from '#cart/discounts/discount-answer.ts'
import { callApi } from '#lib/call-api.client.ts'
import { parseJson } from '#lib/json.ts'
import { toCents, type Cents } from '#lib/money.ts'
import { problemSchema } from '#lib/problem.ts'
import { parsed } from '#lib/schema.ts'

export interface CartDiscount {
  code: string
  /** A short description of the discount, such as '10% off' or '10% off Quote Desk'. */
  label: string
  amount: Cents
}

export type CheckedCode =
  | { ok: true; discount: CartDiscount }
  /** `isRejected` is false if the code could not be checked, or would be valid for other lines. */
  | { ok: false; isRejected: boolean; message: string }

/**
 * Creates the request body as JSON text. The same code and cart always give the same text, so texts can be
 * compared.
 */
export function discountRequest(code: string, lines: readonly CartLine[]): string {
  return JSON.stringify({
    code,
    lines: lines.map(({ productId, productType, offer, quantity }) => ({
      product_id: productId,
      product_type: productType,
      offer,
      quantity,
    })),
  })
}

export async function checkDiscount(request: string): Promise<CheckedCode> {
  const answer = await callApi('/api/discounts', { method: 'POST', body: parseJson(request) })
  const discount = answer.ok ? parsed(discountAnswerSchema, answer.body) : undefined
  if (discount) return { ok: true, discount: { ...discount, amount: toCents(discount.amount) } }
  const problem = answer.ok ? undefined : parsed(problemSchema, answer.body)
  if (problem) return { ok: false, isRejected: 'code' in problem.fields, message: problem.message }
  return { ok: false, isRejected: false, message: 'We couldn’t check your code. Please try again.' }
}
