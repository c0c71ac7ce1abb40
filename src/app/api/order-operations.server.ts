import * as z from 'zod/mini'
import { bodyProblems, inGroup, tooManyTries, type Operation, type Problem } from '#app/api/operation.ts'
import {
  linesErrorSchema,
  newOrderForm,
  oneOrderSchema,
  ordersSchema,
  placedOrderSchema,
  priceChangedSchema,
} from '#orders/orders.forms.ts'
import { handOffRecordSchema, accessKeySchema, orderStateSchema } from '#orders/hand-off/hand-off.forms.ts'
import { eventAnswerSchema, portalEventForm } from '#orders/portal-events/portal-event.forms.ts'

const away: Problem = [503, 'database_away', 'Orders cannot be reached at the moment: try again.']
const notFound: Problem = [404, 'not_found', 'There is no such order, or it is not yours.']
const ended: Problem = [409, 'no_longer_open', 'The order has ended or is paid.']
const tokenNotValid: Problem = [
  401,
  'token_not_valid',
  'Exchanged, expired, of another order, or of none: the same answer.',
]

const orders = inGroup('Orders', 'customer', [
  {
    method: 'post',
    path: '/api/orders',
    access: 'anybody',
    summary: 'Registers an order and hands it over',
    description:
      'The prices are those that the customer was shown; the catalogue decides. The same idempotency key with the same body answers the same order, however often it is sent. `replaces` names the key of an earlier order of the same customer, which is cancelled if nobody has signed it.',
    body: newOrderForm,
    answers: [
      [201, 'Registered: where to go, and the record', placedOrderSchema],
      [200, 'The same request came before: the same order', placedOrderSchema],
    ],
    refusals: [
      ...bodyProblems,
      [409, 'price_changed', 'A price is another by now; nothing was registered.', priceChangedSchema],
      [409, 'no_longer_open', 'The order of this key has ended or is paid.'],
      [409, 'not_replaceable', 'The order to replace is signed or paid; nothing was registered.'],
      [422, 'invalid_lines', 'Lines that cannot be bought as they are.', linesErrorSchema],
      [422, 'idempotency_key_reused', 'This key belongs to a different order.'],
      tooManyTries,
      away,
    ],
  },
  {
    method: 'get',
    path: '/api/orders',
    summary: 'The orders of this customer, newest first',
    query: z.object({ session_id: z.optional(z.string()) }),
    answers: [[200, 'Those of the account, of the portal session and of this browser', ordersSchema]],
    refusals: [away],
  },
  {
    method: 'get',
    path: '/api/orders/:id',
    summary: 'One order with its timeline',
    answers: [[200, 'The order', oneOrderSchema]],
    refusals: [notFound, away],
  },
  {
    method: 'post',
    path: '/api/orders/:id/resume',
    summary: 'A fresh token for an order that is not finished; the one before is worth nothing any more',
    answers: [[200, 'Where to go', placedOrderSchema]],
    refusals: [notFound, ended, away],
  },
  {
    method: 'post',
    path: '/api/orders/:id/cancel',
    summary: 'Cancels an order of which nothing is signed',
    answers: [[200, 'Cancelled', oneOrderSchema]],
    refusals: [notFound, [409, 'not_allowed', 'It can no longer be cancelled here.'], away],
  },
])

const portal = inGroup('Portal', 'token', [
  {
    method: 'get',
    path: '/api/hand-offs/:order',
    summary: 'The hand-off record',
    description:
      'While the order is open, and until the token is exchanged. `user.id` is the account’s id or the email of a portal session; of a customer who was not signed in it is `browser:` and the order’s id, and everything in `user` is what somebody typed.',
    answers: [[200, 'The record, field by field', handOffRecordSchema]],
    refusals: [tokenNotValid, away],
  },
  {
    method: 'post',
    path: '/api/hand-offs/:order/key',
    summary: 'Exchanges the token for an access key of its order',
    description: 'Uses the token up: read the record first. A fresh token ends the access keys before it.',
    answers: [[200, 'The access key', accessKeySchema]],
    refusals: [tokenNotValid, away],
  },
  {
    method: 'get',
    path: '/api/hand-offs/:order/state',
    access: 'key',
    summary: 'Where the order stands',
    description:
      '`verified`: whether the customer has proven the email address of the account or session that ordered.',
    answers: [[200, 'Its state and timeline', orderStateSchema]],
    refusals: [tokenNotValid, away],
  },
  {
    method: 'post',
    path: '/api/portal-events',
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
    answers: [[200, 'Stored; its outcome', eventAnswerSchema]],
    refusals: [
      [400, 'malformed', 'The body is not an event.'],
      [401, 'bad_signature', 'The signature is missing or does not match.'],
      [401, 'stale', 'The timestamp is more than five minutes away.'],
      [422, 'impossible_time', 'The event names a time that cannot be.'],
      [503, 'database_away', 'It could not be stored: send it again.'],
    ],
  },
])

/** Orders, and the calls of the signing portal. */
export const orderOperations: readonly Operation[] = [...orders, ...portal]
