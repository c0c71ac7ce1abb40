import { html } from 'hono/html'

export type Html = ReturnType<typeof html>

interface Page {
  title: string
  storeUrl: string
  body: Html
}

/** The layout of all sandbox pages. It says that the sandbox is a stand-in. */
export function layout({ title, storeUrl, body }: Page): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Sandbox</title>
        <link rel="icon" href="/sandbox.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/sandbox.css" />
      </head>
      <body>
        <header>
          <p class="notice">
            <strong>Sandbox.</strong> This page stands in for an outside system in a local run. Nothing here
            is real.
          </p>
          <nav aria-label="Sandbox">
            <a href="/">All stand-ins</a>
            <a href="/outbox">Sent mail</a>
            <a href="${storeUrl}/">Back to the shop</a>
          </nav>
        </header>
        <main>${body}</main>
      </body>
    </html>`
}
