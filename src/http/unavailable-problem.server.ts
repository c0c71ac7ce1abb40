import type { ErrorHandler } from 'hono'
import { unavailability } from '#db/unavailable.server.ts'
import type { Log } from '#http/log.server.ts'
import { problem } from '#http/problems.server.ts'

export const retryAfterSeconds = '2'
const busySentence = 'We’re very busy right now. Please try again in a few seconds.'

interface UnavailableSentences {
  away: string
  /** For a write that may have succeeded. If the call can be repeated safely, `away` is enough for both. */
  unconfirmed?: string
}

/** Answers 503 for a call that failed because of the database. Rethrows other errors. */
export function answerUnavailable(log: Log, { away, unconfirmed }: UnavailableSentences): ErrorHandler {
  return (error, c) => {
    const reason = unavailability(error)
    if (reason === null) throw error
    log.warn({ err: error, requestId: c.get('requestId'), reason }, 'the database did not answer a request')
    c.header('retry-after', retryAfterSeconds)
    if (reason === 'busy') return problem(c, 503, 'busy', busySentence)
    return reason === 'unconfirmed' && unconfirmed !== undefined
      ? problem(c, 503, 'unconfirmed', unconfirmed)
      : problem(c, 503, 'database_away', away)
  }
}
