import { html } from 'hono/html'
import type { Html } from '../layout.ts'
import { deliveryModes, type DeliveryMode } from './order.ts'

const labels: Record<DeliveryMode, string> = {
  at_once: 'at once',
  late: 'late',
  twice: 'twice',
  out_of_order: 'out of order',
  lost: 'never: the store must request them',
}

/** The form that selects how to send events to the store, for one order or for all future orders. */
export function deliverySwitch(mode: DeliveryMode, action: string): Html {
  return html`<h2>Delivery of events</h2>
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
