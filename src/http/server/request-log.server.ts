import { SpanStatusCode } from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { carrierOf, inSpan } from '#lib/spans.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'

type LogNeeds = Pick<ServerContext, 'log' | 'metrics'>

interface LoggedRequest {
  method: string
  traceparent: string | string[] | undefined
}

interface Answered {
  status: number
  route: string
  /** The pattern of the page, because one route answers all pages. */
  pageRoute?: string | undefined
}

/** The status that logs commonly use for clients that left before the response. */
const clientLeft = 499

/** Health probes answer 503 on purpose while the process stops or has no database. */
const probes = new Set(['/healthz', '/readyz'])

/** Gives each request an id, then logs, counts and traces it. */
export function requestLog(needs: LogNeeds): MiddlewareHandler {
  return (c, next) => {
    const request = { method: c.req.method, traceparent: c.req.header('traceparent') }
    return answerLogged(needs, request, async (requestId) => {
      c.set('requestId', requestId)
      await next()
      // Set the header directly, because `c.header` would turn a finished response into a stream.
      c.res.headers.set('x-request-id', requestId)
      // Read `signal` only after an error, because reading it creates an AbortSignal.
      const hasLeft = c.res.status >= 500 && c.req.raw.signal.aborted
      return {
        status: hasLeft ? clientLeft : c.res.status,
        route: routePath(c),
        pageRoute: c.get('pageRoute'),
      }
    })
  }
}

/**
 * Logs, counts and traces a response, including those that the app did not create. The log line contains no
 * query, body or network address.
 */
export function answerLogged(
  { log, metrics }: LogNeeds,
  { method, traceparent }: LoggedRequest,
  answer: (requestId: string) => Answered | Promise<Answered>,
): Promise<void> {
  const requestId = crypto.randomUUID()
  const started = performance.now()
  const describe = () => ({ name: method, kind: 'server', from: carrierOf(traceparent) }) as const
  return inSpan(describe, async (span) => {
    const { status, route, pageRoute = route } = await answer(requestId)
    const milliseconds = performance.now() - started
    metrics.requests.observe({ route, method, status }, milliseconds / 1000)
    const hasFailed = status >= 500 && !(status === 503 && probes.has(route))
    log[hasFailed ? 'error' : 'debug'](
      { requestId, method, route, status, milliseconds: Math.round(milliseconds) },
      'request',
    )
    span?.updateName(`${method} ${pageRoute}`).setAttributes({
      'http.request.method': method,
      'http.route': pageRoute,
      'http.response.status_code': status,
      'request.id': requestId,
    })
    if (hasFailed) span?.setStatus({ code: SpanStatusCode.ERROR })
  })
}
