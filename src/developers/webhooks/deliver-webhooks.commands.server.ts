import { and, asc, eq, inArray, isNull, lt, lte, notInArray, sql } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { messageBody } from '#developers/webhooks/message-bodies.queries.server.ts'
import type { SentWebhook } from '#developers/webhooks/send-webhook.server.ts'
import {
  deliveryLogDays,
  maxEarlierAttempts,
  pausedAfterMilliseconds,
  secondsToNextAttempt,
} from '#developers/webhooks/webhook.ts'
import { webhookDeliveries, webhookMessages, webhooks } from '#developers/webhooks/webhooks.tables.server.ts'
import { addDays } from '#lib/days.ts'

const maxAtOnce = 50
/**
 * The maximum number of simultaneous deliveries per webhook, so that a slow receiver delays only its own
 * messages (product: developers 11).
 */
const maxOfWebhook = 2
/** The lease is longer than any attempt. After the lease, another process may send the delivery. */
const leaseMilliseconds = 60_000

/** Adds the body and the deliveries to new messages. */
export async function prepareMessages(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const messages = await tx
      .select()
      .from(webhookMessages)
      .where(isNull(webhookMessages.body))
      .orderBy(asc(webhookMessages.at))
      .limit(maxAtOnce)
      .for('update', { skipLocked: true })
    for (const message of messages) {
      const body = await messageBody(tx, message)
      await tx.update(webhookMessages).set({ body }).where(eq(webhookMessages.id, message.id))
      const receivers = await tx
        .select({ id: webhooks.id, pausedAt: webhooks.pausedAt })
        .from(webhooks)
        .where(and(eq(webhooks.sellerId, message.sellerId), sql`${message.type} = any (${webhooks.events})`))
      if (receivers.length === 0) continue
      await tx.insert(webhookDeliveries).values(
        receivers.map(({ id, pausedAt }) => ({
          webhookId: id,
          messageId: message.id,
          state: pausedAt === null ? ('pending' as const) : ('held' as const),
          dueAt: now,
          createdAt: now,
        })),
      )
    }
  })
}

/**
 * Takes due deliveries for this process, a few of each webhook. `busy` contains the number of deliveries per
 * webhook that the process is already sending.
 */
export async function takeDueDeliveries(db: Database, now: Date, busy: ReadonlyMap<string, number>) {
  const lease = new Date(now.getTime() + leaseMilliseconds)
  const full = [...busy].flatMap(([id, count]) => (count >= maxOfWebhook ? [id] : []))
  const { id, webhookId, state, dueAt } = webhookDeliveries
  const isDue = and(eq(state, 'pending'), lte(dueAt, now))
  const due = db.$with('due').as(
    db
      .select({
        id,
        place: sql<number>`row_number() over (partition by ${webhookId} order by ${dueAt}, ${id})`.as(
          'place',
        ),
      })
      .from(webhookDeliveries)
      .where(and(isDue, full.length === 0 ? undefined : notInArray(webhookId, full))),
  )
  return db.transaction(async (tx) => {
    const chosen = await tx
      .with(due)
      .select({ id, webhookId })
      .from(webhookDeliveries)
      .innerJoin(due, and(eq(due.id, id), lte(due.place, maxOfWebhook)))
      // This condition is checked again, because another process may have taken the delivery.
      .where(isDue)
      .orderBy(dueAt)
      .limit(maxAtOnce)
      .for('update', { of: webhookDeliveries, skipLocked: true })
    const taken = new Map(busy)
    const own = chosen.filter((each) => {
      const count = (taken.get(each.webhookId) ?? 0) + 1
      taken.set(each.webhookId, count)
      return count <= maxOfWebhook
    })
    if (own.length === 0) return []
    const ids = own.map((each) => each.id)
    await tx
      .update(webhookDeliveries)
      .set({ dueAt: lease, attempts: sql`${webhookDeliveries.attempts} + 1` })
      .where(inArray(id, ids))
    return tx
      .select({ delivery: webhookDeliveries, message: webhookMessages, webhook: webhooks })
      .from(webhookDeliveries)
      .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
      .innerJoin(webhooks, eq(webhooks.id, webhookId))
      .where(inArray(id, ids))
  })
}

export type TakenDelivery = Awaited<ReturnType<typeof takeDueDeliveries>>[number]

/** Records an attempt. Pauses a webhook after a day of failures (product: developers 13). */
export async function recordAttempt(
  db: Database,
  { delivery, webhook }: TakenDelivery,
  sent: SentWebhook,
  now: Date,
): Promise<void> {
  const isDelivered = 'status' in sent && sent.status >= 200 && sent.status < 300
  const pause = isDelivered ? null : secondsToNextAttempt(delivery.attempts)
  await db.transaction(async (tx) => {
    await tx
      .update(webhookDeliveries)
      .set({
        state: isDelivered ? 'delivered' : pause === null ? 'failed' : 'pending',
        dueAt: new Date(now.getTime() + (pause ?? 0) * 1000),
        attemptedAt: now,
        status: 'status' in sent ? sent.status : null,
        error: 'error' in sent ? sent.error : null,
        answer: 'answer' in sent ? sent.answer : null,
        earlierAttempts: withLastAttempt(delivery),
      })
      .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.state, 'pending')))
    const failingSince = isDelivered
      ? null
      : sql`coalesce(${webhooks.failingSince}, ${now.toISOString()}::timestamptz)`
    const [after] = await tx
      .update(webhooks)
      .set({ failingSince })
      .where(eq(webhooks.id, webhook.id))
      .returning({ since: webhooks.failingSince, pausedAt: webhooks.pausedAt })
    if (!after?.since || after.pausedAt !== null) return
    if (now.getTime() - after.since.getTime() >= pausedAfterMilliseconds)
      await pauseFailing(tx, webhook.id, now)
  })
}

/** All attempts of a delivery. The last one is in the row's own columns. */
export function withLastAttempt(delivery: TakenDelivery['delivery']) {
  const { earlierAttempts, attemptedAt, status, error, answer } = delivery
  if (attemptedAt === null) return earlierAttempts
  const last = { at: attemptedAt.toISOString(), status, error, answer }
  return [...earlierAttempts, last].slice(-maxEarlierAttempts)
}

async function pauseFailing(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(webhooks).set({ pausedAt: now, pausedBy: 'failures' }).where(eq(webhooks.id, id))
  await holdPending(tx, id)
  await recordChange(tx, { actor: { kind: 'system' }, now }, 'developers.pause', ['webhook', id], {
    before: { paused: false },
    after: { paused: true, by: 'failures' },
  })
}

/** Holds the pending deliveries of a paused webhook. The log lists them, and somebody can send them again. */
export async function holdPending(tx: Database, webhookId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'held' })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'pending')))
}

export async function deleteOldMessages(db: Database, now: Date): Promise<void> {
  const before = addDays(now, -deliveryLogDays)
  await db.delete(webhookMessages).where(lt(webhookMessages.at, before))
}
