import * as z from 'zod/mini'
import { answered, answerSchema } from '#http/answer-schema.server.ts'
import { bodyProblems, tooManyTries, type Operation, type OperationProblem } from '#http/operation.server.ts'
import {
  linesErrorAnswerSchema,
  oneOrderAnswerSchema,
  ordersAnswerSchema,
  placedOrderAnswerSchema,
  priceChangedAnswerSchema,
} from '#orders/order-answers.ts'
import { newOrderForm, quotedOrderForm } from '#orders/orders.forms.ts'

const shared = { group: 'Orders', access: 'customer' } as const

const ordersAway: OperationProblem = {
  status: 503,
  code: 'database_away',
  when: 'Orders cannot be read at the moment. The same request can be sent again; nothing is done twice.',
}
const orderUnconfirmed: OperationProblem = {
  status: 503,
  code: 'unconfirmed',
  when: 'It may have been done, but the database or its standby has not confirmed it. The same request can be sent again.',
}
const notFound: OperationProblem = {
  status: 404,
  code: 'not_found',
  when: 'There is no such order, or it is not yours.',
}
const noLongerOpen: OperationProblem = {
  status: 409,
  code: 'no_longer_open',
  when: 'The order has ended or is paid.',
}

const notReplaceable: OperationProblem = {
  status: 409,
  code: 'not_replaceable',
  when: 'The order to replace is signed or paid; nothing was registered.',
}
const keyReused: OperationProblem = {
  status: 422,
  code: 'idempotency_key_reused',
  when: 'This key belongs to a different order.',
}
const registrationProblems = [
  noLongerOpen,
  notReplaceable,
  keyReused,
  tooManyTries,
  ordersAway,
  orderUnconfirmed,
]
const registered = {
  201: answered('Registered: the address of the documents, and the record', placedOrderAnswerSchema),
  200: answered('The same request was sent before: the existing order', placedOrderAnswerSchema),
}

export const placeOrderOperation = {
  ...shared,
  access: 'anybody',
  summary: 'Registers an order and hands it over',
  description:
    'Send the prices that the customer was shown; the catalog’s prices decide. The same idempotency key with the same body always returns the same order. `replaces` is the key of an earlier order of the same customer, which is canceled if nobody has signed it.',
  body: newOrderForm,
  responses: registered,
  problems: [
    ...bodyProblems,
    {
      status: 409,
      code: 'price_changed',
      when: 'A price has changed; nothing was registered.',
      schema: answerSchema(priceChangedAnswerSchema),
    },
    {
      status: 422,
      code: 'discount_rejected',
      when: 'The discount code is not valid for this order; the message says why. `fields` names `code`, or `lines` if the code is valid for others. Nothing was registered.',
    },
    {
      status: 409,
      code: 'discount_changed',
      when: 'The discount of the code is now another amount; nothing was registered.',
    },
    {
      status: 422,
      code: 'invalid_lines',
      when: 'Some lines cannot be bought as they are.',
      schema: answerSchema(linesErrorAnswerSchema),
    },
    ...registrationProblems,
  ],
} satisfies Operation

export const placeQuotedOrderOperation = {
  ...shared,
  summary: 'Registers an order with the lines and prices of a quote',
  description:
    'A quote has one open order, so equal requests get that order, whatever their idempotency keys. `version` is the version of the quote that the customer saw.',
  body: quotedOrderForm,
  responses: registered,
  problems: [
    ...bodyProblems,
    { status: 404, code: 'not_found', when: 'There is no such quote, or it is not yours.' },
    { status: 409, code: 'quote_used', when: 'A different order uses the quote.' },
    {
      status: 409,
      code: 'quote_ended',
      when: 'The quote expired, was declined or withdrawn, or has no answer.',
    },
    { status: 409, code: 'quote_changed', when: 'The quote has a newer answer; nothing was registered.' },
    {
      status: 422,
      code: 'invalid_lines',
      when: 'The shop no longer sells these items.',
      schema: answerSchema(linesErrorAnswerSchema),
    },
    ...registrationProblems,
  ],
} satisfies Operation

export const listOrdersOperation = {
  ...shared,
  summary: 'The orders of this customer, newest first, 50 on a page',
  query: z.object({ session_id: z.optional(z.string()), page: z.optional(z.string()) }),
  responses: {
    200: answered(
      'The orders of the account, of the customer-portal session and of this browser',
      ordersAnswerSchema,
    ),
  },
  problems: [ordersAway],
} satisfies Operation

export const showOrderOperation = {
  ...shared,
  summary: 'One order with its timeline',
  responses: { 200: answered('The order', oneOrderAnswerSchema) },
  problems: [notFound, ordersAway],
} satisfies Operation

export const resumeOrderOperation = {
  ...shared,
  summary: 'Creates a new token for an unfinished order, which invalidates the previous one',
  responses: {
    200: answered('The address of the documents', placedOrderAnswerSchema),
  },
  problems: [notFound, noLongerOpen, ordersAway, orderUnconfirmed],
} satisfies Operation

export const cancelOrderOperation = {
  ...shared,
  summary: 'Cancels an unsigned order',
  responses: { 200: answered('Canceled', oneOrderAnswerSchema) },
  problems: [
    notFound,
    { status: 409, code: 'not_allowed', when: 'It can no longer be canceled here.' },
    ordersAway,
    orderUnconfirmed,
  ],
} satisfies Operation
