import { Hono, type Context } from 'hono'
import { declared, databaseAway, unconfirmedWrite, type Operation } from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import { answerUnavailable } from '#http/unavailable-problem.server.ts'
import { toDollars } from '#lib/money.ts'
import { exchangeToken } from '#orders/hand-off/hand-offs.commands.server.ts'
import { orderOfAccessKey, orderOfToken } from '#orders/hand-off/hand-offs.queries.server.ts'
import type { OrderNeeds } from '#orders/order-context.server.ts'
import { discountOf } from '#lib/order-totals.ts'
import { handOffRecordOf, isVerified } from '#orders/order.ts'
import { receiptLabel } from '#orders/receipt-kind.ts'
import { subscriptionStates } from '#orders/hand-off/subscription-states.queries.server.ts'
import { quoteNumber } from '#quotes/quote.ts'
import { answered } from '#http/answer-schema.server.ts'
import { storedHandOffSchema } from '#orders/hand-off.ts'
import { accessKeySchema, orderStatusSchema } from '#orders/hand-off/hand-off.forms.ts'

type HandOffNeeds = Pick<OrderNeeds, 'db' | 'clock' | 'log'>

/**
 * The API for the signing portal: the hand-off record, an access key, and the status of the order
 * (docs/portal.md).
 */
export function handOffsEndpoint({ db, clock, log }: HandOffNeeds): Hono {
  const app = new Hono()

  // Reading does not invalidate the token, so retries, prefetches and HEAD requests are harmless.
  app.get('/api/hand-offs/:order', declared(showHandOffOperation), async (c) => {
    const token = bearer(c)
    const order = token && (await orderOfToken(db, c.req.param('order'), token, clock()))
    return order ? c.json(handOffRecordOf(order)) : notValid(c)
  })

  app.post('/api/hand-offs/:order/key', declared(exchangeTokenOperation), async (c) => {
    const token = bearer(c)
    const orderId = c.req.param('order')
    const exchanged = token && (await exchangeToken(db, orderId, token, clock()))
    if (!exchanged) return notValid(c)
    const { accessKey, expiresAt } = exchanged
    const answer = { order_id: orderId, access_key: accessKey, expires_at: expiresAt.toISOString() }
    return c.json(answer)
  })

  app.get('/api/hand-offs/:order/state', declared(showOrderStatusOperation), async (c) => {
    const accessKey = bearer(c)
    const order = accessKey && (await orderOfAccessKey(db, c.req.param('order'), accessKey, clock()))
    if (!order) return notValid(c)
    return c.json({
      order_id: order.id,
      status: order.status,
      verified: isVerified(order),
      total: toDollars(order.total),
      currency: order.currency,
      changed_at: order.changedAt.toISOString(),
      expires_at: order.expiresAt.toISOString(),
      quote_id: order.quoteId,
      quote_number: order.quoteId === null ? null : quoteNumber(order.quoteId),
      discount_code: order.discountCode,
      discount: toDollars(discountOf(order)),
      tax_id: order.form.taxId,
      po_number: order.form.poNumber,
      receipt_number: order.receiptNumber === null ? null : receiptLabel(order.receiptNumber),
      events: order.timeline.map(({ to, at }) => ({ to, at: at.toISOString() })),
      subscriptions: await subscriptionStates(db, order.id),
    })
  })

  app.onError(
    answerUnavailable(log, {
      away: 'The store cannot answer this at the moment. Try again later.',
      unconfirmed:
        'The token may have been exchanged. Try again: if it is no longer valid, the customer needs a new one.',
    }),
  )
  return app
}

function bearer(c: Context): string | null {
  return /^Bearer ([\w-]{43})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null
}

/** The response is the same for exchanged, expired and unknown tokens, and for tokens of other orders. */
function notValid(c: Context): Response {
  c.header('www-authenticate', 'Bearer')
  return problem(
    c,
    401,
    'token_not_valid',
    'This token was exchanged, has expired or does not open this order.',
  )
}

const shared = { group: 'Signing portal', access: 'token' } as const

const tokenNotValid =
  '401 token_not_valid: The token is exchanged, expired, unknown or belongs to another order. All cases get the same response.'

const showHandOffOperation = {
  ...shared,
  summary: 'The hand-off record',
  description:
    'While the order is open, and until the token is exchanged. The record has exactly these fields and will not get others. `user.id` is the id of the account or the email of a customer-portal session; for a customer who was not signed in it is `browser:` and the id of the order, and everything in `user` is unverified input.',
  responses: {
    200: answered('The record, field by field', storedHandOffSchema),
  },
  problems: [tokenNotValid, databaseAway],
} satisfies Operation

const exchangeTokenOperation = {
  ...shared,
  summary: 'Exchanges the token for an access key of its order',
  description:
    'This invalidates the token, so read the record first. A new token invalidates earlier access keys.',
  responses: { 200: { description: 'The access key', schema: accessKeySchema } },
  problems: [tokenNotValid, databaseAway, unconfirmedWrite],
} satisfies Operation

const showOrderStatusOperation = {
  ...shared,
  access: 'access_key',
  summary: 'The status of the order',
  description:
    '`verified`: whether the customer has proven the email address of the account or session that ordered.',
  responses: { 200: { description: 'Its status and timeline', schema: orderStatusSchema } },
  problems: [tokenNotValid, databaseAway],
} satisfies Operation
