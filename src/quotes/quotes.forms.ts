import * as z from 'zod/mini'
import { requestedLineFields } from '#cart/cart.forms.ts'
import { maxLinesInOrder } from '#cart/cart.ts'
import { discountCode } from '#cart/discounts/discounts.forms.ts'

/** The maximum length of a message. */
const longestMessage = 2_000

/** The customer's name, for sessions that only provide the email. */
const personLine = z._default(
  z.string().check(z.trim(), z.maxLength(160), z.regex(/^\P{Cc}*$/u, 'Write this on one line.')),
  '',
)

const quoteMessage = z
  .string()
  .check(
    z.trim(),
    z.maxLength(longestMessage, `Use at most ${longestMessage} characters.`),
    z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'This text has a hidden character. Type it again.'),
  )

/**
 * A request for a quote. For an account, the lines come from its server cart: those of the request with its
 * quantities, or all lines if it has none. Prices are not part of the request (product: quotes 2).
 */
export const newQuoteForm = z.strictObject({
  name: personLine,
  company: personLine,
  idempotency_key: z.uuid({ error: 'The idempotency key is a uuid.' }),
  message: z._default(quoteMessage, ''),
  lines: z._default(
    z
      .array(z.strictObject(requestedLineFields))
      .check(z.maxLength(maxLinesInOrder, { error: `A quote has at most ${maxLinesInOrder} lines.` })),
    [],
  ),
  /** The discount code of the cart (product: quotes 24). */
  discount_code: z.optional(discountCode),
})

export type NewQuote = z.output<typeof newQuoteForm>
