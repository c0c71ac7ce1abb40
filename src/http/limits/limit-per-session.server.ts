import type { MiddlewareHandler } from 'hono'
import { createTurns } from '#db/locks.server.ts'

/**
 * More than a customer's tabs need at once. Further requests wait in line. If the line is full, the answer is
 * `busy`.
 */
const limits = { atOnce: 8, maxWaiting: 50 }

/** Prevents one session from using up the database connections (product: limits 20). */
export function limitPerSession(sessionOf: (headers: Headers) => string | null): MiddlewareHandler {
  const inTurn = createTurns(limits)
  return (c, next) => {
    const session = sessionOf(c.req.raw.headers)
    return session === null ? next() : inTurn(session, next)
  }
}
