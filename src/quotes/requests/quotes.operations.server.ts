import { answered, answerSchema } from '#http/answer-schema.server.ts'
import { bodyProblems, tooManyTries, type Operation, type OperationProblem } from '#http/operation.server.ts'
import { newQuoteForm } from '#quotes/quotes.forms.ts'
import {
  oneQuoteAnswerSchema,
  quoteLinesErrorAnswerSchema,
  quotesAnswerSchema,
} from '#quotes/quote-answers.ts'

const shared = { group: 'Quotes', access: 'customer' } as const

const quotesAway: OperationProblem = {
  status: 503,
  code: 'database_away',
  when: 'Quotes cannot be read at the moment. The same request can be sent again; nothing is done twice.',
}

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
    { status: 401, code: 'login_required', when: 'Nobody is signed in.' },
    { status: 409, code: 'too_many_open', when: 'Five requests of this customer are unanswered.' },
    { status: 422, code: 'empty_cart', when: 'The cart is empty.' },
    {
      status: 422,
      code: 'invalid_lines',
      when: 'Some lines cannot be bought as they are.',
      schema: answerSchema(quoteLinesErrorAnswerSchema),
    },
    {
      status: 422,
      code: 'discount_rejected',
      when: 'The code is not valid for these lines; the message says why.',
    },
    { status: 422, code: 'idempotency_key_reused', when: 'This key belongs to a different request.' },
    tooManyTries,
    quotesAway,
  ],
} satisfies Operation

export const listQuotesOperation = {
  ...shared,
  summary: 'The quotes of this customer, newest first',
  responses: {
    200: answered('The quotes; none if nobody is signed in', quotesAnswerSchema),
  },
  problems: [quotesAway],
} satisfies Operation

export const showQuoteOperation = {
  ...shared,
  summary: 'One quote',
  responses: {
    200: answered('The current quote', oneQuoteAnswerSchema),
  },
  problems: [
    { status: 404, code: 'not_found', when: 'There is no such quote, or it is not yours.' },
    quotesAway,
  ],
} satisfies Operation
