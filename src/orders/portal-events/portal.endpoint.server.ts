import { Hono, type Context } from 'hono'
import { isDatabaseAway } from '#db/database-away.server.ts'
import { toDollars } from '#lib/money.ts'
import { exchangeToken, openHandOff, orderOfOwnKey } from '#orders/hand-off/hand-offs.commands.server.ts'
import { orderContext, type OrderNeeds } from '#orders/order-context.server.ts'
import { recordOf } from '#orders/order.ts'
import { receivePortalEvent } from '#orders/portal-events/portal-events.commands.server.ts'
import { verifyEvent } from '#orders/portal-events/signed-events.server.ts'
import { problem } from '#http/problems.server.ts'

const notKept = { 'cache-control': 'no-store' }

/** The calls of the signing portal: the record, its access key, the state, and its events. */
export function portalEndpoint(context: OrderNeeds): Hono {
  const { db, clock, environment, log } = context
  const secrets = environment.PORTAL_EVENT_SECRETS.split(',')
  const app = new Hono()

  app.get('/api/hand-offs/:order', async (c) => {
    const token = bearer(c)
    const order = token && (await openHandOff(db, c.req.param('order'), token, clock()))
    return order ? c.json(recordOf(order), 200, notKept) : notValid(c)
  })

  app.post('/api/hand-offs/:order/key', async (c) => {
    const token = bearer(c)
    const orderId = c.req.param('order')
    const exchanged = token && (await exchangeToken(db, orderId, token, clock()))
    if (!exchanged) return notValid(c)
    const { key, expiresAt } = exchanged
    return c.json({ order_id: orderId, key, expires_at: expiresAt.toISOString() }, 200, notKept)
  })

  app.get('/api/hand-offs/:order/state', async (c) => {
    const key = bearer(c)
    const order = key && (await orderOfOwnKey(db, c.req.param('order'), key, clock()))
    if (!order) return notValid(c)
    return c.json(
      {
        order_id: order.id,
        status: order.status,
        verified: order.verified,
        total: toDollars(order.total),
        currency: order.currency,
        changed_at: order.changedAt.toISOString(),
        expires_at: order.expiresAt.toISOString(),
        events: order.events.map(({ to, at }) => ({ to, at: at.toISOString() })),
      },
      200,
      notKept,
    )
  })

  app.post('/api/portal-events', async (c) => {
    const verified = verifyEvent(secrets, c.req.raw.headers, await c.req.arrayBuffer())
    if (!verified.ok) return refusedEvent(c, verified.reason)
    const { id, event } = verified.value
    const received = await receivePortalEvent(db, orderContext(context), id, event)
    if (received.outcome === 'kept' && !received.duplicate) {
      log.warn(
        { event: id, type: event.type, reason: received.reason },
        'an event of the portal was not applied',
      )
    }
    return c.json({ id, ...received }, 200, notKept)
  })

  app.onError((error, c) => {
    if (!isDatabaseAway(error)) throw error
    log.warn({ err: error, requestId: c.get('requestId') }, 'portal not served, the database is away')
    return problem(c, 503, 'database_away', 'The store cannot keep this at the moment. Send it again later.')
  })
  return app
}

const refusals = {
  bad_signature: [401, 'The signature is missing or does not match.'],
  stale: [401, 'The timestamp is more than five minutes away from now.'],
  malformed: [400, 'The body is not an event as /api/docs describes it.'],
} as const

function refusedEvent(c: Context, reason: keyof typeof refusals): Response {
  const [status, sentence] = refusals[reason]
  return problem(c, status, reason, sentence)
}

function bearer(c: Context): string | null {
  return /^Bearer ([\w-]{43})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null
}

/** Used, expired, of another order or of none: all get the same answer. */
function notValid(c: Context): Response {
  c.header('www-authenticate', 'Bearer')
  return problem(c, 401, 'token_not_valid', 'This token is used up, has expired or does not open this order.')
}
