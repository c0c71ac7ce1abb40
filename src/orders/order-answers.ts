import { lineErrors } from '#cart/line-errors.ts'
import { storedHandOffSchema } from '#orders/hand-off.ts'
import {
  flag,
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
import { transitionSources, orderStatuses } from '#orders/order-status.ts'

const dollars = number(0)
const status = oneOf(orderStatuses)

export const placedOrderAnswerSchema = object({
  order_id: id,
  status,
  documents_url: text,
  record: storedHandOffSchema,
})

const requestedLine = {
  product_id: text,
  product_type: oneOf(['marketplace', 'wts_solution']),
  offer: oneOf(['standard', 'introductory']),
}

/** The response if prices have changed: all lines with the shown and the current prices. */
export const priceChangedAnswerSchema = object({
  code: oneOf(['price_changed']),
  message: text,
  lines: listOf(
    object({
      ...requestedLine,
      name: text,
      quantity: integer(0),
      price: dollars,
      shown_price: dollars,
      subscription_interval: orNull(text),
    }),
  ),
  total: dollars,
})

export const linesErrorAnswerSchema = object({
  code: oneOf(['invalid_lines']),
  message: text,
  lines: listOf(
    object({
      ...requestedLine,
      name: orNull(text),
      reason: oneOf(lineErrors),
      max_quantity: orNull(integer(0)),
    }),
  ),
})

const lineToday = object({
  line_id: text,
  offer: requestedLine.offer,
  path: orNull(matching(/^\//)),
  image: matching(/^\/(?!\/)/),
  price: orNull(dollars),
  max_quantity: integer(0),
})

/** An order with its timeline, as the API returns it to its customer. */
export const orderAnswerSchema = object({
  id,
  status,
  verified: flag,
  total: dollars,
  currency: text,
  prepared_at: moment,
  changed_at: moment,
  expires_at: moment,
  /** Pages show all days and times of the order in this time zone. */
  time_zone: optional(text, 'UTC'),
  session_id: orNull(text),
  quote_id: orNull(id),
  /**
   * Set if the order only changes the quantity of a subscription: the subscription's product, and whether the
   * payment was refunded.
   */
  change: optional(orNull(object({ product: text, refunded: flag })), null),
  discount_code: optional(text, ''),
  access_ended: optional(flag, false),
  may_continue: flag,
  may_cancel: flag,
  record: storedHandOffSchema,
  tax_id: optional(text, ''),
  po_number: optional(text, ''),
  /** Null until the order is paid. */
  receipt: optional(orNull(oneOf(['receipt', 'confirmation'])), null),
  receipt_number: optional(orNull(text), null),
  receipt_pdf: optional(flag, false),
  /** The current catalog data of the lines. */
  today: optional(listOf(lineToday), []),
  /**
   * The lines for which nothing more is charged, with the time of the end: the order ended unpaid, or the
   * subscription is set to cancel or has ended.
   */
  ending: optional(listOf(object({ line_id: text, at: moment })), []),
  /** The lines whose quantity was changed after this order, with the amount of the next renewal. */
  renewals: optional(listOf(object({ line_id: text, amount: dollars })), []),
  /** The lines whose renewal was not paid. */
  past_due: optional(listOf(text), []),
  events: listOf(
    object({
      from: orNull(status),
      to: status,
      source: oneOf(transitionSources),
      note: text,
      at: moment,
    }),
  ),
  mails: listOf(object({ kind: text, state: oneOf(['queued', 'sending', 'sent', 'failed']), at: moment })),
})

/** `next_prepared_at` is the time of the first order on the next page; `null` on the last page. */
export const ordersAnswerSchema = object({
  orders: listOf(orderAnswerSchema),
  next_prepared_at: orNull(text),
})
export const oneOrderAnswerSchema = object({ order: orderAnswerSchema })

export type OrderAnswer = SchemaOutput<typeof orderAnswerSchema>

export const orderFilesAnswerSchema = object({
  files: listOf(object({ name: text, type: text, bytes: integer(0), address: matching(/^\/downloads\//) })),
})
