import { html } from 'hono/html'
import type { Html } from '../layout.ts'
import { deliveryModes, type DeliveryMode } from './order.ts'

const labels: Record<DeliveryMode, string> = {
  at_once: 'at once',
  late: 'late',
  twice: 'twice',
  out_of_order: 'out of order',
  lost: 'not at all: the store has to ask',
}

/**
 * The form that selects how events reach the store, for one order or for all orders handed over from now on.
 */
export function deliverySwitch(mode: DeliveryMode, action: string): Html {
  return html`<h2>How the store hears of it</h2>
    <form method="post" action="${action}">
      <label for="delivery">Events are sent</label>
      <select id="delivery" name="mode">
        ${deliveryModes.map(
          (each) => html`<option value="${each}" ${each === mode ? 'selected' : ''}>${labels[each]}</option>`,
        )}
      </select>
      <button class="button quiet">Set</button>
    </form>`
}
