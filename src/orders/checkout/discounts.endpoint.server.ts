import { Hono } from 'hono'
import { shownProductsForCart } from '#cart/cart-products.queries.server.ts'
import {
  applyDiscount,
  discountCustomer,
  type AppliedDiscount,
} from '#cart/discounts/apply-discount.server.ts'
import { clientAddress } from '#http/limits/client-address.server.ts'
import { requireTries } from '#http/limits/rate-limits.server.ts'
import { bodyProblems, databaseAway, declared, tooManyTries, type Operation } from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import { readJson } from '#http/read-request.server.ts'
import { answerUnavailable } from '#http/unavailable-problem.server.ts'
import { camelCased } from '#lib/field-names.ts'
import { toDollars } from '#lib/money.ts'
import { lineTotal } from '#lib/order-totals.ts'
import type { OrderNeeds } from '#orders/order-context.server.ts'
import { orderViewer } from '#orders/order-owner.server.ts'
import { replaceableOrders } from '#orders/orders.queries.server.ts'
import { discountAnswerSchema } from '#cart/discounts/discount-answer.ts'
import { discountRequestForm } from '#cart/discounts/discounts.forms.ts'
import { answered } from '#http/answer-schema.server.ts'

/** Computes the discount of a code for a cart before the order is placed. */
export function discountsEndpoint(context: OrderNeeds): Hono {
  const { db, clock, limits, log, environment } = context
  const app = new Hono()

  app.post('/api/discounts', declared(showDiscountOperation), async (c) => {
    const form = await readJson(c, showDiscountOperation.body)
    requireTries(c, await limits.consume('discountCode', clientAddress(c)))
    const { code, lines } = form
    const requested = lines.map((line) => camelCased(line))
    const products = await shownProductsForCart(db, requested)
    const items = requested.map(({ productId, productType, quantity }, index) => {
      const price = products[index]?.price ?? 0
      return { productId, productType, total: lineTotal({ price, quantity }) }
    })
    const viewer = await orderViewer(context, c.req.raw.headers)
    const { userId, customerPortalEmail } = viewer
    const customer = discountCustomer(environment.AUTH_SECRET, userId ?? customerPortalEmail ?? '')
    const replaceable = await replaceableOrders(db, viewer)
    const applied = await applyDiscount(db, { code, items, customer, replaceable, now: clock() })
    if (applied.outcome !== 'applied') {
      return problem(c, 422, applied.outcome, applied.message, applied.fields)
    }
    const { label, total } = applied
    const names = products.map((product) => product?.name ?? '')
    const answer = {
      code: applied.code,
      label: [label, ...someNames(applied, names)].join(' '),
      amount: toDollars(total),
    }
    return c.json(answer)
  })

  app.onError(
    answerUnavailable(log, { away: 'We can’t check this code at the moment. Please try again in a moment.' }),
  )
  return app
}

/** The names of the lines to which the code applies, unless it applies to all lines that cost something. */
function someNames({ lines, off }: AppliedDiscount, names: readonly string[]): string[] {
  if (lines.every(({ total }, index) => total === 0 || off[index] !== 0)) return []
  const reduced = new Set(names.filter((_, index) => off[index] !== 0))
  return [new Intl.ListFormat('en-US').format(reduced)]
}

const showDiscountOperation = {
  group: 'Orders',
  access: 'anybody',
  summary: 'The discount of a code for a cart',
  description:
    'Computed from catalog prices, for the first charge. Nothing is reserved until the order is placed. Send the code and the amount with the order.',
  body: discountRequestForm,
  responses: { 200: answered('The amount in dollars', discountAnswerSchema) },
  problems: [
    ...bodyProblems,
    '422 discount_rejected: The code is unknown, not valid now, used up, or does not apply to these lines; the message says which. `fields` names `code`, or `lines` if the code is valid for others.',
    tooManyTries,
    databaseAway,
  ],
} satisfies Operation
