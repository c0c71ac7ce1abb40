import { sessionStore } from '#account/session/session.store.ts'
import { callApi } from '#lib/call-api.client.ts'
import { problemSchema } from '#lib/problem.ts'
import { integer, listOf, object, parsed, text, type SchemaOutput } from '#lib/schema.ts'
import { createStore } from '#lib/store.ts'

/** The vote of the customer for a review, and the number of all votes for it. */
export interface HelpfulVote {
  isHelpful: boolean
  count: number
}

export interface HelpfulVotes {
  /** The reviews that the customer found helpful before this page. */
  earlier: ReadonlySet<string>
  /** The customer's own reviews, which cannot be voted for. */
  own: ReadonlySet<string>
  /** The votes since then. Pages from the cache may not count them yet. */
  changed: ReadonlyMap<string, HelpfulVote>
}

export const noVotes: HelpfulVotes = { earlier: new Set(), own: new Set(), changed: new Map() }

const ownVotes = object({ reviews: listOf(text), own: listOf(text) })
const voteAnswer = object({ helpful: integer(0) })
const unreachable = { code: 'unreachable', message: 'We couldn’t connect. Please try again.' }

const { getState, setState, subscribe } = createStore(noVotes)
/** The changed votes as the server stored them. */
const stored = new Map<string, HelpfulVote>()
let customer: string | null = null
let isFollowing = false
let listeners = 0
let sending: Promise<unknown> = Promise.resolve()

/** The votes of this browser's current customer for helpful reviews (product: reviews 25). */
export const helpfulVotesStore = {
  getState,
  subscribe(listener: () => void): () => void {
    if (!isFollowing) {
      isFollowing = true
      sessionStore.subscribe(follow)
      follow()
    } else if (listeners === 0 && customer !== null) {
      // The customer may have written a review since the last page with reviews.
      void read(customer)
    }
    listeners += 1
    const stop = subscribe(listener)
    return () => {
      listeners -= 1
      stop()
    }
  },

  /** Shows a vote immediately, and reverts it if it could not be stored. Returns the problem in that case. */
  async set(reviewId: string, vote: HelpfulVote): Promise<Problem | null> {
    const of = customer
    show(reviewId, vote)
    const { ok, body } = await send(reviewId, vote.isHelpful)
    // A vote cast before the customer was known belongs to the customer found since then.
    if (of !== null && customer !== of) return null
    const count = parsed(voteAnswer, body)?.helpful ?? vote.count
    if (ok) stored.set(reviewId, { ...vote, count })
    // A later press shows its own result. A customer found meanwhile has reset all votes.
    if ((getState().changed.get(reviewId) ?? vote) !== vote) return null
    show(reviewId, stored.get(reviewId))
    return ok ? null : (parsed(problemSchema, body) ?? unreachable)
  },
}

type Problem = Pick<SchemaOutput<typeof problemSchema>, 'code' | 'message'>

function show(reviewId: string, vote: HelpfulVote | undefined): void {
  const changed = new Map(getState().changed)
  if (vote) changed.set(reviewId, vote)
  else changed.delete(reviewId)
  setState({ ...getState(), changed })
}

/** Sends votes one after another, so that the last press counts. */
function send(reviewId: string, isHelpful: boolean): ReturnType<typeof callApi> {
  const method = isHelpful ? 'PUT' : 'DELETE'
  const sent = sending.then(() => callApi(`/api/reviews/${reviewId}/helpful`, { method, keepalive: true }))
  sending = sent
  return sent
}

function follow(): void {
  const session = sessionStore.getState()
  if (session.status === 'loading') return
  const next = session.status === 'signed-in' ? session.user.id : null
  if (next === customer) return
  customer = next
  stored.clear()
  setState(noVotes)
  if (next !== null) void read(next)
}

async function read(of: string): Promise<void> {
  // A vote may be under way that was cast before the customer was known.
  await sending
  const { body } = await callApi('/api/reviews/helpful')
  const found = parsed(ownVotes, body)
  if (found && customer === of)
    setState({ ...getState(), earlier: new Set(found.reviews), own: new Set(found.own) })
}
