import * as z from 'zod/mini'
import { tooManyTries, type Operation, type OperationProblem } from '#http/operation.server.ts'

const shared = { group: 'Reviews', access: 'customer' } as const

const away: OperationProblem = {
  status: 503,
  code: 'database_away',
  when: 'The votes cannot be reached.',
}

const voteResponse = z.strictObject({ helpful: z.int() })

const voteProblems: readonly OperationProblem[] = [
  { status: 401, code: 'login_required', when: 'Nobody is signed in.' },
  { status: 404, code: 'unknown_review', when: 'There is no such review, or it is hidden.' },
  { status: 409, code: 'own_review', when: 'The review was written by the same person.' },
  {
    status: 409,
    code: 'own_product',
    when: 'The person belongs to the seller, or to the staff of the shop.',
  },
  tooManyTries,
  away,
]

export const showHelpfulVotesOperation = {
  ...shared,
  summary: 'The reviews that the customer found helpful',
  responses: {
    200: {
      description: 'The ids of the reviews; empty if nobody is signed in',
      schema: z.strictObject({ reviews: z.array(z.uuid()) }),
    },
  },
  problems: [away],
} satisfies Operation

export const voteHelpfulOperation = {
  ...shared,
  summary: 'Marks a review as helpful',
  description: 'Each person votes once for a review. Calling it again changes nothing.',
  responses: { 200: { description: 'The number of votes for the review', schema: voteResponse } },
  problems: voteProblems,
} satisfies Operation

export const removeHelpfulVoteOperation = {
  ...shared,
  summary: 'Removes the mark that a review is helpful',
  responses: { 200: { description: 'The number of votes for the review', schema: voteResponse } },
  problems: voteProblems,
} satisfies Operation
