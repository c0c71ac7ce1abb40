import { answered, answerSchema } from '#http/answer-schema.server.ts'
import { bodyProblems, databaseAway, tooManyTries, type Operation } from '#http/operation.server.ts'
import { newQuoteForm } from '#quotes/quotes.forms.ts'
import {
  oneQuoteAnswerSchema,
  quoteLinesErrorAnswerSchema,
  quotesAnswerSchema,
} from '#quotes/quote-answers.ts'

const shared = { group: 'Quotes', access: 'customer' } as const

export const askForQuoteOperation = {
  ...shared,
  summary: 'Requests a quote for the cart',
  description:
    'For an account, the lines come from its cart on the server; lines in the request only change their quantities. For a customer-portal session, they come from the request: ids, offers and quantities. Prices are never sent. `discount_code` is the code of the cart, which must be valid for the lines. The same idempotency key with the same body returns the same quote.',
  body: newQuoteForm,
  responses: {
    201: answered('Requested', oneQuoteAnswerSchema),
    200: answered('The same request was sent before: the existing quote', oneQuoteAnswerSchema),
  },
  problems: [
    ...bodyProblems,
    '401 login_required: Nobody is signed in.',
    '409 too_many_open: Five requests of this customer are unanswered.',
    '422 empty_cart: The cart is empty.',
    '422 invalid_lines: Some lines cannot be bought as they are.',
    '422 discount_rejected: The code is not valid for these lines; the message says why.',
    '422 idempotency_key_reused: This key belongs to a different request.',
    tooManyTries,
    databaseAway,
  ],
  problemSchemas: { invalid_lines: answerSchema(quoteLinesErrorAnswerSchema) },
} satisfies Operation

export const listQuotesOperation = {
  ...shared,
  summary: 'The quotes of this customer, newest first',
  responses: {
    200: answered('The quotes; none if nobody is signed in', quotesAnswerSchema),
  },
  problems: [databaseAway],
} satisfies Operation

export const showQuoteOperation = {
  ...shared,
  summary: 'One quote',
  responses: {
    200: answered('The current quote', oneQuoteAnswerSchema),
  },
  problems: ['404 not_found: There is no such quote, or it is not yours.', databaseAway],
} satisfies Operation
