import { Hono, type Context } from 'hono'
import { signedInCustomer } from '#account/customer-portal/signed-in-customer.server.ts'
import type { Auth } from '#account/session/auth.server.ts'
import { requireTries } from '#http/limits/rate-limits.server.ts'
import {
  declared,
  databaseAway,
  tooManyTries,
  type Operation,
  type OperationProblem,
} from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import { answerUnavailable } from '#http/unavailable-problem.server.ts'
import { setHelpfulVote } from '#reviews/helpful-votes.commands.server.ts'
import { helpfulVotesOf, publishedReviewsBy } from '#reviews/helpful-votes.queries.server.ts'
import * as z from 'zod/mini'

/** Pages show few reviews, so older votes and reviews of a person are rarely missed. */
const maxShown = 1_000

interface VoteNeeds extends ServerContext {
  auth: Auth
}

/** Serves the votes for helpful reviews (product: reviews 25). */
export function helpfulVotesEndpoint(context: VoteNeeds): Hono {
  const { db, clock, limits, log } = context
  const app = new Hono()
  const customerOf = (c: Context) => signedInCustomer(context, c.req.raw.headers)

  app.get('/api/reviews/helpful', declared(showHelpfulVotesOperation), async (c) => {
    const customer = await customerOf(c)
    if (!customer) return c.json({ reviews: [], own: [] })
    const votes = await helpfulVotesOf(db, customer).limit(maxShown)
    const own = await publishedReviewsBy(db, customer).limit(maxShown)
    return c.json({ reviews: votes.map(({ reviewId }) => reviewId), own: own.map(({ id }) => id) })
  })

  const path = '/api/reviews/:review/helpful'
  app.put(path, declared(voteHelpfulOperation), (c) => vote(c, c.req.param('review'), true))
  app.delete(path, declared(removeHelpfulVoteOperation), (c) => vote(c, c.req.param('review'), false))

  app.onError(answerUnavailable(log, { away: 'We can’t save votes right now. Please try again.' }))
  return app

  async function vote(c: Context, reviewId: string, isHelpful: boolean): Promise<Response> {
    const voter = await customerOf(c)
    if (!voter) return problem(c, 401, 'login_required', 'Please log in to mark a review as helpful.')
    requireTries(c, await limits.consume('helpfulVote', voter.userId ?? `${voter.customerPortalEmail}`))
    const counted = await setHelpfulVote(db, { voter, now: clock() }, { reviewId, isHelpful })
    if (counted.ok) return c.json({ helpful: counted.value })
    switch (counted.reason) {
      case 'unknown':
        return problem(c, 404, 'unknown_review', 'This review is no longer in the shop.')
      case 'own_review':
        return problem(c, 409, 'own_review', 'That’s your own review.')
      case 'own_product':
        return problem(c, 409, 'own_product', 'You can’t vote on reviews of a product that you sell.')
    }
  }
}

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

const showHelpfulVotesOperation = {
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

const voteHelpfulOperation = {
  ...shared,
  summary: 'Marks a review as helpful',
  description: 'Each person votes once for a review. Calling it again changes nothing.',
  responses: { 200: { description: 'The number of votes for the review', schema: voteResponse } },
  problems: voteProblems,
} satisfies Operation

const removeHelpfulVoteOperation = {
  ...shared,
  summary: 'Removes the mark that a review is helpful',
  responses: { 200: { description: 'The number of votes for the review', schema: voteResponse } },
  problems: voteProblems,
} satisfies Operation
