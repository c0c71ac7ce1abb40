import { discountErrorText, reductions, type Discount, type DiscountError } from '#cart/discounts/discount.ts'
import type { Cents } from '#lib/money.ts'
import { lineTotal, type PricedLine } from '#lib/order-totals.ts'
import { err, type Result } from '#lib/result.ts'

/** The discount code of a quote, as it applies to its lines now (product: quotes 24). */
export interface QuotedCode extends Pick<Discount, 'id' | 'code' | 'percent' | 'amount' | 'minimum'> {
  /** Why the code cannot be used now; `null` if it can. */
  closed: DiscountError | null
  /** Whether the code applies to each line, in order. */
  applies: readonly boolean[]
}

/** The reduction of each line by the code at these prices, in order. */
export function quotedReductions(
  code: QuotedCode,
  lines: readonly PricedLine[],
): Result<Cents[], DiscountError> {
  if (code.closed) return err(code.closed)
  return reductions(
    code,
    lines.map((line, position) => (code.applies[position] ? lineTotal(line) : 0)),
  )
}

/** Explains to the person who answers why the answer cannot include the code. */
export function quotedCodeError(reason: DiscountError, { code, minimum }: QuotedCode): string {
  if (reason === 'used_by_you') return `This customer has already used the code ${code}.`
  if (reason === 'not_for_these') return `The code ${code} doesn’t apply to these items.`
  return discountErrorText(reason, code, minimum)
}
