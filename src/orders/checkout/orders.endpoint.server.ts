import { Hono, type Context } from 'hono'
import { maxOfOffer } from '#cart/product-data.ts'
import { repeatProtected } from '#db/repeated-work.server.ts'
import { toDollars } from '#lib/money.ts'
import { handOverOrder, type HandOff } from '#orders/hand-off/hand-offs.commands.server.ts'
import { orderContext, type OrderNeeds } from '#orders/order-context.server.ts'
import { orderOwner, orderViewer } from '#orders/order-owner.server.ts'
import { handOffRecordOf } from '#orders/order.ts'
import { pageIn } from '#orders/customer/page-of-orders.ts'
import { cancelOrder } from '#orders/transitions/orders.commands.server.ts'
import { orderOf, ordersOf } from '#orders/orders.queries.server.ts'
import { orderView, orderViews } from '#orders/customer/order-views.queries.server.ts'
import { placeOrder, type Placed } from '#orders/checkout/place-order.server.ts'
import { placeQuotedOrder } from '#orders/checkout/place-quoted-order.server.ts'
import { clientAddress } from '#http/limits/client-address.server.ts'
import { declared } from '#http/operation.server.ts'
import {
  cancelOrderOperation,
  listOrdersOperation,
  placeOrderOperation,
  placeQuotedOrderOperation,
  resumeOrderOperation,
  showOrderOperation,
} from '#orders/checkout/orders.operations.server.ts'
import { problem, RefusedCall } from '#http/problems.server.ts'
import { requireTries, refuseTries } from '#http/limits/rate-limits.server.ts'
import { readJson } from '#http/read-request.server.ts'
import { answerUnavailable } from '#http/unavailable-problem.server.ts'

/** Registers orders before the hand-off and returns them to their customers. */
export function ordersEndpoint(context: OrderNeeds): Hono {
  const { db, clock, environment, limits, log } = context
  const app = new Hono()
  const viewerOf = (c: Context) => orderViewer(context, c.req.raw.headers)

  app.post('/api/orders', declared(placeOrderOperation), async (c) => {
    const form = await readJson(c, placeOrderOperation.body)
    requireTries(c, await limits.consume('order', clientAddress(c)))
    const { setCookie, ...customer } = await orderOwner(context, c, form.idempotency_key)
    const address = clientAddress(c)
    const placed = await repeatProtected(() => placeOrder(context, { ...customer, address }, form))
    if (placed.outcome !== 'placed') return orderProblem(c, placed)
    if (setCookie) c.header('set-cookie', setCookie, { append: true })
    return c.json(handOffAnswer(placed), placed.known ? 200 : 201)
  })

  app.post('/api/quotes/:id/order', declared(placeQuotedOrderOperation), async (c) => {
    const form = await readJson(c, placeQuotedOrderOperation.body)
    requireTries(c, await limits.consume('order', clientAddress(c)))
    const customer = await orderOwner(context, c, form.idempotency_key)
    const quoteId = c.req.param('id')
    const placed = await repeatProtected(() => placeQuotedOrder(context, customer, quoteId, form))
    if (placed.outcome === 'placed') return c.json(handOffAnswer(placed), placed.known ? 200 : 201)
    if (placed.outcome !== 'unknown_quote') return orderProblem(c, placed)
    // The response does not reveal whether the quote is missing or belongs to someone else.
    return problem(c, 404, 'not_found', 'We couldn’t find this quote.')
  })

  app.get('/api/orders', declared(listOrdersOperation), async (c) => {
    const viewer = await viewerOf(c)
    const sessionId = c.req.query('session_id')?.slice(0, 200).replaceAll('\u0000', '')
    const page = pageIn(c.req.query('page'))
    const found = await ordersOf(db, viewer, { sessionId, page })
    const orders = await orderViews(db, found.orders, clock())
    return c.json({ orders, next_prepared_at: found.next?.toISOString() ?? null })
  })

  app.get('/api/orders/:id', declared(showOrderOperation), async (c) => {
    const order = await ownOrder(c)
    return c.json({ order: await orderView(db, order, clock()) })
  })

  app.post('/api/orders/:id/resume', declared(resumeOrderOperation), async (c) => {
    const order = await ownOrder(c)
    const token = { secret: environment.AUTH_SECRET, now: clock(), fresh: true }
    const handed = await repeatProtected(() => handOverOrder(db, token, order.id))
    return handed.ok ? c.json(handOffAnswer(handed.value)) : refuse('no_longer_open')
  })

  app.post('/api/orders/:id/cancel', declared(cancelOrderOperation), async (c) => {
    const viewer = await viewerOf(c)
    const cancelled = await repeatProtected(() =>
      cancelOrder(db, orderContext(context), viewer, c.req.param('id')),
    )
    if (!cancelled.ok) return refuse(cancelled.reason === 'unknown' ? 'not_found' : 'not_allowed')
    return c.json({ order: await orderView(db, cancelled.value, clock()) })
  })

  // Retrying is safe in both cases: orders have idempotency keys, and canceling twice is harmless.
  app.onError(
    answerUnavailable(log, {
      away: 'We can’t reach orders right now. Please try again in a moment. You won’t order twice.',
      unconfirmed:
        'We can’t tell yet if this went through. Please try again in a moment. You won’t order twice.',
    }),
  )
  return app

  async function ownOrder(c: Context) {
    return (await orderOf(db, await viewerOf(c), c.req.param('id') ?? '')) ?? refuse('not_found')
  }

  function handOffAnswer({ order, token }: HandOff) {
    const address = new URL(environment.DOCUMENTS_URL)
    address.searchParams.set('order', order.id)
    address.searchParams.set('token', token)
    return {
      order_id: order.id,
      status: order.status,
      documents_url: address.href,
      record: handOffRecordOf(order),
    }
  }
}

