import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { brand } from '#content/brand.ts'
import { makeItSmaller, nothingSent, tooLargeTitle } from '#http/body-limits.ts'
import type { Problem } from '#http/problems.server.ts'
import { pagePolicy, withoutNonce } from '#http/security-headers.server.ts'
import { themeScript } from '#ui/theme/theme-script.ts'

/**
 * Answers a rejected form post with a page that explains what happened, what to do and how to go back
 * (product: pages 26). Programs get the problem as JSON.
 */
export function problemPages(stylesheet: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const problem: Problem | undefined = c.get('problem')
    if (!problem || c.req.method !== 'POST' || !c.req.header('accept')?.includes('text/html')) return
    const nonce = randomBytes(16).toString('base64url')
    const html = problemPage(problem, stylesheet, nonce)
    const headers = new Headers(c.res.headers)
    headers.set('content-type', 'text/html; charset=utf-8')
    headers.set('content-security-policy', pagePolicy(html, nonce))
    c.res = new Response(withoutNonce(html, nonce), { status: c.res.status, headers })
  }
}

const back = 'Press Back in your browser to return to the form. What you typed is still there.'

function wordsOf({ code, message }: Problem): { title: string; sentences: string[] } {
  if (code === 'body_too_large') {
    return { title: tooLargeTitle, sentences: [nothingSent, `${back} ${makeItSmaller}`] }
  }
  return { title: 'That didn’t work', sentences: [message, back] }
}

/**
 * Contains only the server's texts and nothing from the request. An empty link target leads to the page of
 * the form.
 */
function problemPage(problem: Problem, stylesheet: string | undefined, nonce: string): string {
  const { title, sentences } = wordsOf(problem)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<script nonce="${nonce}">${themeScript}</script>
<title>${title} · ${brand.name}</title>
${stylesheet === undefined ? '' : `<link rel="stylesheet" href="${stylesheet}">`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head><body><main id="content" class="page section-space">
<div class="mx-auto flex max-w-form flex-col items-center gap-3 py-12 text-center">
<h1 class="text-xl">${title}</h1>
${sentences.map((sentence) => `<p class="text-balance text-ink-soft">${sentence}</p>`).join('\n')}
<div class="mt-4 flex flex-wrap justify-center gap-3">
<a href="" class="button button-primary button-medium">Open the form again</a>
<a href="/" class="button button-secondary button-medium">Return to Home</a>
</div></div></main></body></html>`
}
