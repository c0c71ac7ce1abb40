import * as z from 'zod/mini'
import { requestedLineFields } from '#cart/cart.forms.ts'
import { maxLinesInOrder } from '#cart/cart.ts'
import { lineErrors } from '#cart/line-errors.ts'
import { checkoutForm } from '#orders/checkout.forms.ts'
import { handOffRecordSchema } from '#orders/hand-off.forms.ts'
import type { SchemaOutput } from '#lib/schema.ts'
import {
  type linesErrorAnswerSchema,
  type OrderAnswer,
  type placedOrderAnswerSchema,
  type priceChangedAnswerSchema,
} from '#orders/order-answers.ts'
import { transitionSources, orderStatuses } from '#orders/order-status.ts'

const dollars = z.number().check(z.gte(0))
const productType = z.enum(['marketplace', 'wts_solution'])
const offer = z.enum(['standard', 'introductory'])
const moment = z.iso.datetime()

/** PostgreSQL cannot store a NUL. */
const customer = checkoutForm.check(
  z.refine((form) => !Object.values(form).some((text) => text.includes('\u0000')), {
    error: 'The form contains a character that cannot be saved.',
  }),
)

/** The submitted checkout. Prices are those shown to the customer; the catalog decides (product: checkout 10). */
export const newOrderForm = z.strictObject({
  idempotency_key: z.uuid({ error: 'The idempotency key is a uuid.' }),
  /** The idempotency key of the earlier order that this one corrects (product: checkout 15). */
  replaces: z.optional(z.uuid({ error: 'The idempotency key of the earlier order is a uuid.' })),
  time_zone: z.optional(z.string().check(z.maxLength(100))),
  customer,
  lines: z
    .array(
      z.strictObject({
        ...requestedLineFields,
        price: dollars.check(z.lte(9_999_999_999)),
      }),
    )
    .check(
      z.minLength(1, { error: 'Your cart is empty. Add some products first.' }),
      z.maxLength(maxLinesInOrder, { error: `An order has at most ${maxLinesInOrder} lines.` }),
    ),
  accepted_total: z.optional(dollars),
})

export type NewOrder = z.output<typeof newOrderForm>

/**
 * The submitted checkout of a quote, whose lines and prices are in the quote. `version` is the answer that the
 * customer saw (product: quotes 10, 13).
 */
export const quotedOrderForm = z.extend(z.omit(newOrderForm, { lines: true, accepted_total: true }), {
  version: z.int().check(z.gte(1)),
})

export type QuotedOrder = z.output<typeof quotedOrderForm>

export const placedOrderSchema = z.object({
  order_id: z.uuid(),
  status: z.enum(orderStatuses),
  documents_url: z.string(),
  record: handOffRecordSchema,
}) satisfies z.ZodMiniType<SchemaOutput<typeof placedOrderAnswerSchema>>

const requestedLine = { product_id: z.string(), product_type: productType, offer }

/** All lines with current prices and the prices that were shown. */
export const priceChangedSchema = z.object({
  code: z.literal('price_changed'),
  message: z.string(),
  lines: z.array(
    z.object({
      ...requestedLine,
      name: z.string(),
      quantity: z.int(),
      price: dollars,
      shown_price: dollars,
      subscription_interval: z.nullable(z.string()),
    }),
  ),
  total: dollars,
}) satisfies z.ZodMiniType<SchemaOutput<typeof priceChangedAnswerSchema>>

export const linesErrorSchema = z.object({
  code: z.literal('invalid_lines'),
  message: z.string(),
  lines: z.array(
    z.object({
      ...requestedLine,
      name: z.nullable(z.string()),
      reason: z.enum(lineErrors),
      max_quantity: z.nullable(z.int()),
    }),
  ),
}) satisfies z.ZodMiniType<SchemaOutput<typeof linesErrorAnswerSchema>>

/** One order with its timeline, as its customer sees it. */
export const orderSchema = z.object({
  id: z.uuid(),
  status: z.enum(orderStatuses),
  verified: z.boolean(),
  total: dollars,
  currency: z.string(),
  prepared_at: moment,
  changed_at: moment,
  expires_at: moment,
  session_id: z.nullable(z.string()),
  quote_id: z.nullable(z.uuid()),
  may_continue: z.boolean(),
  may_cancel: z.boolean(),
  record: handOffRecordSchema,
  /** Texts for the receipt, as entered. */
  tax_id: z.string(),
  po_number: z.string(),
  /** Set once the order is paid: the kind of document under my purchases. */
  receipt: z.nullable(z.enum(['receipt', 'confirmation'])),
  /** Whether it can be downloaded as a PDF, which requires that the PDF font has all its characters. */
  receipt_pdf: z.boolean(),
  /** Current catalog data of its lines. */
  today: z.array(
    z.object({
      line_id: z.string(),
      offer,
      path: z.nullable(z.string()),
      image: z.string(),
      price: z.nullable(dollars),
      max_quantity: z.int(),
    }),
  ),
  events: z.array(
    z.object({
      from: z.nullable(z.enum(orderStatuses)),
      to: z.enum(orderStatuses),
      source: z.enum(transitionSources),
      note: z.string(),
      at: moment,
    }),
  ),
  mails: z.array(
    z.object({ kind: z.string(), state: z.enum(['queued', 'sending', 'sent', 'failed']), at: moment }),
  ),
}) satisfies z.ZodMiniType<OrderAnswer>

/** `next_prepared_at` is the time of the next page's first order; `null` on the last page. */
export const ordersSchema = z.object({
  orders: z.array(orderSchema),
  next_prepared_at: z.nullable(z.string()),
})
export const oneOrderSchema = z.object({ order: orderSchema })
