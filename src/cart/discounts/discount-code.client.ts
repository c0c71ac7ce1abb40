import type { CartLine } from '#cart/cart.ts'
import { discountAnswerSchema } from '#cart/discounts/discount-answer.ts'
import { object, optional, recordOf, text } from '#lib/schema.ts'
import { toCents, type Cents } from '#lib/money.ts'
import { onStored, readStored, removeStored, writeStored } from '#lib/stored.client.ts'

export interface CartDiscount {
  code: string
  /** The discount in a few words: '10% off'. */
  label: string
  amount: Cents
}

export type CheckedCode =
  | { ok: true; discount: CartDiscount }
  /** `isRejected` is false if the code could not be checked, or is valid for other lines. */
  | { ok: false; isRejected: boolean; message: string }

const storageKey = 'wadah.discount'
const timeLimitMilliseconds = 20_000
const problemSchema = object({ message: text, fields: optional(recordOf(text), {}) })

/** The code that was entered in this browser, or that came with a link (`?code=`). */
export const discountCodeStore = {
  read: () => readStored(storageKey, text),
  write: (code: string) => writeStored(storageKey, code),
  remove: () => removeStored(storageKey),
  subscribe: (listener: () => void) => onStored(storageKey, listener),
}

/** The body of the request that checks a code. Equal bodies mean the same code and cart. */
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

export async function checkDiscount(body: string): Promise<CheckedCode> {
  try {
    const response = await fetch('/api/discounts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeLimitMilliseconds),
    })
    const answer: unknown = await response.json()
    if (!response.ok) {
      const { message, fields } = problemSchema(answer)
      return { ok: false, isRejected: 'code' in fields, message }
    }
    const { code, label, amount } = discountAnswerSchema(answer)
    return { ok: true, discount: { code, label, amount: toCents(amount) } }
  } catch (error) {
    console.error('The discount code could not be checked.', error)
    return { ok: false, isRejected: false, message: "We couldn't check your code. Please try again." }
  }
}

/** Stores the code of a link (`?code=`), on any page of the shop. */
export function storeCodeOfLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  const code = new URLSearchParams(search).get('code')?.trim().slice(0, 40).toUpperCase()
  if (!code || pathname.startsWith('/dashboard')) return null
  discountCodeStore.write(code)
  return code
}
