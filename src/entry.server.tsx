import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

/** Renders a page whole: it is hashed for its policy, compressed once and kept in memory, so nothing streams. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { html, failed } = await render(<ServerRouter context={context} url={request.url} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(new Uint8Array(html), { status: failed ? 500 : status, headers })
}

async function render(page: React.ReactNode): Promise<{ html: Buffer; failed: boolean }> {
  const output = new PassThrough()
  let failed = false
  await new Promise<void>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      // Larger parts than this would wait hidden for a script that moves them into place.
      progressiveChunkSize: Infinity,
      onAllReady() {
        stream.pipe(output)
        resolve()
      },
      onShellError: reject,
      onError(error) {
        failed = true
        console.error(error)
      },
    })
  })
  return { html: await buffer(output), failed }
}
