import {
  listOf,
  matching,
  moment,
  number,
  object,
  oneOf,
  orNull,
  text,
  whole,
  type SchemaOutput,
} from '#lib/schema.ts'
import { uuid } from '#lib/ids.ts'
import { quoteStates } from '#quotes/quote.ts'

const dollars = number(0)

/** A quote in API answers. */
const quoteAnswerSchema = object({
  id: matching(uuid),
  number: text,
  state: oneOf(quoteStates),
  version: whole(0),
  requested_at: moment,
  expires_at: orNull(moment),
  total: orNull(dollars),
  lines: listOf(
    object({
      id: text,
      product_id: text,
      product_type: oneOf(['marketplace', 'wts_solution']),
      offer: oneOf(['standard', 'introductory']),
      name: text,
      quantity: whole(1),
      subscription_interval: orNull(text),
      price: orNull(dollars),
    }),
  ),
})

export const oneQuoteAnswerSchema = object({ quote: quoteAnswerSchema })
export const quotesAnswerSchema = object({ quotes: listOf(quoteAnswerSchema) })

export type QuoteAnswer = SchemaOutput<typeof quoteAnswerSchema>
