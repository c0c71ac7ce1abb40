import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { ServerContext } from '#http/server-context.server.ts'

type LogNeeds = Pick<ServerContext, 'log' | 'metrics'>

export interface AnsweredRequest {
  requestId: string
  method: string
  route: string
  status: number
  /** By `performance.now()`. */
  started: number
}

/** Gives each request an id, logs one line about it and counts it. */
export function requestLog(needs: LogNeeds): MiddlewareHandler {
  return async (c, next) => {
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    const started = performance.now()
    await next()
    c.header('x-request-id', requestId)
    logRequest(needs, {
      requestId,
      method: c.req.method,
      route: routePath(c),
      status: c.res.status,
      started,
    })
  }
}

/** The line has no query, body or network address. */
export function logRequest({ log, metrics }: LogNeeds, { started, ...request }: AnsweredRequest): void {
  const { requestId, method, route, status } = request
  const milliseconds = performance.now() - started
  metrics.requests.observe({ route, method, status }, milliseconds / 1000)
  const level = status >= 500 ? 'error' : 'debug'
  log[level]({ requestId, method, route, status, milliseconds: Math.round(milliseconds) }, 'request')
}
