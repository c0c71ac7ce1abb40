import * as z from 'zod/mini'
import { requestedLineFields } from '#cart/cart.forms.ts'
import { maxLinesInOrder } from '#cart/cart.ts'

export const discountCode = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'Enter a code.' }),
  z.maxLength(40, { error: 'A code has at most 40 characters.' }),
  // PostgreSQL cannot store NUL.
  z.regex(/^\P{Cc}*$/u, { error: 'Write the code on one line.' }),
)

/** A discount code, and the cart for which to check the code. The prices come from the catalog. */
export const discountRequestForm = z.strictObject({
  code: discountCode,
  lines: z
    .array(z.strictObject(requestedLineFields))
    .check(z.minLength(1, { error: 'Your cart is empty.' }), z.maxLength(maxLinesInOrder)),
})
