import { Hono, type Context } from 'hono'
import { repeatProtected } from '#db/repeated-work.server.ts'
import { databaseAway, declared, type Operation } from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import { answerUnavailable } from '#http/unavailable-problem.server.ts'
import { orderContext, type OrderNeeds } from '#orders/order-context.server.ts'
import { receivePortalEvent } from '#orders/portal-events/portal-events.commands.server.ts'
import { verifyEvent } from '#orders/portal-events/signed-events.server.ts'
import { eventAnswerSchema, portalEventForm } from '#orders/portal-event.forms.ts'

/** Receives the signing portal's signed events (docs/portal.md). */
export function portalEventsEndpoint(context: OrderNeeds): Hono {
  const { db, environment, log } = context
  const secrets = environment.PORTAL_EVENT_SECRETS.split(',')
  const app = new Hono()

  app.post('/api/portal-events', declared(receiveEventOperation), async (c) => {
    const verified = verifyEvent(secrets, c.req.raw.headers, await c.req.arrayBuffer())
    if (!verified.ok) return eventProblem(c, verified.reason)
    const { id, event } = verified.value
    const received = await repeatProtected(() => receivePortalEvent(db, orderContext(context), id, event))
    if (received.outcome === 'ignored' && !received.duplicate) {
      log.warn(
        { event: id, type: event.type, reason: received.reason },
        'an event of the signing portal was ignored',
      )
    }
    return c.json({ id, ...received })
  })

  // The portal may send an event again even if the store has already saved it, because each event counts once.
  app.onError(
    answerUnavailable(log, { away: 'The store cannot save this at the moment. Send it again later.' }),
  )
  return app
}

const errors = {
  bad_signature: [401, 'The signature is missing or does not match.'],
  stale: [401, 'The webhook-timestamp is more than five minutes away from now.'],
  malformed: [400, 'The body is not an event as /api/docs describes it.'],
  impossible_time: [422, 'The timestamp of the event is not a time between the years 2000 and 2100.'],
} as const

function eventProblem(c: Context, reason: keyof typeof errors): Response {
  const [status, sentence] = errors[reason]
  return problem(c, status, reason, sentence)
}

const receiveEventOperation = {
  group: 'Signing portal',
  access: 'signature',
  summary: 'Receives an event of the signing portal, signed by the Standard Webhooks scheme',
  description:
    'The event is stored and applied in one transaction before the response, once per id, in any order of arrival. An event implies the steps before it. `pending`: an `order.active` that waits for the payment. `ignored`: not applied, and shown to staff.',
  headers: {
    'webhook-id': 'The id of the event: letters, digits, _ : and -',
    'webhook-timestamp': 'Seconds since 1970, at most five minutes away',
    'webhook-signature': 'v1, and the base64 of HMAC-SHA256 over id.timestamp.body',
  },
  body: portalEventForm,
  responses: { 200: { description: 'Stored, and the outcome', schema: eventAnswerSchema } },
  problems: [
    '400 malformed: The body is not an event.',
    '401 bad_signature: The signature is missing or does not match.',
    '401 stale: The timestamp is more than five minutes off.',
    '422 impossible_time: The event has an impossible time.',
    databaseAway,
  ],
} satisfies Operation
