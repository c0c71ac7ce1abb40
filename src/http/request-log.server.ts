import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { ServerContext } from '#http/server-context.server.ts'

/** Gives each request an id, logs one line about it and counts it. The line has no query, body or network address. */
export function requestLog({ log, metrics }: Pick<ServerContext, 'log' | 'metrics'>): MiddlewareHandler {
  return async (c, next) => {
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    const started = performance.now()
    await next()
    const milliseconds = performance.now() - started
    c.header('x-request-id', requestId)
    const route = routePath(c)
    const { method } = c.req
    const { status } = c.res
    metrics.requests.observe({ route, method, status }, milliseconds / 1000)
    const level = status >= 500 ? 'error' : 'debug'
    log[level]({ requestId, method, route, status, milliseconds: Math.round(milliseconds) }, 'request')
  }
}
