import type { MiddlewareHandler } from 'hono'
import type { DatabasePulse } from '#db/database-pulse.server.ts'

/**
 * Ends calls with 503 when the database stops answering while they run. A write that had begun may still be carried
 * out, so it ends with `WriteUnconfirmed`.
 */
export function endedBySilence(pulse: DatabasePulse): MiddlewareHandler {
  return ({ req }, next) =>
    req.method === 'GET' || req.method === 'HEAD' ? pulse.whileAnswering(next) : pulse.confirm(next)
}
