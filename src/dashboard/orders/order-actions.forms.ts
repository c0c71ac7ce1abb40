import type { Permission } from '#account/staff/roles.ts'
import { optionalTextField, textField } from '#enquiries/enquiry-fields.forms.ts'
import { parseDollars } from '#lib/parse-dollars.ts'
import { parsedText } from '#lib/parsed-text.ts'
import { orderStatuses } from '#orders/order-status.ts'
import { notDone, type ActionAnswer } from '#dashboard/components/action-answer.ts'

import * as z from 'zod/mini'

/** The staff actions on an order, with the permission that each requires (product: dashboard 82). */
export const orderActionPermissions = {
  note: 'orders.note',
  resend: 'orders.resend-mail',
  receipt: 'orders.resend-mail',
  replay: 'orders.replay',
  activate: 'orders.change',
  cancel: 'orders.change',
  refund: 'orders.change',
} as const satisfies Record<string, Permission>

export type OrderIntent = keyof typeof orderActionPermissions

/** The status that the page showed when the form was submitted. */
const seen = z.enum(orderStatuses)

export const orderActionForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('note'),
    text: textField('Write the note.', 2_000),
    checked: z.optional(z.string()),
  }),
  z.object({ intent: z.literal('resend'), seen: z.coerce.number().check(z.int(), z.minimum(0)) }),
  z.object({ intent: z.literal('receipt'), seen: z.coerce.number().check(z.int(), z.minimum(0)) }),
  z.object({ intent: z.literal('replay'), of: z.string().check(z.minLength(1), z.maxLength(200)) }),
  z.object({ intent: z.literal('activate'), seen, text: optionalTextField(500) }),
  z.object({ intent: z.literal('cancel'), seen, text: textField('Give the reason.', 500) }),
  z.object({
    intent: z.literal('refund'),
    amount: parsedText(
      (text) => parseDollars(text) || undefined,
      'Enter the amount in dollars, such as 120 or 1,299.50.',
    ),
    text: textField('Say what it was for.', 2_000),
  }),
])

export type OrderAction = z.output<typeof orderActionForm>

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
