import type { Operation } from '#http/operation.server.ts'
import { eventAnswerSchema, portalEventForm } from '#orders/portal-event.forms.ts'

export const receiveEventOperation = {
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
    { status: 400, code: 'malformed', when: 'The body is not an event.' },
    { status: 401, code: 'bad_signature', when: 'The signature is missing or does not match.' },
    { status: 401, code: 'stale', when: 'The timestamp is more than five minutes off.' },
    { status: 422, code: 'impossible_time', when: 'The event has an impossible time.' },
    { status: 503, code: 'database_away', when: 'It could not be stored. Send it again.' },
  ],
} satisfies Operation
