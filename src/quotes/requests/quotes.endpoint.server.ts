import { Hono, type Context } from 'hono'
import type { Auth } from '#account/session/auth.server.ts'
import { signedInCustomer } from '#account/customer-portal/signed-in-customer.server.ts'
import { productsForCart } from '#cart/cart-products.queries.server.ts'
import { lineImage } from '#cart/line-labels.ts'
import { clientAddress } from '#http/limits/client-address.server.ts'
import { declared, bodyProblems, databaseAway, tooManyTries, type Operation } from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import { requireTries } from '#http/limits/rate-limits.server.ts'
import { readJson } from '#http/read-request.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import { answerUnavailable } from '#http/unavailable-problem.server.ts'
import { askForQuote, type QuoteRequestOutcome } from '#quotes/requests/ask-quote.server.ts'
import type { MailQueue } from '#mail/mail-queue-context.server.ts'
import { maxOpenRequests } from '#quotes/quote.ts'
import { quoteToJson } from '#quotes/quote-json.ts'
import { quoteOf, quotesOf } from '#quotes/quotes.queries.server.ts'
import { answered, answerSchema } from '#http/answer-schema.server.ts'
import { newQuoteForm } from '#quotes/quotes.forms.ts'
import {
  oneQuoteAnswerSchema,
  quoteLinesErrorAnswerSchema,
  quotesAnswerSchema,
} from '#quotes/quote-answers.ts'

interface QuoteNeeds extends ServerContext {
  auth: Auth
  jobs: MailQueue
}

/** `/api/quotes`: requests for quotes, and the customer's quotes. */
export function quotesEndpoint(context: QuoteNeeds): Hono {
  const { db, clock, limits, log, jobs, environment } = context
  const app = new Hono()
  const customerOf = (c: Context) => signedInCustomer(context, c.req.raw.headers)

  app.post('/api/quotes', declared(askForQuoteOperation), async (c) => {
    const form = await readJson(c, askForQuoteOperation.body)
    const customer = await customerOf(c)
    if (!customer) return problem(c, 401, 'login_required', 'Please log in to ask for a quote.')
    requireTries(c, await limits.consume('quote', clientAddress(c)))
    const mails = { now: clock(), publicUrl: environment.PUBLIC_URL, mail: jobs.mail }
    const result = await askForQuote(db, customer, form, mails)
    if (result.outcome !== 'requested') return askProblem(c, result)
    return c.json({ quote: quoteToJson(result.quote, clock()) }, result.known ? 200 : 201)
  })

  app.get('/api/quotes', declared(listQuotesOperation), async (c) => {
    const customer = await customerOf(c)
    const own = customer ? await quotesOf(db, customer) : []
    return c.json({ quotes: own.map((quote) => quoteToJson(quote, clock())) })
  })

  app.get('/api/quotes/:id', declared(showQuoteOperation), async (c) => {
    const customer = await customerOf(c)
    const quote = customer && (await quoteOf(db, customer, c.req.param('id')))
    // Missing and foreign quotes get the same answer.
    if (!quote) return problem(c, 404, 'not_found', 'We couldn’t find this quote.')
    const products = await productsForCart(db, quote.lines)
    const json = quoteToJson(quote, clock())
    const lines = quote.lines.map((line, index) => {
      return { ...json.lines[index], image: lineImage({ ...line, productData: products[index] ?? null }) }
    })
    return c.json({ quote: { ...json, lines } })
  })

  app.onError(
    answerUnavailable(log, {
      away: 'We can’t reach quotes right now. Please try again. Nothing is sent twice.',
    }),
  )
  return app
}

function askProblem(c: Context, result: Exclude<QuoteRequestOutcome, { outcome: 'requested' }>): Response {
  switch (result.outcome) {
    case 'empty_cart':
      return problem(c, 422, result.outcome, 'Your cart is empty. Add some products first.')
    case 'idempotency_key_reused':
      return problem(c, 422, result.outcome, 'This idempotency key belongs to a different request.')
    case 'too_many_open': {
      const message = `You have ${maxOpenRequests} open requests. Please wait for an answer, or cancel one.`
      return problem(c, 409, result.outcome, message)
    }
    case 'discount_rejected':
      return problem(c, 422, result.outcome, result.message)
    case 'invalid_lines': {
      const lines = result.lines.map(({ item, name, reason }) => ({
        product_id: item.productId,
        product_type: item.productType,
        offer: item.offer,
        name,
        reason,
      }))
      const message = 'Some items can’t be bought as they are. Nothing was sent. Please check your cart.'
      return c.json({ code: 'invalid_lines', message, lines }, 422)
    }
  }
}

const shared = { group: 'Quotes', access: 'customer' } as const

const askForQuoteOperation = {
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

const listQuotesOperation = {
  ...shared,
  summary: 'The quotes of this customer, newest first',
  responses: {
    200: answered('The quotes; none if nobody is signed in', quotesAnswerSchema),
  },
  problems: [databaseAway],
} satisfies Operation

const showQuoteOperation = {
  ...shared,
  summary: 'One quote',
  responses: {
    200: answered('The current quote', oneQuoteAnswerSchema),
  },
  problems: ['404 not_found: There is no such quote, or it is not yours.', databaseAway],
} satisfies Operation
