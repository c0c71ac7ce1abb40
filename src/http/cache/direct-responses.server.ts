import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CacheNeeds } from '#http/cache/cached-api.server.ts'
import { sendingFor } from '#http/cache/cached-response.server.ts'
import { answerLogged } from '#http/server/request-log.server.ts'

/** Answers a request, or returns `false` and leaves the request untouched. */
export type AnswerDirectly = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Matches the `Host` headers that are answered directly. Requests with another `Host`, which may also be
 * valid, go to the app.
 */
const plainHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/

/** Sends cached responses without the app: one lookup, one write, and the app's logs and metrics. */
export function directResponses(
  needs: Pick<CacheNeeds, 'responses' | 'log' | 'metrics' | 'counts'>,
): AnswerDirectly {
  const { responses, metrics, counts } = needs
  return (request, response) => {
    const { method = '', url = '', headers } = request
    const mayHaveBody = 'content-length' in headers || 'transfer-encoding' in headers
    if ((method !== 'GET' && method !== 'HEAD') || mayHaveBody || !plainHost.test(headers.host ?? ''))
      return false
    const cached = responses.find(url)
    if (!cached) return false
    const { content, route, pageRoute, counted } = cached
    const sending = sendingFor(cached, headers['if-none-match'], headers['accept-encoding']?.toString())
    void answerLogged(needs, { method, traceparent: headers['traceparent'] }, (requestId) => {
      response.writeHead(sending.status, { ...sending.headers, 'x-request-id': requestId })
      response.end(method === 'HEAD' ? null : sending.body)
      return { status: sending.status, route, pageRoute }
    })
    metrics.responseCache.inc({ kind: content, outcome: 'cached' })
    for (const each of counted) counts.count(each)
    return true
  }
}
