import { answerSchema } from '#http/answer-schema.server.ts'
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
  when: 'Quotes cannot be reached at the moment. The same call may be sent again: nothing is done twice.',
}

export const askForQuoteOperation = {
  ...shared,
  summary: 'Asks for a quote on the cart',
  description:
    'For an account the lines are those of its cart on the server, whatever is sent. For a customer-portal session they are the ones sent: ids, offers and quantities. Prices are never sent. The same idempotency key with the same body answers the same quote.',
  body: newQuoteForm,
  responses: {
    201: { description: 'Requested', schema: answerSchema(oneQuoteAnswerSchema) },
    200: {
      description: 'The same request came before: the same quote',
      schema: answerSchema(oneQuoteAnswerSchema),
    },
  },
  problems: [
    ...bodyProblems,
    { status: 401, code: 'login_required', when: 'Nobody is signed in whom the server knows.' },
    { status: 409, code: 'too_many_open', when: 'Five requests of this customer wait for an answer.' },
    { status: 422, code: 'empty_cart', when: 'There is nothing to ask a price for.' },
    {
      status: 422,
      code: 'invalid_lines',
      when: 'Lines that cannot be bought as they are.',
      schema: answerSchema(quoteLinesErrorAnswerSchema),
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
    200: {
      description: 'None without a session that the server knows',
      schema: answerSchema(quotesAnswerSchema),
    },
  },
  problems: [quotesAway],
} satisfies Operation

export const showQuoteOperation = {
  ...shared,
  summary: 'One quote',
  responses: {
    200: { description: 'The quote as it stands now', schema: answerSchema(oneQuoteAnswerSchema) },
  },
  problems: [
    { status: 404, code: 'not_found', when: 'There is no such quote, or it is not yours.' },
    quotesAway,
  ],
} satisfies Operation
