import * as z from 'zod/mini'
import { requestedLineFields } from '#cart/cart.forms.ts'
import { maxLinesInOrder } from '#cart/cart.ts'
import { lineErrors } from '#cart/line-errors.ts'
import { quoteStates } from '#quotes/quote.ts'

const dollars = z.number().check(z.gte(0))
const moment = z.iso.datetime()
const productType = z.enum(['marketplace', 'wts_solution'])
const offer = z.enum(['standard', 'introductory'])

/** The maximum length of a message. PostgreSQL cannot store NUL. */
const longestMessage = 2_000

/** The customer's name, for sessions that only provide the address. */
const personLine = z._default(
  z.string().check(z.trim(), z.maxLength(160), z.regex(/^\P{Cc}*$/u, 'Please use one line.')),
  '',
)

/**
 * A quote request. Lines are read only for browser carts; an account's lines come from its server cart. Prices
 * are not part of it (product: quotes 2).
 */
export const newQuoteForm = z.strictObject({
  name: personLine,
  company: personLine,
  idempotency_key: z.uuid({ error: 'The idempotency key is a uuid.' }),
  message: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(longestMessage, `Please use at most ${longestMessage} characters.`),
        z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'The message contains a character that cannot be saved.'),
      ),
    '',
  ),
  lines: z._default(
    z
      .array(z.strictObject(requestedLineFields))
      .check(z.maxLength(maxLinesInOrder, { error: `A quote has at most ${maxLinesInOrder} lines.` })),
    [],
  ),
})

export type NewQuote = z.output<typeof newQuoteForm>

/** A quote as its customer sees it. */
const quoteSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(quoteStates),
  version: z.int(),
  message: z.string(),
  note: z.string(),
  requested_at: moment,
  answered_at: z.nullable(moment),
  expires_at: z.nullable(moment),
  order_id: z.nullable(z.uuid()),
  total: z.nullable(dollars),
  lines: z.array(
    z.object({
      id: z.uuid(),
      product_id: z.string(),
      product_type: productType,
      offer,
      name: z.string(),
      quantity: z.int(),
      subscription_interval: z.nullable(z.string()),
      list_price: dollars,
      price: z.nullable(dollars),
    }),
  ),
})

export const oneQuoteSchema = z.object({ quote: quoteSchema })
export const quotesSchema = z.object({ quotes: z.array(quoteSchema) })

/** Lines that cannot be bought, each with the reason. */
export const quoteLinesErrorSchema = z.object({
  code: z.literal('invalid_lines'),
  message: z.string(),
  lines: z.array(
    z.object({
      product_id: z.string(),
      product_type: productType,
      offer,
      name: z.nullable(z.string()),
      reason: z.enum(lineErrors),
    }),
  ),
})
