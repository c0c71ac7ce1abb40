import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'
import { mailOfTransition, orderMail } from '#orders/order-mails.ts'
import { evaluate, type Evaluation } from '#orders/portal-events/portal-event.ts'
import { portalEventForm, type PortalEvent } from '#orders/orders.forms.ts'
import type { EventSource, Order } from '#orders/order.ts'
import { isFinal, stepsTo, type OrderStatus } from '#orders/order-states.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { handOffTokens, orderEvents, orders, portalEvents } from '#orders/orders.tables.server.ts'

const skippedNote = 'Follows from the next step.'

/** What a transition needs from outside: the time, the mail queue, and the store's address. */
export interface OrderContext {
  now: Date
  publicUrl: string
  mail(tx: Database, mail: NewMail): Promise<void>
}

export interface Transition {
  to: OrderStatus
  source: EventSource
  note?: string
  at?: Date
  portalEventId?: string
}

/** Locks the order against other transitions until this transaction ends. Rows that reference it are not blocked. */
export async function lockOrder(tx: Database, id: string): Promise<Order | null> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('no key update')
  return orderById(tx, id)
}

/**
 * Makes the transition of a locked order and those it implies, with events and mails; then applies pending events that
 * have become possible.
 */
export async function transitionOrder(
  tx: Database,
  context: OrderContext,
  order: Order,
  move: Transition,
): Promise<void> {
  const moved = await writeTransitions(tx, context, order, move)
  await applyWaiting(tx, context, moved)
}

export function evaluateEvent(order: Order, { type, data }: PortalEvent): Evaluation {
  const { status, total, currency, events } = order
  const passed = events.map(({ to }) => to)
  const { amount = null, currency: paidIn = null } = data
  return evaluate({ type, amount, currency: paidIn }, { status, total, currency, passed })
}

/** The time that the event names, limited to what is possible. */
export function timeOf(order: Order, happenedAt: Date, now: Date): Date {
  const earliest = Math.max(order.preparedAt.getTime(), happenedAt.getTime())
  return new Date(Math.min(earliest, now.getTime()))
}

/** Also records skipped transitions. Sends their mail only if the final transition sends none. */
async function writeTransitions(
  tx: Database,
  context: OrderContext,
  order: Order,
  move: Transition,
): Promise<Order> {
  let moved = order
  const silent = mailOfTransition(move.to) !== null
  for (const to of stepsTo(order.status, move.to) ?? []) {
    const { source, at = context.now } = move
    moved = await writeTransition(tx, context, moved, { to, source, at, note: skippedNote }, { silent })
  }
  return writeTransition(tx, context, moved, move)
}

async function writeTransition(
  tx: Database,
  context: OrderContext,
  order: Order,
  move: Transition,
  { silent = false } = {},
): Promise<Order> {
  const { to, source, note = '', at = context.now, portalEventId = null } = move
  const from = order.status
  const { now } = context
  await tx.update(orders).set({ status: to, changedAt: now }).where(eq(orders.id, order.id))
  const number = order.events.length + 1
  await tx
    .insert(orderEvents)
    .values({ orderId: order.id, number, from, to, source, note, portalEventId, at })
  if (to === 'paid') await takeFromCart(tx, order.id)
  if (isFinal(to)) await tx.delete(handOffTokens).where(eq(handOffTokens.orderId, order.id))
  const kind = mailOfTransition(to)
  if (kind && !silent) {
    const message = orderMail(kind, order, { publicUrl: context.publicUrl })
    await context.mail(tx, { key: `order ${order.id} ${kind}`, subject: order.id, kind, message })
  }
  const events = [...order.events, { from, to, source, note, at }]
  return { ...order, status: to, changedAt: now, events }
}

/** Applies pending events, in the order in which they happened. */
async function applyWaiting(tx: Database, context: OrderContext, order: Order): Promise<void> {
  const waiting = await tx
    .select()
    .from(portalEvents)
    .where(and(eq(portalEvents.order, order.id), eq(portalEvents.outcome, 'waiting')))
    .orderBy(asc(portalEvents.happenedAt), asc(portalEvents.id))
  for (const kept of waiting) {
    const event = portalEventForm.parse(kept.payload)
    const evaluation = evaluateEvent(order, event)
    if (evaluation.outcome === 'waiting') continue
    const reason = evaluation.outcome === 'kept' ? evaluation.reason : null
    await tx
      .update(portalEvents)
      .set({ outcome: evaluation.outcome, reason })
      .where(eq(portalEvents.id, kept.id))
    if (evaluation.outcome !== 'applied') continue
    const at = timeOf(order, kept.happenedAt, context.now)
    const move: Transition = {
      to: evaluation.to,
      source: 'portal',
      note: event.data.note ?? '',
      at,
      portalEventId: kept.id,
    }
    return applyWaiting(tx, context, await writeTransitions(tx, context, order, move))
  }
}

/**
 * Removes from the account's cart what was paid: exactly the ordered quantities, from lines that were there when it was
 * ordered (product: orders 18). The browser does the same for its cart.
 */
async function takeFromCart(tx: Database, orderId: string): Promise<void> {
  const bought = sql`orders join order_lines line on line.order_id = orders.id`
  const products = sql`orders.id = ${orderId} and orders.user_id = item.user_id and line.product_type = 'marketplace'
    and line.product_id = item.product_id and line.offer = item.offer and item.created_at <= orders.prepared_at`
  const solutions = sql`orders.id = ${orderId} and orders.user_id = item.user_id and line.product_type = 'wts_solution'
    and line.product_id = item.product_id and item.created_at <= orders.prepared_at`
  await tx.execute(sql`
    delete from marketplace_cart_items item using ${bought} where ${products} and item.quantity <= line.quantity`)
  await tx.execute(sql`
    update marketplace_cart_items item set quantity = item.quantity - line.quantity from ${bought}
    where ${products} and item.quantity > line.quantity`)
  await tx.execute(sql`
    delete from wts_cart_items item using ${bought} where ${solutions} and item.quantity <= line.quantity`)
  await tx.execute(sql`
    update wts_cart_items item set quantity = item.quantity - line.quantity from ${bought}
    where ${solutions} and item.quantity > line.quantity`)
}
