import type { OrderIntent } from '#dashboard/orders/order-actions.forms.ts'
import { notDone, type ActionAnswer } from '#dashboard/components/action-answer.ts'

export type OrderActionAnswer = ActionAnswer<OrderIntent>

export const orderDone: Readonly<Record<OrderIntent, string>> = {
  note: 'Note saved.',
  resend: 'The email is on its way.',
  receipt: 'The receipt is on its way.',
  replay: 'We tried the event again. See the result in the activity below.',
  activate: 'The order is active.',
  cancel: 'The order is canceled.',
  refund: 'Refund noted.',
}

export const orderNotDone: Readonly<Record<OrderActionAnswer['outcome'], string>> = {
  ...notDone,
  changed: 'Not done: the order changed since you opened this page. Here it is now. Your text is safe.',
  not_allowed: 'Not done: that’s not possible for this order now.',
}
