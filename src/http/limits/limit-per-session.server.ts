import type { MiddlewareHandler } from 'hono'
import { createTurns } from '#db/locks.server.ts'

/** More than a customer's tabs request at once. Each waits for its turn; beyond that the answer is `busy`. */
const limits = { atOnce: 8, maxWaiting: 50 }

/** Keeps one session from taking the database's connections from all others (product: limits 20). */
export function limitPerSession(sessionOf: (headers: Headers) => string | null): MiddlewareHandler {
  const inTurn = createTurns(limits)
  return (c, next) => {
    const session = sessionOf(c.req.raw.headers)
    return session === null ? next() : inTurn(session, next)
  }
}
