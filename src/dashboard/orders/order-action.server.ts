import { redirect } from 'react-router'
import { rejectedAnswer } from '#dashboard/components/action-answer.ts'
import {
  type OrderAction,
  orderActionForm,
  orderActionPermissions,
} from '#dashboard/orders/order-actions.forms.ts'
import type { Actor } from '#audit/audit.ts'
import { notFound, actorOf } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import {
  addOrderNote,
  resendOrderMail,
  transitionByStaff,
  type TransitionError,
} from '#orders/admin/admin-orders.commands.server.ts'
import { mailReceiptByStaff } from '#orders/receipts/receipts.commands.server.ts'
import { replayPortalEvent } from '#orders/portal-events/portal-events.commands.server.ts'
import { requireIntent } from '#dashboard/components/form-texts.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { mailQueueOf } from '#mail/mail-queue-context.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import type { Route } from './+types/order.page.ts'

/** Performs an action on an order and redirects to its page, or returns why the action failed. */
export async function orderAction({ request, context, params: { orderId: id } }: Route.ActionArgs) {
  const page = { request, context }
  const { viewer, values, intent } = await requireIntent(page, orderActionPermissions, 'orders.change')
  const parsed = orderActionForm.safeParse(values)
  if (!parsed.success) return rejectedAnswer('invalid', intent, values, fieldErrorsOf(parsed.error))
  const error = await perform(
    { ...pageContext(context), jobs: mailQueueOf(context) },
    actorOf(viewer),
    id,
    parsed.data,
  )
  if (error === null) return redirect(`/dashboard/orders/${id}?done=${intent}`)
  if (error === 'unknown') throw notFound()
  if (error === 'unexplained')
    return rejectedAnswer('invalid', intent, values, {
      text: 'Tell the customer what happens to the payment.',
    })
  if (error === 'too_much')
    return rejectedAnswer('invalid', intent, values, {
      amount: 'The refunds of this order would exceed its total.',
    })
  const outcome = error === 'not_paid' ? 'not_allowed' : error
  return rejectedAnswer(outcome, intent, values)
}

type ActionError = TransitionError | 'not_paid' | 'too_much'

async function perform(
  store: Parameters<typeof orderContext>[0] & { db: Database },
  actor: Actor,
  id: string,
  action: OrderAction,
): Promise<ActionError | null> {
  const { db } = store
  const context = orderContext(store)
  switch (action.intent) {
    case 'note': {
      const isChecked = action.checked !== undefined
      const note = { orderId: id, kind: 'note', text: action.text, amount: null, isChecked } as const
      return errorOf(await addOrderNote(db, context, actor, note))
    }
    case 'refund': {
      const { amount, text } = action
      const note = { orderId: id, kind: 'refund', text, amount, isChecked: false } as const
      return errorOf(await addOrderNote(db, context, actor, note))
    }
    case 'resend':
      return errorOf(await resendOrderMail(db, context, actor, { id, seen: action.seen }))
    case 'receipt':
      return errorOf(await mailReceiptByStaff(db, context, actor, { id, seen: action.seen }))
    case 'replay':
      return (await replayPortalEvent(db, context, actor, { id: action.of, order: id })) ? null : 'unknown'
    case 'activate':
    case 'cancel': {
      const to = action.intent === 'activate' ? 'active' : 'cancelled'
      const transition = { id, to, note: action.text, from: action.seen } as const
      return errorOf(await transitionByStaff(db, context, actor, transition))
    }
  }
}

function errorOf<Reason extends string>(result: { ok: true } | { ok: false; reason: Reason }): Reason | null {
  return result.ok ? null : result.reason
}
