import { noAnswerSentence } from '#dashboard/components/unreachable.ts'
import type { OrderIntent } from '#dashboard/orders/order-actions.forms.ts'
import type { ActionAnswer } from '#dashboard/components/action-answer.ts'

export type OrderActionAnswer = ActionAnswer<OrderIntent>

const done: Record<OrderIntent, string> = {
  note: 'Note saved.',
  resend: 'The email is on its way.',
  receipt: 'The receipt is on its way.',
  replay: 'We tried the event again. See the result in the activity below.',
  activate: 'The order is active.',
  cancel: 'The order is canceled.',
  refund: 'Refund noted.',
}

/** The confirmation shown after an action. */
export function doneSentence(intent: OrderIntent): string {
  return done[intent]
}

export function notDoneSentence({ outcome }: OrderActionAnswer): string {
  switch (outcome) {
    case 'invalid':
      return 'Not done. Please fix the highlighted fields.'
    case 'changed':
      return 'Not done: the order changed since you opened this page. Here it is now. Your text is safe.'
    case 'not_allowed':
      return 'Not done: that’s not possible for this order now.'
    case 'unreachable':
      return noAnswerSentence
  }
}
