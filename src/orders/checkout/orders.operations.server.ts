import * as z from 'zod/mini'
import { answered, answerSchema } from '#http/answer-schema.server.ts'
import { bodyProblems, databaseAway, tooManyTries, type Operation } from '#http/operation.server.ts'
import {
  linesErrorAnswerSchema,
  oneOrderAnswerSchema,
  ordersAnswerSchema,
  placedOrderAnswerSchema,
  priceChangedAnswerSchema,
} from '#orders/order-answers.ts'
import { newOrderForm, quotedOrderForm } from '#orders/orders.forms.ts'

const shared = { group: 'Orders', access: 'customer' } as const

const orderUnconfirmed =
  '503 unconfirmed: It may have been done, but the database or its standby has not confirmed it. The same request can be sent again.'
const notFound = '404 not_found: There is no such order, or it is not yours.'
const noLongerOpen = '409 no_longer_open: The order has ended or is paid.'
const notReplaceable = '409 not_replaceable: The order to replace is signed or paid; nothing was registered.'
const keyReused = '422 idempotency_key_reused: This key belongs to a different order.'
const registrationProblems = [
  noLongerOpen,
  notReplaceable,
  keyReused,
  tooManyTries,
  databaseAway,
  orderUnconfirmed,
] as const
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
    '409 price_changed: A price has changed; nothing was registered.',
    '422 discount_rejected: The discount code is not valid for this order; the message says why. `fields` names `code`, or `lines` if the code is valid for others. Nothing was registered.',
    '409 discount_changed: The discount of the code is now another amount; nothing was registered.',
    '422 invalid_lines: Some lines cannot be bought as they are.',
    ...registrationProblems,
  ],
  problemSchemas: {
    price_changed: answerSchema(priceChangedAnswerSchema),
    invalid_lines: answerSchema(linesErrorAnswerSchema),
  },
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
    '404 not_found: There is no such quote, or it is not yours.',
    '409 quote_used: A different order uses the quote.',
    '409 quote_ended: The quote expired, was declined or withdrawn, or has no answer.',
    '409 quote_changed: The quote has a newer answer; nothing was registered.',
    '422 invalid_lines: The shop no longer sells these items.',
    ...registrationProblems,
  ],
  problemSchemas: { invalid_lines: answerSchema(linesErrorAnswerSchema) },
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
  problems: [databaseAway],
} satisfies Operation

export const showOrderOperation = {
  ...shared,
  summary: 'One order with its timeline',
  responses: { 200: answered('The order', oneOrderAnswerSchema) },
  problems: [notFound, databaseAway],
} satisfies Operation

export const resumeOrderOperation = {
  ...shared,
  summary: 'Creates a new token for an unfinished order, which invalidates the previous one',
  responses: {
    200: answered('The address of the documents', placedOrderAnswerSchema),
  },
  problems: [notFound, noLongerOpen, databaseAway, orderUnconfirmed],
} satisfies Operation

export const cancelOrderOperation = {
  ...shared,
  summary: 'Cancels an unsigned order',
  responses: { 200: answered('Canceled', oneOrderAnswerSchema) },
  problems: [notFound, '409 not_allowed: It can no longer be canceled here.', databaseAway, orderUnconfirmed],
} satisfies Operation
