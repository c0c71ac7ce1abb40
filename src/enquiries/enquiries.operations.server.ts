import { enquiryForm, waitlistForm } from '#enquiries/enquiries.forms.ts'
import { bodyProblems, tooManyTries, type Operation, type OperationProblem } from '#http/operation.server.ts'
import { statusResponse } from '#http/problem-response.ts'

const shared = { group: 'Enquiries', access: 'anybody' } as const

const notReceived: readonly OperationProblem[] = [
  '503 not_received: It could not be stored.',
  '503 unconfirmed: The database stopped responding while the inquiry was being stored, which may still succeed. The same text within an hour is one inquiry, so send it again.',
]

export const sendEnquiryOperation = {
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

export const joinWaitlistOperation = {
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
