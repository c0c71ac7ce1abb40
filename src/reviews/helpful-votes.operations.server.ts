import * as z from 'zod/mini'
import { databaseAway, tooManyTries, type Operation, type OperationProblem } from '#http/operation.server.ts'

const shared = { group: 'Reviews', access: 'customer' } as const

const voteResponse = z.strictObject({ helpful: z.int() })

const voteProblems: readonly OperationProblem[] = [
  '401 login_required: Nobody is signed in.',
  '404 unknown_review: There is no such review, or it is hidden.',
  '409 own_review: The review was written by the same person.',
  '409 own_product: The person belongs to the seller, or to the staff of the shop.',
  tooManyTries,
  databaseAway,
]

export const showHelpfulVotesOperation = {
  ...shared,
  summary: 'The reviews that the customer found helpful, and the customer’s own reviews',
  responses: {
    200: {
      description: 'The ids of the reviews; both lists are empty if nobody is signed in',
      schema: z.strictObject({ reviews: z.array(z.uuid()), own: z.array(z.uuid()) }),
    },
  },
  problems: [databaseAway],
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
