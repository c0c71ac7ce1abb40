import { Hono, type Context } from 'hono'
import { backendUser, type Auth } from '#account/session/auth.server.ts'
import { waitlistForm, enquiryForm } from '#enquiries/enquiries.forms.ts'
import { pagePath } from '#enquiries/enquiry-fields.forms.ts'
import {
  type ReceivedEnquiry,
  receiveEnquiry,
  receiveOnWaitlist,
  receiveQuestion,
  type EnquiryNeeds,
} from '#enquiries/receive-enquiry.server.ts'
import { clientAddress } from '#http/limits/client-address.server.ts'
import {
  declared,
  bodyProblems,
  tooManyTries,
  type Operation,
  type OperationProblem,
} from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import { refuseTries } from '#http/limits/rate-limits.server.ts'
import { readJson } from '#http/read-request.server.ts'
import { statusResponse } from '#http/problem-response.ts'

/** Serves `POST /api/enquiries` and `POST /api/waitlists/:list`. */
export function enquiriesEndpoint(context: EnquiryNeeds & { auth: Auth }): Hono {
  const app = new Hono()

  app.post('/api/enquiries', declared(sendEnquiryOperation), async (c) => {
    const form = await readJson(c, sendEnquiryOperation.body)
    const user = form.kind === 'product_question' ? await backendUser(context.auth, c.req.raw.headers) : null
    const received =
      form.kind === 'product_question'
        ? await receiveQuestion(context, clientAddress(c), form, user?.emailProven ? user.email : null)
        : await receiveEnquiry(context, clientAddress(c), form)
    if (received.outcome === 'unknown_product') {
      return problem(c, 404, 'unknown_product', 'This product is no longer in the shop.')
    }
    return answer(c, received, () => c.json({ status: 'received' }, 201))
  })

  app.post('/api/waitlists/:list', declared(joinWaitlistOperation), async (c) => {
    const list = c.req.param('list')
    if (isPlainForm(c)) return joinByPlainForm(c, context, list)
    const read = await readJson(c, joinWaitlistOperation.body)
    const received = await receiveOnWaitlist(context, clientAddress(c), list, read)
    if (received.outcome === 'unknown_list') return unknownList(c)
    // The response is the same if the address is already on the list, so that nobody can find out who is on it.
    return answer(c, received, () => c.json({ status: 'on_the_list' }))
  })

  return app
}

const unconfirmed =
  'We can’t tell yet if this reached us. Please send it again in a moment. We’ll only get it once.'

function answer(c: Context, received: ReceivedEnquiry, success: () => Response): Response {
  if (received.outcome === 'too_many') return refuseTries(c, received.retryAfterSeconds)
  if (received.outcome === 'received') return success()
  c.header('retry-after', '2')
  return received.outcome === 'unconfirmed'
    ? problem(c, 503, 'unconfirmed', unconfirmed)
    : problem(c, 503, 'not_received', 'We couldn’t save this just now. Please try again in a few minutes.')
}

function unknownList(c: Context): Response {
  return problem(c, 404, 'unknown_list', 'We couldn’t find this waitlist.')
}

function isPlainForm(c: Context): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')
}

/** Redirects browsers without JavaScript back to the page, with the result in the query string. */
async function joinByPlainForm(c: Context, context: EnquiryNeeds, list: string): Promise<Response> {
  const fields = new URLSearchParams(await c.req.text())
  const page = pagePath.safeParse(fields.get('page'))
  if (!page.success) return problem(c, 422, 'invalid_request', 'The page of the form is missing.')
  const parsed = waitlistForm.safeParse(Object.fromEntries(fields))
  const received = parsed.success
    ? await receiveOnWaitlist(context, clientAddress(c), list, parsed.data)
    : { outcome: 'invalid' }
  if (received.outcome === 'unknown_list') return unknownList(c)
  const back = new URL(page.data, context.environment.PUBLIC_URL)
  back.searchParams.set(received.outcome === 'received' ? 'joined' : 'failed', list)
  // `/.//elsewhere` starts with `//` only after its dots are resolved, and would then lead to another site.
  return c.redirect(`/${back.pathname.replace(/^\/+/, '')}${back.search}`, 303)
}

const shared = { group: 'Enquiries', access: 'anybody' } as const

const notReceived: readonly OperationProblem[] = [
  '503 not_received: It could not be stored.',
  '503 unconfirmed: The database stopped responding while the inquiry was being stored, which may still succeed. The same text within an hour is one inquiry, so send it again.',
]

const sendEnquiryOperation = {
  ...shared,
  summary: 'Receives a message, a question, an application or a callback request',
  body: enquiryForm,
  responses: { 201: { description: 'Received', schema: statusResponse('received') } },
  problems: [
    ...bodyProblems,
    '404 unknown_product: A question names a product that is not in the shop.',
    tooManyTries,
    ...notReceived,
  ],
} satisfies Operation

const joinWaitlistOperation = {
  ...shared,
  summary: 'Joins a waitlist; joining twice is not an error',
  description:
    'Also accepts the plain form of a browser without JavaScript, and then redirects back to its page.',
  body: waitlistForm,
  responses: {
    200: { description: 'On the list', schema: statusResponse('on_the_list') },
    303: { description: 'Redirect after a plain form: back to the page, with the outcome in its address' },
  },
  problems: [...bodyProblems, '404 unknown_list: There is no such waitlist.', tooManyTries, ...notReceived],
} satisfies Operation
