import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { SharedScriptContext, NonceContext } from '#lib/document-context.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { withPageIntegrity } from '#http/pages/page-integrity.ts'
import { isDashboardRoute, publicManifest } from '#http/assets/public-manifest.server.ts'
import { pagePolicy, withoutNonce } from '#http/security-headers.server.ts'

/**
 * Renders the complete page without streaming, because it is compressed once and cached. A nonce cannot be cached,
 * so the nonce here only marks our scripts; the policy then lists their hashes instead.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  const routeIds = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const known = routeIds.some(isDashboardRoute) ? context.manifest : publicManifest(context.manifest)
  const manifest = withPageIntegrity(known, routeIds)
  const page = (
    <NonceContext value={nonce}>
      <SharedScriptContext value={sharedScript(manifest)}>
        <ServerRouter context={{ ...context, manifest }} url={request.url} nonce={nonce} />
      </SharedScriptContext>
    </NonceContext>
  )
  let failed = false
  const html = await render(page, nonce, (error) => {
    failed = true
    pageContext(loadContext).log.error({ err: error }, 'error while rendering a page')
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', pagePolicy(html, nonce))
  const body = withScriptsLast(withoutNonce(html, nonce))
  return new Response(body, { status: failed ? 500 : status, headers })
}

/** Gives scripts a low priority, because the page is usable before they arrive. */
function withScriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

/** Logs the error of a loader or action, without input from the customer. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const { failed, log } = pageContext(context)
  failed?.(error)
  if (!request.signal.aborted) log.error({ err: error }, 'a loader or an action failed')
}

/** A script that other scripts import. It may run at any time, because it has no side effects. */
function sharedScript({ entry, sri }: EntryContext['manifest']) {
  const [src] = entry.imports
  const integrity = src !== undefined && typeof sri === 'object' ? sri[src] : undefined
  return src !== undefined && integrity !== undefined ? { src, integrity } : null
}

async function render(
  page: React.ReactNode,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<string> {
  const output = new PassThrough()
  await new Promise<void>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      nonce,
      // With a finite size, React would hide larger parts of the page until a script moves them into place.
      progressiveChunkSize: Infinity,
      onAllReady() {
        stream.pipe(output)
        resolve()
      },
      onShellError: reject,
      onError,
    })
  })
  return text(output)
}
