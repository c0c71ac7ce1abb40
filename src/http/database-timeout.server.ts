import type { MiddlewareHandler } from 'hono'
import type { DatabaseProbe } from '#db/database-probe.server.ts'

/**
 * Ends calls with 503 when the database stops answering while they run. A write that had begun may still be carried
 * out, so it ends with `WriteUnconfirmed`.
 */
export function databaseTimeout(probe: DatabaseProbe): MiddlewareHandler {
  return ({ req }, next) =>
    req.method === 'GET' || req.method === 'HEAD' ? probe.whileAnswering(next) : probe.confirm(next)
}
