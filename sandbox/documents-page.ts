import { html } from 'hono/html'
import { layout, type Html } from './layout.ts'

/** Where a checkout hands over to (spec §7.5). `sessionId` names the payment that would have been made. */
export function documentsPage(storeUrl: string, sessionId: string): Html {
  const back = `${storeUrl}/marketplace/success?${new URLSearchParams({ session_id: sessionId })}`
  const body = html`<h1>Documents and agreements</h1>
    <p class="lead">A stand-in for the secure document and payment portal.</p>
    <p>There is nothing to sign and nothing is charged. A customer would go through three steps here:</p>
    <ol class="steps">
      <li><strong>Review and sign.</strong> The agreements for the order, in a secure document portal.</li>
      <li><strong>Pay.</strong> Through a secure payment system.</li>
      <li><strong>Activation.</strong> The services start within 24-48 hours.</li>
    </ol>
    <p>Choose how this visit ends:</p>
    <p class="actions">
      <a class="button" href="${back}">Signed and paid: return to the shop</a>
      <a class="button quiet" href="${storeUrl}/checkout">Not now: back to the checkout</a>
    </p>`
  return layout({ title: 'Documents and agreements', storeUrl, body })
}
