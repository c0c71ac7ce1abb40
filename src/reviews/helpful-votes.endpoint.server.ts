import { Hono, type Context } from 'hono'
import { signedInCustomer } from '#account/customer-portal/signed-in-customer.server.ts'
import type { Auth } from '#account/session/auth.server.ts'
import { requireTries } from '#http/limits/rate-limits.server.ts'
import { declared } from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import { answerUnavailable } from '#http/unavailable-problem.server.ts'
import { setHelpfulVote } from '#reviews/helpful-votes.commands.server.ts'
import {
  removeHelpfulVoteOperation,
  showHelpfulVotesOperation,
  voteHelpfulOperation,
} from '#reviews/helpful-votes.operations.server.ts'
import { helpfulVotesOf, publishedReviewsBy } from '#reviews/helpful-votes.queries.server.ts'

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
