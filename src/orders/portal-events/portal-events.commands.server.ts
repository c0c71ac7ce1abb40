import { and, eq, sql } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Actor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { applyBillingEvent, type BillingOutcome } from '#orders/transitions/billing-events.commands.server.ts'
import { portalEventForm, type PortalEvent } from '#orders/portal-event.forms.ts'
import type { OrderContext } from '#orders/order-context.server.ts'
import {
  evaluateEvent,
  lockOrder,
  transitionOrder,
  timeOf,
} from '#orders/transitions/order-transitions.commands.server.ts'
import { publishOrderChange } from '#orders/order-changes.commands.server.ts'
import type { EventOutcome, Evaluation } from '#orders/portal-event.ts'
import { isBillingEvent } from '#orders/subscription.ts'
import type { Order } from '#orders/order.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { orders, portalEvents } from '#orders/orders.tables.server.ts'

export interface ReceivedEvent {
  outcome: EventOutcome
  reason: string | null
  duplicate: boolean
}

/** Stores a verified event and applies it in the same transaction, once per event id (product: orders 13, 14, 15). */
export async function receivePortalEvent(
  db: Database,
  context: OrderContext,
  id: string,
  event: PortalEvent,
): Promise<ReceivedEvent> {
  return db.transaction(async (tx) => {
    const orderId = event.data.order.toLowerCase()
    // Locks the order before the event, as `applyPending` does, to prevent deadlocks.
    const order = await lockOrder(tx, orderId)
    if (order && isBillingEvent(event.type)) return receiveBillingEvent(tx, context, order, { id, event })
    const evaluation = evaluateEvent(order, event)
    const outcome = outcomeIn(evaluation)
    const [stored] = await storeEvent(tx, { ...rowOf(context, id, event), ...outcome })
    if (!stored) return { ...(await outcomeOf(tx, id)), duplicate: true }
    await applyEvent(tx, context, order, { id, event, evaluation })
    return { ...outcome, duplicate: false }
  })
}

function rowOf({ now }: OrderContext, id: string, event: PortalEvent) {
  const { type, timestamp, data } = event
  const order = data.order.toLowerCase()
  return { id, type, order, payload: event, happenedAt: new Date(timestamp), receivedAt: now }
}

/**
 * Stores a renewal or refund before applying it, so that a repeated event is not applied twice, and then updates
 * its outcome.
 */
async function receiveBillingEvent(
  tx: Database,
  context: OrderContext,
  order: Order,
  { id, event }: { id: string; event: PortalEvent },
): Promise<ReceivedEvent> {
  const [stored] = await storeEvent(tx, { ...rowOf(context, id, event), outcome: 'pending', reason: null })
  if (!stored) return { ...(await outcomeOf(tx, id)), duplicate: true }
  const outcome = outcomeIn(await applyBillingEvent(tx, context, order, event))
  await tx.update(portalEvents).set(outcome).where(eq(portalEvents.id, id))
  publishOrderChange(tx, order)
  return { ...outcome, duplicate: false }
}

/** Inserts no row if the event is already stored. */
function storeEvent(tx: Database, row: typeof portalEvents.$inferInsert) {
  return tx.insert(portalEvents).values(row).onConflictDoNothing().returning({ id: portalEvents.id })
}

/**
 * Lets staff evaluate a pending or ignored event of this order again. Returns the outcome, or `null` if the
 * order has no such event.
 */
export async function replayPortalEvent(
  db: Database,
  context: OrderContext,
  actor: Actor,
  { id, order }: { id: string; order: string },
): Promise<Omit<ReceivedEvent, 'duplicate'> | null> {
  return db.transaction(async (tx) => {
    const before = await lockOrder(tx, order)
    if (!before) return null
    const isOwn = and(eq(portalEvents.id, id), eq(portalEvents.order, before.id))
    const [stored] = await tx.select().from(portalEvents).where(isOwn)
    if (!stored) return null
    if (stored.outcome === 'processed') return { outcome: 'processed', reason: null }
    const event = portalEventForm.parse(stored.payload)
    const evaluation = isBillingEvent(event.type)
      ? await applyBillingEvent(tx, context, before, event)
      : evaluateEvent(before, event)
    const applied = outcomeIn(evaluation)
    await tx.update(portalEvents).set(applied).where(eq(portalEvents.id, id))
    if (evaluation.outcome !== 'processed' || evaluation.to !== null) {
      await applyEvent(tx, context, before, { id, event, evaluation })
    } else publishOrderChange(tx, before)
    const by = { actor, now: context.now }
    await recordChange(tx, by, 'orders.replay', ['portal_event', id], {
      before: { outcome: stored.outcome, reason: stored.reason },
      after: applied,
    })
    const after = await orderById(tx, before.id)
    if (after) {
      await recordChange(tx, by, 'orders.replay', ['order', after.id], {
        before: { status: before.status },
        after: { status: after.status },
      })
    }
    return applied
  })
}

/**
 * Returns orders that have been without an event for too long, and orders with an overdue renewal. Marks them
 * as queried. Skips orders that were queried recently.
 */
export async function takeOverdueOrders(
  db: Database,
  { now, silentMinutes, limit }: { now: Date; silentMinutes: number; limit: number },
): Promise<string[]> {
  const time = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ id: string }>(sql`
    update orders set asked_at = ${time} where id in (
      select id from orders
      where (status in ('prepared', 'documents_opened', 'signed', 'payment_failed', 'paid')
          and changed_at < ${time} - make_interval(mins => ${silentMinutes})
          and changed_at > ${time} - interval '60 days'
          or id in (select order_id from subscriptions where ended_at is null
            and period_end < ${time} - make_interval(mins => ${silentMinutes})
            and period_end > ${time} - interval '60 days'))
        and (asked_at is null or asked_at < ${time} - interval '1 hour')
      order by asked_at nulls first limit ${limit} for update skip locked
    ) returning id`)
  return rows.map(({ id }) => id)
}

function outcomeIn(evaluation: Evaluation | BillingOutcome): Omit<ReceivedEvent, 'duplicate'> {
  return { outcome: evaluation.outcome, reason: evaluation.outcome === 'ignored' ? evaluation.reason : null }
}

/** Applies a stored event to its order, which is already locked. */
async function applyEvent(
  tx: Database,
  context: OrderContext,
  order: Order | null,
  { id, event, evaluation }: { id: string; event: PortalEvent; evaluation: Evaluation },
): Promise<void> {
  if (!order || evaluation.outcome === 'ignored') return
  publishOrderChange(tx, order)
  const { session_id: sessionId, note = '' } = event.data
  if (sessionId !== undefined) await tx.update(orders).set({ sessionId }).where(eq(orders.id, order.id))
  if (evaluation.outcome === 'pending') return
  const at = timeOf(order, new Date(event.timestamp), context.now)
  const transition = { to: evaluation.to, source: 'signing_portal', note, at, portalEventId: id } as const
  await transitionOrder(tx, context, order, transition)
}

async function outcomeOf(tx: Database, id: string): Promise<Omit<ReceivedEvent, 'duplicate'>> {
  const [stored] = await tx
    .select({ outcome: portalEvents.outcome, reason: portalEvents.reason })
    .from(portalEvents)
    .where(eq(portalEvents.id, id))
  if (!stored) throw new Error('The event that caused the conflict is gone')
  return stored
}
