import { and, asc, eq, sql } from 'drizzle-orm'
import { removePaidLines } from '#cart/paid-lines.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { isUuid } from '#lib/ids.ts'
import { commitAsOrder } from '#db/synchronous-commit.server.ts'
import { releaseDiscount } from '#cart/discounts/discount-use.commands.server.ts'
import { grantAccess } from '#orders/access/grant-access.commands.server.ts'
import { applyBillingEvent } from '#orders/transitions/billing-events.commands.server.ts'
import type { OrderContext } from '#orders/order-context.server.ts'
import { publishOrderChange } from '#orders/order-changes.commands.server.ts'
import { orderMail } from '#orders/transitions/order-mails.ts'
import { mailOfTransition, mayMail } from '#orders/transitions/order-mail-kinds.ts'
import { evaluate, type Evaluation } from '#orders/portal-event.ts'
import { portalEventForm, type PortalEvent } from '#orders/portal-event.forms.ts'
import type { Order } from '#orders/order.ts'
import {
  endsUnpaid,
  isFinal,
  impliedStatuses,
  type TransitionSource,
  type OrderStatus,
} from '#orders/order-status.ts'
import { isMailedToProven, receiptMail, receiptMailKind } from '#orders/transitions/receipt-mail.ts'
import { applyPaidOrder } from '#orders/transitions/subscription-changes.commands.server.ts'
import { isBillingEvent } from '#orders/subscription.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { handOffTokens, orderTransitions, orders, portalEvents } from '#orders/orders.tables.server.ts'
import { releaseQuote } from '#quotes/quote-use.commands.server.ts'

const impliedNote = 'Follows from the next step.'

export interface Transition {
  to: OrderStatus
  source: TransitionSource
  note?: string
  at?: Date
  portalEventId?: string
  /** Sends no mail, because another mail contains the news. */
  silent?: boolean
}

/**
 * Locks the order against other transitions until the transaction ends, and sets the commit level of orders. Rows
 * that reference the order are not locked. `null` if the order does not exist.
 */
export async function lockOrder(tx: Database, id: string): Promise<Order | null> {
  if (!isUuid(id)) return null
  await tx.execute(sql`select ${commitAsOrder} from ${orders} where id = ${id} for no key update`)
  return orderById(tx, id)
}

/**
 * Applies a transition and its implied transitions to a locked order, and queues their mails. Then applies
 * pending events that have become possible.
 */
export async function transitionOrder(
  tx: Database,
  context: OrderContext,
  order: Order,
  transition: Transition,
): Promise<void> {
  const changed = await writeTransitions(tx, context, order, transition)
  await applyPending(tx, context, changed)
}

/**
 * The effect of an event on the order. Ignores `order.active` for a change of a quantity: the payment
 * activates the change, and a pending event would keep the order open (product: subscriptions 8).
 */
export function evaluateEvent(order: Order | null, { type, data }: PortalEvent): Evaluation {
  if (!order) return { outcome: 'ignored', reason: 'unknown_order' }
  const { status, total, currency, timeline } = order
  const passed = timeline.map(({ to }) => to)
  const { amount = null, currency: paidIn = null } = data
  const evaluation = evaluate({ type, amount, currency: paidIn }, { status, total, currency, passed })
  const activates = type === 'order.active' && evaluation.outcome !== 'ignored'
  if (activates && order.change !== null) return { outcome: 'ignored', reason: 'not_allowed' }
  return evaluation
}

/** The time of the event, but not before the order and not in the future. */
export function timeOf(order: Order, happenedAt: Date, now: Date): Date {
  const notBeforeOrder = Math.max(order.preparedAt.getTime(), happenedAt.getTime())
  return new Date(Math.min(notBeforeOrder, now.getTime()))
}

/** Records implied transitions too. They send their mail only if the final transition has none. */
async function writeTransitions(
  tx: Database,
  context: OrderContext,
  order: Order,
  transition: Transition,
): Promise<Order> {
  const { to, source, at = context.now } = transition
  const silent = mailOfTransition(to) !== null
  let changed = order
  for (const status of impliedStatuses(order.status, to) ?? []) {
    const implied = { to: status, source, at, note: impliedNote, silent }
    changed = await writeTransition(tx, context, changed, implied)
  }
  return writeTransition(tx, context, changed, transition)
}

