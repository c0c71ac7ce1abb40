import { lineErrors } from '#cart/line-errors.ts'
import {
  described,
  id,
  listOf,
  matching,
  moment,
  number,
  object,
  oneOf,
  optional,
  orNull,
  text,
  integer,
  type SchemaOutput,
} from '#lib/schema.ts'
import { uuid } from '#lib/ids.ts'
import { quoteStates } from '#quotes/quote.ts'

const dollars = number(0)

const quoteAnswerSchema = object({
  // Must be a UUID, because the browser creates addresses from it.
  id: described(matching(uuid), id.json),
  number: text,
  state: oneOf(quoteStates),
  version: integer(0),
  message: text,
  note: text,
  requested_at: moment,
  answered_at: orNull(moment),
  expires_at: orNull(moment),
  order_id: orNull(id),
  /** The amount due today after the discount; null until the quote is answered. */
  total: orNull(dollars),
  /** Empty without a discount. The previous release sends neither this field nor the next one. */
  discount_code: optional(text, ''),
  /** The reduction by the code: of the list prices before the answer, of the promised prices afterward. */
  discount: optional(dollars, 0),
  lines: listOf(
    object({
      id,
      product_id: text,
      product_type: oneOf(['marketplace', 'wts_solution']),
      offer: oneOf(['standard', 'introductory']),
      name: text,
      quantity: integer(1),
      subscription_interval: orNull(text),
      list_price: dollars,
      price: orNull(dollars),
      /** Sent only in the answer with a single quote. */
      image: optional(orNull(text), null),
    }),
  ),
})

export const oneQuoteAnswerSchema = object({ quote: quoteAnswerSchema })
export const quotesAnswerSchema = object({ quotes: listOf(quoteAnswerSchema) })

/** The lines that cannot be bought, with the reasons. */
export const quoteLinesErrorAnswerSchema = object({
  code: oneOf(['invalid_lines']),
  message: text,
  lines: listOf(
    object({
      product_id: text,
      product_type: oneOf(['marketplace', 'wts_solution']),
      offer: oneOf(['standard', 'introductory']),
      name: orNull(text),
      reason: oneOf(lineErrors),
    }),
  ),
})

export type QuoteAnswer = SchemaOutput<typeof quoteAnswerSchema>
