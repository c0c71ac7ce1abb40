import { html } from 'hono/html'
import { demoAccount, customerPortalOnly } from '#content/demo/accounts.ts'
import { layout, type Html } from './layout.ts'
import { standIns } from './stand-ins.ts'

export function indexPage(storeUrl: string): Html {
  const body = html`<h1>The sandbox</h1>
    <p class="lead">
      In a local run this program plays every outside system that the shop at
      <a href="${storeUrl}/">${storeUrl}</a>
      works with.
    </p>
    <h2>Pages</h2>
    <ul class="cards">
      ${[
        ...standIns.map(({ path, name, purpose }) => card(path, name, purpose)),
        card('/documents', 'Documents and agreements', 'Where a checkout hands over: sign, pay, done.'),
        card(
          '/orders',
          'Orders at the signing portal',
          'What was handed over, and how the shop hears of it.',
        ),
        card('/outbox', 'Sent mail', 'Every message that the shop has sent, readable here.'),
      ]}
    </ul>
    <h2>Webhooks</h2>
    <p>They answer the shop's server and check the accounts of the shop's own database.</p>
    <ul>
      <li><code>POST /webhooks/sign-up</code></li>
      <li><code>POST /webhooks/log-in</code></li>
    </ul>
    <h2>Accounts to try</h2>
    <dl>
      <dt>Log in with</dt>
      <dd><code>${demoAccount.email}</code> and the password <code>${demoAccount.password}</code></dd>
      <dt>Known to the customer portal only</dt>
      <dd><code>${customerPortalOnly.email}</code>: signing up answers ‘Duplicate customer’</dd>
    </dl>`
  return layout({ title: 'Stand-ins', storeUrl, body })
}

function card(path: string, name: string, text: string): Html {
  return html`<li><a href="${path}">${name}</a><span>${text}</span></li>`
}
