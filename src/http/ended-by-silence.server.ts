import type { MiddlewareHandler } from 'hono'
import type { DatabasePulse } from '#db/database-pulse.server.ts'

/** No call waits for a database that fell silent. A write that had begun by then is unconfirmed: it may be carried out. */
export function endedBySilence(pulse: DatabasePulse): MiddlewareHandler {
  return ({ req }, next) =>
    req.method === 'GET' || req.method === 'HEAD' ? pulse.whileAnswering(next) : pulse.confirm(next)
}
