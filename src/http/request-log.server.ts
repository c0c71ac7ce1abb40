import type { IncomingHttpHeaders } from 'node:http'
import { SpanStatusCode, type Attributes } from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { carrierOf, inSpan, recordSpan } from '#lib/spans.server.ts'
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

/** Gives each request an id, logs one line about it, counts it and traces it. */
export function requestLog(needs: LogNeeds): MiddlewareHandler {
  return (c, next) => {
    const requestId = crypto.randomUUID()
    const { method } = c.req
    c.set('requestId', requestId)
    const started = performance.now()
    const describe = () =>
      ({ name: method, kind: 'server', from: carrierOf(c.req.header('traceparent')) }) as const
    return inSpan(describe, async (span) => {
      await next()
      // Not `c.header`, which makes a finished response anew, as a stream.
      c.res.headers.set('x-request-id', requestId)
      const answered = { requestId, method, route: routePath(c), status: c.res.status, started }
      logRequest(needs, answered)
      const route: string = c.get('pageRoute') ?? answered.route
      span?.setAttributes(spanAttributes({ ...answered, route }))
      span?.updateName(`${method} ${route}`)
      if (answered.status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    })
  }
}

/** The same for a request that was answered without the app. */
export function logAnswered(needs: LogNeeds, answered: AnsweredRequest, headers: IncomingHttpHeaders): void {
  logRequest(needs, answered)
  const { method, route, started } = answered
  const describe = () => {
    const attributes = spanAttributes(answered)
    return {
      name: `${method} ${route}`,
      kind: 'server',
      attributes,
      from: carrierOf(headers['traceparent']),
    } as const
  }
  recordSpan(describe, started)
}

function spanAttributes({ method, route, status, requestId }: AnsweredRequest): Attributes {
  return {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'request.id': requestId,
  }
}

/** The line has no query, body or network address. */
function logRequest({ log, metrics }: LogNeeds, { started, ...request }: AnsweredRequest): void {
  const { requestId, method, route, status } = request
  const milliseconds = performance.now() - started
  metrics.requests.observe({ route, method, status }, milliseconds / 1000)
  const level = status >= 500 ? 'error' : 'debug'
  log[level]({ requestId, method, route, status, milliseconds: Math.round(milliseconds) }, 'request')
}
