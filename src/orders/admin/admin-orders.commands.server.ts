import { eq } from 'drizzle-orm'
import { recordChange, recordGroup } from '#audit/audit.commands.server.ts'
import { actingAccount, type Actor, type ChangeOrigin } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import type { Cents } from '#lib/money.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { orderMail } from '#orders/transitions/order-mails.ts'
import { mailOfStatus, mayMail, mayResend } from '#orders/transitions/order-mail-kinds.ts'
import type { OrderNoteKind } from '#orders/order-note.ts'
import { mayTransition, type OrderStatus } from '#orders/order-status.ts'
import type { OrderContext } from '#orders/order-context.server.ts'
import { lockOrder, transitionOrder } from '#orders/transitions/order-transitions.commands.server.ts'
import type { Order } from '#orders/order.ts'
import { orderNotes, orders } from '#orders/orders.tables.server.ts'
import { unrefundedPayment } from '#orders/subscription.ts'
import { endIfRefunded, refundable } from '#orders/transitions/refunds.commands.server.ts'

const action = 'orders.change'

interface StaffTransition {
  id: string
  to: 'active' | 'cancelled'
  /** Visible to the customer in the order's timeline. */
  note: string
  /** The status that staff saw on the page. */
  from: OrderStatus
}

/** `unexplained`: staff must first add a note about the payment. */
export type TransitionError = 'unknown' | 'not_allowed' | 'changed' | 'unexplained'

/**
 * Activates several orders under one group entry in the audit log and returns their number. Skips orders that
 * are not paid. Also skips changes of a quantity, because staff settle such changes on the order's page
 * (product: dashboard 90).
 */
export async function activateOrders(
  db: Database,
  context: OrderContext,
  actor: Actor,
  ids: readonly string[],
): Promise<number> {
  return db.transaction(async (tx) => {
    const paid: Order[] = []
    // Every process locks the orders in the same sequence, to prevent deadlocks.
    for (const id of ids.toSorted()) {
      const order = await lockOrder(tx, id)
      if (order?.status === 'paid' && order.change === null) paid.push(order)
    }
    const group = await recordGroup(tx, {
      actor,
      action,
      kind: 'order',
      count: paid.length,
      after: { status: 'active' },
      now: context.now,
    })
    for (const order of paid) {
      await transitionAndRecord(tx, context, order, { to: 'active', note: '', actor, ...group })
    }
    return paid.length
  })
}

/**
 * Activates a paid order, or cancels an unpaid one, even if it is signed or has unsettled events. Activating a
 * change that was paid too late and not refunded requires a note (product: dashboard 83; subscriptions 8).
 */
export async function transitionByStaff(
  db: Database,
  context: OrderContext,
  actor: Actor,
  { id, to, note, from }: StaffTransition,
): Promise<Result<Order, TransitionError>> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return err('unknown')
    if (order.status !== from) return err('changed')
    if (!mayTransition(order.status, to)) return err('not_allowed')
    if (to === 'active' && note === '' && unrefundedPayment(order) > 0) return err('unexplained')
    await transitionAndRecord(tx, context, order, { to, note, actor })
    return ok({ ...order, status: to })
  })
}

/**
 * Sends the mail for the order's current status again. `seen` is the number of mails that staff saw, so that a
 * double click sends only one (product: dashboard 84).
 */
export async function resendOrderMail(
  db: Database,
  context: OrderContext,
  actor: Actor,
  { id, seen }: { id: string; seen: number },
): Promise<Result<null, TransitionError>> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return err('unknown')
    const kind = mailOfStatus(order.status)
    if (!kind || !mayMail(kind, order)) return err('not_allowed')
    if (!mayResend(order, await refundable(tx, order))) return err('not_allowed')
    if (order.mails.length !== seen) return err('changed')
    const hasNote = order.timeline.some(({ to, note }) => to === 'active' && note !== '')
    const message = orderMail(kind, order, { publicUrl: context.publicUrl, hasNote })
    // The number alone is not unique: deleting an unsent mail frees its number for the next one.
    const key = `order ${id} ${kind} ${seen + 1} ${context.now.toISOString()}`
    await context.mail(tx, { key, subject: id, kind, urgency: 'normal', message })
    await recordChange(tx, { actor, now: context.now }, 'orders.resend-mail', ['order', id], {
      before: null,
      after: { mail: kind },
    })
    return ok(null)
  })
}

export interface NewOrderNote {
  orderId: string
  kind: OrderNoteKind
  text: string
  /** The amount of a refund; null for other notes. */
  amount: Cents | null
  isChecked: boolean
}

/**
 * Adds a note. Staff make refunds in the signing portal and record each here, up to the amount not yet refunded
 * (product: dashboard 86).
 */
export async function addOrderNote(
  db: Database,
  context: OrderContext,
  actor: Actor,
  note: NewOrderNote,
): Promise<Result<null, 'unknown' | 'not_paid' | 'too_much'>> {
  const { orderId, kind, text, amount, isChecked } = note
  const { now } = context
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return err('unknown')
    if (kind === 'refund') {
      if (!order.timeline.some(({ to }) => to === 'paid')) return err('not_paid')
      if ((amount ?? 0) > (await refundable(tx, order)).left) return err('too_much')
    }
    const column = amount === null ? null : priceColumn(amount)
    const authorId = actingAccount(actor)
    await tx.insert(orderNotes).values({ orderId, kind, text, amount: column, authorId, at: now })
    if (kind === 'refund') await endIfRefunded(tx, context, order)
    if (isChecked) await tx.update(orders).set({ checkedAt: now }).where(eq(orders.id, orderId))
    await recordChange(tx, { actor, now }, kind === 'refund' ? action : 'orders.note', ['order', orderId], {
      before: null,
      after: { [kind]: text, ...(amount !== null && { amount }), ...(isChecked && { checked: true }) },
      personal: [kind],
    })
    return ok(null)
  })
}

async function transitionAndRecord(
  tx: Database,
  context: OrderContext,
  order: Order,
  { to, note, actor, parentId }: ChangeOrigin & { to: OrderStatus; note: string; actor: Actor },
): Promise<void> {
  await transitionOrder(tx, context, order, { to, source: 'staff', note })
  await recordChange(
    tx,
    { actor, now: context.now, ...(parentId && { parentId }) },
    action,
    ['order', order.id],
    {
      before: { status: order.status },
      after: { status: to, ...(note !== '' && { note }) },
      personal: ['note'],
    },
  )
}