async function writeTransition(
  tx: Database,
  context: OrderContext,
  order: Order,
  { to, source, note = '', at = context.now, portalEventId, silent = false }: Transition,
): Promise<Order> {
  const from = order.status
  const { now } = context
  const { id: orderId } = order
  await tx.update(orders).set({ status: to, changedAt: now }).where(eq(orders.id, orderId))
  if (isFinal(to)) await tx.delete(handOffTokens).where(eq(handOffTokens.orderId, orderId))
  const number = order.timeline.length + 1
  await tx.insert(orderTransitions).values({ orderId, number, from, to, source, note, at, portalEventId })
  publishOrderChange(tx, order)
  // Removes the paid lines from an account's cart. Browsers do this for the carts that they store. The lines
  // of a quote did not come from the cart (product: quotes 10).
  if (to === 'paid' && order.userId !== null && order.quoteId === null && order.change === null) {
    const paid = { userId: order.userId, orderedAt: order.preparedAt, lines: order.lines }
    await removePaidLines(tx, paid)
  }
  if (order.quoteId !== null && endsUnpaid(to)) await releaseQuote(tx, order.id, now)
  const outcomeOfChange = to === 'paid' ? await applyPaidOrder(tx, context, order, at) : null
  // An order that only changes a quantity grants no access.
  if (to === 'active' && order.change === null) await grantAccess(tx, context, order.lines)
  if (order.discountCode !== '' && endsUnpaid(to)) await releaseDiscount(tx, order.id)
  const kind = mailOfTransition(to)
  if (kind && !silent && mayMail(kind, order)) {
    const { publicUrl } = context
    const message = orderMail(kind, order, { publicUrl, outcomeOfChange, hasNote: note !== '' })
    await context.mail(tx, {
      key: `order ${order.id} ${kind}`,
      subject: order.id,
      kind,
      urgency: 'normal',
      message,
    })
  }
  if (to === 'paid') await mailReceiptToProven(tx, context, order)
  const timeline = [...order.timeline, { from, to, source, note, at }]
  const changed = { ...order, status: to, changedAt: now, timeline }
  // An applied change of a quantity becomes active as soon as it is paid (product: subscriptions 8).
  return outcomeOfChange === 'applied'
    ? writeTransition(tx, context, changed, { to: 'active', source: 'system', at, silent: true })
    : changed
}

/**
 * The payment mail links to the receipt. If it goes to an unverified address, the receipt is mailed separately to
 * the verified one (product: receipts 12).
 */
async function mailReceiptToProven(tx: Database, context: OrderContext, order: Order): Promise<void> {
  if (order.provenEmail === null || order.customerDeletedAt !== null || isMailedToProven(order)) return
  await context.mail(tx, {
    key: `order ${order.id} ${receiptMailKind}`,
    subject: order.id,
    kind: receiptMailKind,
    urgency: 'normal',
    message: receiptMail(order, order.provenEmail, context.publicUrl),
  })
}

/** Applies pending events in the order in which they happened. A settled order has none. */
async function applyPending(tx: Database, context: OrderContext, order: Order): Promise<void> {
  if (!order.unsettled) return
  const pending = await tx
    .select()
    .from(portalEvents)
    .where(and(eq(portalEvents.order, order.id), eq(portalEvents.outcome, 'pending')))
    .orderBy(asc(portalEvents.happenedAt), asc(portalEvents.id))
  for (const stored of pending) {
    const event = portalEventForm.parse(stored.payload)
    const evaluation = isBillingEvent(event.type)
      ? await applyBillingEvent(tx, context, order, event)
      : evaluateEvent(order, event)
    if (evaluation.outcome === 'pending') continue
    const reason = evaluation.outcome === 'ignored' ? evaluation.reason : null
    await tx
      .update(portalEvents)
      .set({ outcome: evaluation.outcome, reason })
      .where(eq(portalEvents.id, stored.id))
    if (evaluation.outcome !== 'processed' || evaluation.to === null) continue
    const at = timeOf(order, stored.happenedAt, context.now)
    const transition: Transition = {
      to: evaluation.to,
      source: 'signing_portal',
      note: event.data.note ?? '',
      at,
      portalEventId: stored.id,
    }
    return applyPending(tx, context, await writeTransitions(tx, context, order, transition))
  }
}
