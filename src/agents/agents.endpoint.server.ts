import { Hono, type Context } from 'hono'
import { mcpEndpoint } from '#agents/mcp/mcp.endpoint.server.ts'
import { readLlmsText, readMarkdownPage } from '#agents/markdown-pages.server.ts'
import type { SearchArticle } from '#catalog/search/search-results.ts'
import { askEachTime } from '#http/cache/cached-response.server.ts'
import type { CacheNeeds } from '#http/cache/cached-api.server.ts'
import type { ResponseNotes } from '#http/cache/response-cache.server.ts'
import { clientAddress } from '#http/limits/client-address.server.ts'
import { readPageAddress } from '#http/pages/page-address.ts'
import type { PageContext } from '#http/server/page-context.server.ts'
import { markdownPath } from '#site/markdown-path.ts'

const retryAfter = { 'retry-after': '5' }
const anHour = 'public, max-age=3600'

/** The shop for agents: pages as Markdown, `/llms.txt`, the MCP server, and `security.txt`. */
export function agentsEndpoint(context: CacheNeeds, articles: readonly SearchArticle[]): Hono {
  const { environment, clock, responses } = context
  const origin = environment.PUBLIC_URL.replace(/\/$/, '')
  const app = new Hono()

  app.get('/.well-known/security.txt', (c) =>
    c.text(securityText({ origin, email: environment.CONTACT_EMAIL, now: clock() }), 200, {
      'cache-control': anHour,
    }),
  )

  app.get('/llms.txt', (c) =>
    cached(c, '/llms.txt', async (needs) => markdown(await readLlmsText(needs), 'text/plain')),
  )

  app.get('/:page{.+\\.md}', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const { path } = readPageAddress(pathname)
    const page = path.replace(/\.md$/, '')
    if (!hasMarkdown(page)) return next()
    if (path !== pathname) return c.redirect(path + search, 301)
    return cached(c, path, async (needs) => {
      const found = await readMarkdownPage(needs, page)
      if (found === null) return failed('There is no such page.', 404)
      if (found === 'away') return failed('We can’t load this page right now.', 503, retryAfter)
      if ('leadsTo' in found) return moved(origin + markdownPath(found.leadsTo))
      return markdown(found.text, 'text/markdown', { link: `<${origin}${page}>; rel="canonical"` })
    })
  })

  app.route('/', mcpEndpoint(context, articles))
  return app

  /** Caches an answer in the response cache, like a page, until the catalog changes. */
  function cached(c: Context, key: string, answer: (needs: PageContext) => Promise<Response>) {
    const make = (notes: ResponseNotes) =>
      answer({
        ...context,
        clientAddress: clientAddress(c),
        shortLived: () => void (notes.isShortLived = true),
      })
    return responses.respond(c, { content: 'page', key, kind: 'known', make })
  }
}

/** Whether the page has a Markdown version. Pages handle all other addresses that end in `.md`. */
function hasMarkdown(page: string): boolean {
  return /^\/(?:marketplace|solutions)\/[^/]+(?:\/[^/]+)?$|^\/(?:terms|privacy|cookies)$/.test(page)
}

function markdown(text: string, type: 'text/markdown' | 'text/plain', headers: Record<string, string> = {}) {
  const contentType = `${type}; charset=utf-8`
  return new Response(text, {
    headers: { 'content-type': contentType, 'cache-control': askEachTime, ...headers },
  })
}

function failed(text: string, status: 404 | 503, headers: Record<string, string> = {}): Response {
  const contentType = 'text/markdown; charset=utf-8'
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': contentType, 'cache-control': 'no-store', ...headers },
  })
}

function moved(location: string): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': anHour } })
}

const validDays = 180

/** `/.well-known/security.txt` (RFC 9116). Created on each request, so that it never expires. */
function securityText({ origin, email, now }: { origin: string; email: string; now: Date }): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60_000)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
