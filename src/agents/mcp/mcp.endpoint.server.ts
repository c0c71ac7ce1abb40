import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { Hono } from 'hono'
import { createShopServer } from '#agents/mcp/shop-server.server.ts'
import type { SearchArticle } from '#catalog/search/search-results.ts'
import type { CacheNeeds } from '#http/cache/cached-api.server.ts'
import { clientAddress } from '#http/limits/client-address.server.ts'
import { requireTries } from '#http/limits/rate-limits.server.ts'
import { problem } from '#http/problems.server.ts'

/** The MCP server of the shop, as Streamable HTTP without sessions and streams (product: agents 6). */
export function mcpEndpoint(context: CacheNeeds, articles: readonly SearchArticle[]): Hono {
  const { environment, limits, log } = context
  const origin = environment.PUBLIC_URL.replace(/\/$/, '')
  const create = () => createShopServer({ ...context, origin, articles, shortLived: () => undefined })
  const onerror = (error: Error) => log.debug({ err: error }, 'a request of an MCP client was rejected')
  // The tools never change, so no client needs a stream of changes.
  const current = createMcpHandler(create, { legacy: 'reject', maxSubscriptions: 0, onerror })
  const app = new Hono()

  app.post('/mcp', async (c) => {
    requireTries(c, await limits.consume('mcp', clientAddress(c)))
    const body = await c.req.text()
    // A request may contain only one call, so that the limit counts calls.
    if (/^\s*\[/.test(body)) return problem(c, 400, 'batch_not_allowed', 'Send one message in each request.')
    const request = () =>
      new Request(c.req.url, { method: 'POST', headers: readable(c.req.raw.headers), body })
    const isOlder = await isLegacyRequest(request())
    const response = isOlder ? await answerOlder(request()) : await current.fetch(request())
    response.headers.set('cache-control', 'no-store')
    return response
  })

  app.all('/mcp', (c) => {
    c.header('allow', 'POST')
    return problem(c, 405, 'method_not_allowed', 'This is an MCP server. Send JSON-RPC messages with POST.')
  })
  return app

  /**
   * Answers clients that use a protocol version before 2026-07-28, with JSON instead of a stream with a
   * single event.
   */
  async function answerOlder(request: Request): Promise<Response> {
    const server = create()
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    await server.connect(transport)
    try {
      return await transport.handleRequest(request)
    } finally {
      await server.close()
    }
  }
}

/**
 * The transport requires clients to accept event streams. All answers are JSON, so this adds the header for
 * clients that do not.
 */
function readable(given: Headers): Headers {
  const headers = new Headers(given)
  headers.set('accept', 'application/json, text/event-stream')
  headers.delete('content-length')
  return headers
}
