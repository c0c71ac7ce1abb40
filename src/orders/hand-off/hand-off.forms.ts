import * as z from 'zod/mini'
import { orderStatuses } from '#orders/order-status.ts'

const dollars = z.number().check(z.gte(0))
const moment = z.iso.datetime()

export const accessKeySchema = z.object({
  order_id: z.uuid(),
  access_key: z.string(),
  expires_at: moment,
})

/** The order status as the signing portal reads it with an access key. */
export const orderStatusSchema = z.object({
  order_id: z.uuid(),
  status: z.enum(orderStatuses),
  verified: z.boolean(),
  total: dollars,
  currency: z.string(),
  changed_at: moment,
  expires_at: moment,
  /** The quote that set the prices of the order (product: quotes 16). */
  quote_id: z.nullable(z.uuid()),
  quote_number: z.nullable(z.string()),
  /** Empty and 0 if the order has no discount code. */
  discount_code: z.string(),
  discount: dollars,
  /** Texts for documents and receipts, as the customer entered them. May be empty (product: receipts 4). */
  tax_id: z.string(),
  po_number: z.string(),
  /** Null until the order is paid. */
  receipt_number: z.nullable(z.string()),
  events: z.array(z.object({ to: z.enum(orderStatuses), at: moment })),
  /** The subscriptions of a paid order: the next amount to charge, and whether to charge it. */
  subscriptions: z.array(
    z.object({
      line: z.uuid(),
      status: z.enum(['active', 'past_due', 'canceling', 'ended']),
      renews: z.boolean(),
      quantity: z.int(),
      next_quantity: z.int(),
      next_amount: dollars,
      period_start: moment,
      period_end: moment,
    }),
  ),
})
