import { readFileSync } from 'node:fs'
import { Hono, type Context } from 'hono'
import { orderRoutes, type OrderRouteNeeds } from './orders/routes.ts'
import { readMessage, readOutbox } from './outbox.ts'
import { messagePage, outboxPage } from './outbox-pages.ts'
import { notFoundPage, standInPage } from './stand-in-page.ts'
import { standIns } from './stand-ins.ts'
import { html } from 'hono/html'
import { demoAccount, customerPortalOnly } from '#content/demo/accounts.ts'
import { layout, type Html } from './layout.ts'

type Webhook = (request: Request) => Promise<Response>

export interface SandboxNeeds extends OrderRouteNeeds {
  outboxDirectory: string
  signUp: Webhook
  logIn: Webhook
}

const stylesheet = readFileSync(new URL('./sandbox.css', import.meta.url), 'utf8')
const icon = readFileSync(new URL('./sandbox.svg', import.meta.url), 'utf8')

/** The sandbox with all its pages and webhooks (product: outside-systems 4). */
export function createSandbox(needs: SandboxNeeds): Hono {
  const { storeUrl, outboxDirectory, signUp, logIn } = needs
  const headers = sandboxHeaders(storeUrl)
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })

  app.get('/', (c) => c.html(indexPage(storeUrl)))
  for (const standIn of standIns) {
    app.get(standIn.path, (c) => c.html(standInPage(standIn, storeUrl)))
  }
  app.route('/', orderRoutes(needs))

  app.get('/outbox', async (c) => c.html(outboxPage(await readOutbox(outboxDirectory), storeUrl)))
  app.get('/outbox.json', async (c) => c.json(await readOutbox(outboxDirectory)))
  app.get('/outbox/:name', async (c) => {
    const message = await readMessage(outboxDirectory, c.req.param('name'))
    return message ? c.html(messagePage(message, storeUrl)) : missing(c, storeUrl)
  })
  app.get('/outbox/:name/html', async (c) => {
    const message = await readMessage(outboxDirectory, c.req.param('name'))
    if (!message?.html) return missing(c, storeUrl)
    c.header('content-security-policy', mailPolicy(storeUrl))
    return c.html(message.html)
  })

  app.post('/webhooks/sign-up', (c) => signUp(c.req.raw))
  app.post('/webhooks/log-in', (c) => logIn(c.req.raw))

  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/sandbox.css', (c) => c.body(stylesheet, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/sandbox.svg', (c) => c.body(icon, 200, { 'content-type': 'image/svg+xml' }))

  app.notFound((c) => missing(c, storeUrl))
  app.onError((error, c) => {
    console.error(`Sandbox: ${c.req.method} ${c.req.path} failed: ${error.message}`)
    return c.json({ code: 'failed', message: 'The stand-in could not answer. Is the database running?' }, 500)
  })
  return app
}

/**
 * Browsers check redirects of form responses against `form-action`, and after a payment the form redirects to the
 * shop.
 */
function sandboxHeaders(storeUrl: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' ${new URL(storeUrl).origin}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

/** A mail may use its own styles and load the shop's logo. It cannot run scripts or load anything else. */
function mailPolicy(storeUrl: string): string {
  return `default-src 'none'; style-src 'unsafe-inline'; img-src data: ${new URL(storeUrl).origin}; sandbox allow-popups`
}

async function missing(c: Context, storeUrl: string): Promise<Response> {
  return c.html(notFoundPage(storeUrl), 404)
}

function indexPage(storeUrl: string): Html {
  const body = html`<h1>The sandbox</h1>
    <p class="lead">
      In a local run this program stands in for every outside system of the shop at
      <a href="${storeUrl}/">${storeUrl}</a>.
    </p>
    <h2>Pages</h2>
    <ul class="cards">
      ${[
        ...standIns.map(({ path, name, purpose }) => card(path, name, purpose)),
        card('/documents', 'Documents and agreements', 'The checkout leads here, to sign and pay.'),
        card('/orders', 'Orders at the signing portal', 'The orders that the shop handed over.'),
        card('/outbox', 'Sent mail', 'Every message that the shop has sent.'),
      ]}
    </ul>
    <h2>Webhooks</h2>
    <p>The shop's server calls these webhooks. They check accounts in the shop's own database.</p>
    <ul>
      <li><code>POST /webhooks/sign-up</code></li>
      <li><code>POST /webhooks/log-in</code></li>
    </ul>
    <h2>Accounts to try</h2>
    <dl>
      <dt>Log in with</dt>
      <dd><code>${demoAccount.email}</code> and the password <code>${demoAccount.password}</code></dd>
      <dt>Known to the customer portal only</dt>
      <dd><code>${customerPortalOnly.email}</code>: sign-up fails with ‘Duplicate customer’</dd>
    </dl>`
  return layout({ title: 'Stand-ins', storeUrl, body })
}

function card(path: string, name: string, text: string): Html {
  return html`<li><a href="${path}">${name}</a><span>${text}</span></li>`
}
