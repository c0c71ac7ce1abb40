import type { OrderIntent } from '#dashboard/orders/order-actions.forms.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/** Why nothing was done. What was typed comes back. */
export type OrderActionAnswer =
  | { outcome: 'invalid'; intent: OrderIntent; fieldErrors: FieldErrors; values: Record<string, string> }
  | { outcome: 'changed'; intent: OrderIntent; values: Record<string, string> }
  | { outcome: 'not_allowed'; intent: OrderIntent; values: Record<string, string> }
  | { outcome: 'unreachable' }

const done: Record<OrderIntent, string> = {
  note: 'The note is saved.',
  resend: 'The mail is on its way.',
  replay: 'The event was evaluated again. What became of it stands with the events.',
  activate: 'The order is active.',
  cancel: 'The order is cancelled.',
  refund: 'The refund is noted.',
}

/** What the page says after an action. */
export function doneSentence(intent: OrderIntent): string {
  return done[intent]
}

export function notDoneSentence({ outcome }: OrderActionAnswer): string {
  switch (outcome) {
    case 'invalid':
      return 'Nothing was done. Please fix the highlighted fields.'
    case 'changed':
      return 'Nothing was done, because the order has changed since you opened this page. What it is now is below. What you typed is still there.'
    case 'not_allowed':
      return 'Nothing was done: the order does not allow this as it is now.'
    case 'unreachable':
      return 'Nothing was done, because the store did not answer. What you typed is still here. Please try again.'
  }
}