const problems = {
  idempotency_key_reused: [422, 'This idempotency key belongs to a different order.'],
  not_replaceable: [
    409,
    'Your earlier order is already signed or paid, so we didn’t send this one. See it in My Purchases.',
  ],
  quote_used: [409, 'You’ve already ordered with this quote. See the order in My Purchases.'],
  quote_ended: [409, 'This quote can’t be used anymore. Nothing was sent.'],
  quote_changed: [409, 'This quote was updated. Nothing was sent. Please check the new prices first.'],
  discount_changed: [409, 'Your discount has changed. Check the new total, then proceed.'],
  no_longer_open: [409, 'This order has ended or is already paid, so there’s nothing to continue.'],
  // The same for missing orders and for other customers' orders, to not reveal which orders exist.
  not_found: [404, 'We couldn’t find this order.'],
  not_allowed: [409, 'This order can’t be canceled here anymore.'],
} as const

function refuse(code: keyof typeof problems): never {
  const [status, sentence] = problems[code]
  throw new RefusedCall(status, code, sentence)
}

function orderProblem(c: Context, placed: Exclude<Placed, { outcome: 'placed' }>): Response {
  switch (placed.outcome) {
    case 'too_many':
      return refuseTries(c, placed.retryAfterSeconds)
    case 'discount_rejected':
      return problem(c, 422, placed.outcome, placed.message, placed.fields)
    case 'price_changed': {
      const lines = placed.lines.map(({ requested, product }) => ({
        ...requested,
        name: product.name,
        price: toDollars(product.price),
        shown_price: requested.price,
        subscription_interval: product.subscriptionInterval,
      }))
      const message = 'Prices have changed. Nothing was sent. Check the new total, then proceed.'
      return c.json({ code: 'price_changed', message, lines, total: toDollars(placed.total) }, 409)
    }
    case 'invalid_lines': {
      const lines = placed.lines.map(({ requested, product, reason }) => ({
        product_id: requested.product_id,
        product_type: requested.product_type,
        offer: requested.offer,
        name: product?.name ?? null,
        reason,
        max_quantity: product && maxOfOffer(requested.offer, product.maxQuantity),
      }))
      const message = 'Some items can’t be bought as they are. Nothing was sent.'
      return c.json({ code: 'invalid_lines', message, lines }, 422)
    }
    default:
      return refuse(placed.outcome)
  }
}
