import { html } from 'hono/html'
import { layout, type Html } from '../layout.ts'
import type { SigningPortalOrder } from './order.ts'

/** Lists all orders that were handed over, newest first. */
export function ordersPage(orders: readonly SigningPortalOrder[], storeUrl: string): Html {
  const body = html`<h1>Orders at the signing portal</h1>
    <p class="lead">
      Orders that the shop handed over. Open one to sign, pay, decline, cancel or activate it.
    </p>
    ${
      orders.length === 0
        ? html`<p>None yet. Check out in the shop.</p>`
        : html`<ul class="cards">
            ${orders.toReversed().map(
              ({ visit, record, status }) =>
                html`<li>
                  <a href="/documents/${visit}">${record.user.name}, $${record.total.toFixed(2)}</a>
                  <span>${status.replace('_', ' ')}, ordered ${record.timestamp}</span>
                </li>`,
            )}
          </ul>`
    }`
  return layout({ title: 'Orders at the signing portal', storeUrl, body })
}

/** Explains why the address did not open an order. */
export function notOpenedPage(
  why: 'token_not_valid' | 'not_answered',
  { storeUrl, retry }: { storeUrl: string; retry: string },
): Html {
  const body =
    why === 'token_not_valid'
      ? html`<h1>This address no longer opens the documents</h1>
          <p class="lead">An address works for 15 minutes, or until a newer one is created.</p>
          <p>Continue the order from My Purchases in the shop, which creates a new address.</p>
          <p class="actions">
            <a class="button" href="${storeUrl}/marketplace/my-purchases">My Purchases</a>
          </p>`
      : html`<h1>The shop did not respond</h1>
          <p class="lead">The documents could not be loaded. Your order is not lost.</p>
          <p class="actions"><a class="button" href="${retry}">Try again</a></p>`
  return layout({ title: 'Documents and agreements', storeUrl, body })
}
