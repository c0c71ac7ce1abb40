import type { Context } from 'hono'
import { unavailability } from '#db/unavailable.server.ts'
import type { Log } from '#http/log.server.ts'
import { problem } from '#http/problems.server.ts'

interface Sentences {
  away: string
  /**
   * The sentence for a write that may have succeeded. Omit it if the call can be repeated safely; the answer
   * is then the same as while the database is away.
   */
  unconfirmed?: string
}

export const retryAfterSeconds = '2'
const busySentence = 'We’re very busy right now. Please try again in a few seconds.'

/** Answers 503 for a call that failed because of the database. Rethrows other errors. */
export function unavailableProblem(c: Context, error: unknown, log: Log, say: Sentences): Response {
  const reason = unavailability(error)
  if (reason === null) throw error
  log.warn({ err: error, requestId: c.get('requestId'), reason }, 'the database did not answer a request')
  c.header('retry-after', retryAfterSeconds)
  if (reason === 'busy') return problem(c, 503, 'busy', busySentence)
  if (reason === 'unconfirmed' && say.unconfirmed !== undefined) {
    return problem(c, 503, 'unconfirmed', say.unconfirmed)
  }
  return problem(c, 503, 'database_away', say.away)
}
