import type { Operation } from '#http/operation.server.ts'
import { eventAnswerSchema, portalEventForm } from '#orders/portal-event.forms.ts'

export const receiveEventOperation = {
  group: 'Signing portal',
  access: 'signature',
  summary: 'Takes an event of the signing portal, signed by the Standard Webhooks scheme',
  description:
    'Stored and applied in one transaction before the answer, once by its id, in any order of arrival. An event implies the steps before it. `pending`: `order.active`, until the payment is known. `ignored`: never applied, and shown to staff.',
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
    { status: 401, code: 'stale', when: 'The timestamp is more than five minutes away.' },
    { status: 422, code: 'impossible_time', when: 'The event names a time that cannot be.' },
    { status: 503, code: 'database_away', when: 'It could not be stored: send it again.' },
  ],
} satisfies Operation
