import { html } from 'hono/html'
import { layout, type Html } from './layout.ts'

/** The documents page for a visitor without an order. */
export function documentsPage(storeUrl: string): Html {
  const body = html`<h1>Documents and agreements</h1>
    <p class="lead">A stand-in for the signing portal, where documents are signed and paid.</p>
    <p>A checkout in the shop leads here with an order. Its customer then goes through three steps:</p>
    <ol class="steps">
      <li><strong>Review and sign.</strong> The agreements for the order, in a secure document portal.</li>
      <li>
        <strong>Pay.</strong> Through a secure payment system; here with test buttons, and nothing is charged.
      </li>
      <li><strong>Activation.</strong> The services start within 24-48 hours.</li>
    </ol>
    <p>You came without an order, so there is nothing to sign.</p>
    <p class="actions">
      <a class="button" href="${storeUrl}/checkout">To the checkout</a>
      <a class="button quiet" href="/orders">Orders at the signing portal</a>
    </p>`
  return layout({ title: 'Documents and agreements', storeUrl, body })
}
