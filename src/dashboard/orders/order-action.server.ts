import { redirect } from 'react-router'
import { rejectedAnswer, invalidAnswer } from '#dashboard/components/action-answer.ts'
import type { OrderAction } from '#dashboard/orders/order-actions.forms.ts'
import type { Actor } from '#audit/audit.ts'
import { notFound } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import {
  addOrderNote,
  resendOrderMail,
  transitionByStaff,
  type TransitionError,
} from '#orders/admin/admin-orders.commands.server.ts'
import type { OrderContext } from '#orders/order-context.server.ts'
import { mailReceiptByStaff } from '#orders/receipts/receipts.commands.server.ts'
import { replayPortalEvent } from '#orders/portal-events/portal-events.commands.server.ts'

interface OrderActionNeeds {
  db: Database
  context: OrderContext
  actor: Actor
  orderId: string
  values: Record<string, string>
}

/** Performs the action and redirects to the order, or returns why the action failed. */
export async function performOrderAction(action: OrderAction, needs: OrderActionNeeds) {
  const error = await perform(action, needs)
  const { orderId, values } = needs
  const { intent } = action
  if (error === null) return redirect(`/dashboard/orders/${orderId}?done=${intent}`)
  if (error === 'unknown') throw notFound()
  if (error === 'unexplained')
    return invalidAnswer(intent, values, { text: 'Tell the customer what happens to the payment.' })
  if (error === 'too_much')
    return invalidAnswer(intent, values, { amount: 'The refunds of this order would exceed its total.' })
  const outcome = error === 'not_paid' ? 'not_allowed' : error
  return rejectedAnswer({ outcome, intent, values })
}

type ActionError = TransitionError | 'not_paid' | 'too_much'

async function perform(action: OrderAction, needs: OrderActionNeeds): Promise<ActionError | null> {
  const { db, context, actor, orderId: id } = needs
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
