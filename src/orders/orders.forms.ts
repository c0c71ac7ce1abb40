import * as z from 'zod/mini'
import { requestedLineFields } from '#cart/cart.forms.ts'
import { maxLinesInOrder } from '#cart/cart.ts'
import { discountCode } from '#cart/discounts/discounts.forms.ts'
import { checkoutForm } from '#orders/checkout.forms.ts'

const dollars = z.number().check(z.gte(0))

/** Rejects NUL characters, which PostgreSQL cannot store. */
const customer = checkoutForm.check(
  z.refine((form) => !Object.values(form).some((text) => text.includes('\u0000')), {
    error: 'This text has a hidden character. Type it again.',
  }),
)

/**
 * A submitted checkout. It contains the prices shown to the customer; the catalog has the final say (product:
 * checkout 10).
 */
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
  /** The total before the discount. */
  accepted_total: z.optional(dollars),
  /** A discount code and the amount shown to the customer (product: discounts 6). */
  discount: z.optional(z.strictObject({ code: discountCode, amount: dollars })),
})

export type NewOrder = z.output<typeof newOrderForm>

/**
 * A submitted checkout of a quote. The quote contains the lines and prices. `version` is the version of the answer
 * that the customer saw (product: quotes 10, 13).
 */
export const quotedOrderForm = z.extend(
  z.omit(newOrderForm, { lines: true, accepted_total: true, discount: true }),
  {
    version: z.int().check(z.gte(1)),
  },
)

export type QuotedOrder = z.output<typeof quotedOrderForm>
