import { html } from 'hono/html'
import { formatMoney } from '#lib/money.ts'
import { layout, type Html } from '../layout.ts'
import {
  deliveryModes,
  recurringLines,
  transitions,
  type Action,
  type DeliveryMode,
  type SigningPortalOrder,
} from './order.ts'
import type { ReceivedRecord } from './record.ts'

interface OrderPage {
  order: SigningPortalOrder
  /** The order's status at the store; `null` if the store does not respond. */
  atStore: string | null
  storeUrl: string
}

/** The documents page of an order: sign, pay, and see the events sent to the store. */
export function orderPage({ order, atStore, storeUrl }: OrderPage): Html {
  const isOver = atStore === 'cancelled' || atStore === 'expired'
  const body = html`<h1>Documents and agreements</h1>
    <p class="lead">For the order of ${order.record.user.name}, ${money(order.record.total)}.</p>
    <p class="state" id="state" tabindex="-1" role="status">
      ${isOver ? endedAtStore[atStore] : sentences[order.status]}
    </p>
    ${agreement(order.record)} ${isOver ? '' : steps(order, storeUrl)}
    <p class="actions"><a href="${storeUrl}/marketplace/my-purchases">Back to My Purchases in the shop</a></p>
    ${deliverySwitch(order)} ${sentEvents(order, atStore)}`
  return layout({ title: 'Documents and agreements', storeUrl, body })
}

const sentences: Record<SigningPortalOrder['status'], string> = {
  open: 'Please read the agreement and sign it.',
  signed: 'Signed. Please pay next.',
  payment_failed: 'The payment was declined. You can try it again.',
  paid: 'Paid. The services start within 24-48 hours.',
  active: 'The services are active.',
  declined: 'The documents were declined. Nothing was charged.',
  cancelled: 'The order was canceled. Nothing was charged.',
}

const endedAtStore = {
  cancelled: 'This order was canceled. There is nothing to sign or pay.',
  expired: 'This order has expired. There is nothing to sign or pay.',
}

function agreement({ user, items, total, notes }: ReceivedRecord): Html {
  const sum = items.reduce((before, item) => before + item.price * item.quantity, 0)
  const discount = Math.round((sum - total) * 100) / 100
  return html`<h2>Agreement</h2>
    <dl>
      <dt>Customer</dt>
      <dd>${[user.name, user.company].filter(Boolean).join(', ')}</dd>
      <dt>Email</dt>
      <dd>${user.email}</dd>
      <dt>Phone</dt>
      <dd>${user.phone}</dd>
      <dt>Address</dt>
      <dd>${user.address}, ${user.city}, ${user.state} ${user.zipCode}, ${user.country}</dd>
      ${
        notes
          ? html`<dt>Notes</dt>
              <dd>${notes}</dd>`
          : ''
      }
    </dl>
    <table>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${items.map(
          (item) =>
            html`<tr>
              <td>${item.name}</td>
              <td>${item.quantity}</td>
              <td>
                ${money(item.price * item.quantity)}
                ${item.subscription_interval ? `${item.subscription_interval}ly` : ''}
              </td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        ${
          discount > 0
            ? html`<tr>
                <th scope="row" colspan="2">Discount</th>
                <td>-${money(discount)}</td>
              </tr>`
            : ''
        }
        <tr>
          <th scope="row" colspan="2">Total</th>
          <td>${money(total)}</td>
        </tr>
      </tfoot>
    </table>`
}

function steps(order: SigningPortalOrder, storeUrl: string): Html {
  const { status, visit } = order
  return html`${status === 'open' ? signing(order) : html`<p>Signed by <strong>${order.signedBy ?? 'nobody'}</strong>.</p>`}
    <div class="actions">
      ${button(order, 'pay', `Pay ${money(order.record.total)} with the test card`)}
      ${button(order, 'fail_payment', 'Pay with a test card that is declined', true)}
      ${button(order, 'activate', 'Activate the services', true)}
      ${button(order, 'decline', 'Decline the documents', true)}
      ${button(order, 'cancel', 'Cancel the order', true)}
      ${recurringLines(order).length > 0 ? renewals(order) : ''}
      ${button(order, 'refund', 'Refund the order', true)}
    </div>
    ${
      status === 'paid' || status === 'active'
        ? html`<p class="actions">
            <a class="button" href="/documents/${visit}/return">Return to the shop</a>
          </p>`
        : html`<p><a href="${storeUrl}/checkout">Not now: back to the checkout</a></p>`
    }`
}

/** Buttons for events of a subscription after the first payment. */
function renewals(order: SigningPortalOrder): Html {
  return html`${button(order, 'renew', 'Renew the subscription', true)}
  ${button(order, 'fail_renewal', 'Renew with a test card that is declined', true)}
  ${button(order, 'end', 'End the subscription', true)}`
}

function signing({ visit }: SigningPortalOrder): Html {
  return html`<h2>Signature</h2>
    <form method="post" action="/documents/${visit}/sign">
      <label for="signature">Type your full name to sign</label>
      <input id="signature" name="signature" autocomplete="name" required maxlength="200" />
      <button class="button">Sign the agreement</button>
    </form>`
}

function button(order: SigningPortalOrder, action: Action, label: string, isQuiet = false): Html | '' {
  if (!transitions[action].from.includes(order.status)) return ''
  return html`<form method="post" action="/documents/${order.visit}/${action}">
    <button class="button${isQuiet ? ' quiet' : ''}">${label}</button>
  </form>`
}

const modeLabels: Record<DeliveryMode, string> = {
  at_once: 'at once',
  late: 'late',
  twice: 'twice',
  out_of_order: 'out of order',
  lost: 'never: the store must request them',
}

/** The form that selects how the next events of the order are sent to the store. */
function deliverySwitch({ mode, visit }: SigningPortalOrder): Html {
  return html`<h2>Delivery of events</h2>
    <form method="post" action="/documents/${visit}/delivery">
      <label for="delivery">Events are sent</label>
      <select id="delivery" name="mode">
        ${deliveryModes.map(
          (each) =>
            html`<option value="${each}" ${each === mode ? 'selected' : ''}>${modeLabels[each]}</option>`,
        )}
      </select>
      <button class="button quiet">Set</button>
    </form>`
}

/** The events that were sent to the store, with its responses. */
function sentEvents(order: SigningPortalOrder, atStore: string | null): Html {
  return html`<h2>Events sent to the store</h2>
    <p>Order <code>${order.id}</code>, at the store: <strong>${atStore ?? 'no response'}</strong>.</p>
    <ol class="steps">
      ${order.events.map(
        ({ event, deliveries }) =>
          html`<li>
            <code>${event.type}</code> ${event.timestamp}
            ${deliveries.length === 0 ? html`<br />Not sent yet.` : deliveries.map((words) => html`<br /><code>${words}</code>`)}
          </li>`,
      )}
    </ol>`
}

function money(dollars: number): string {
  return formatMoney(Math.round(dollars * 100))
}
