import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { actingAccount, type Actor, type ByActor } from '#audit/audit.ts'
import { recordChange, type Sides } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { holdPending, withLastAttempt } from '#developers/webhooks/deliver-webhooks.commands.server.ts'
import { maxWebhooks, testEvent, type WebhookEvent } from '#developers/webhooks/webhook.ts'
import { webhookDeliveries, webhookMessages, webhooks } from '#developers/webhooks/webhooks.tables.server.ts'
import { err, ok, type Result } from '#lib/result.ts'

const action = 'developers.manage'

interface Change extends ByActor {
  id: string
}

interface WebhookFields {
  url: string
  events: WebhookEvent[]
}

export async function createWebhook(
  db: Database,
  { actor, sellerId, url, events, now }: WebhookFields & { actor: Actor; sellerId: string; now: Date },
): Promise<Result<string, 'too_many'>> {
  const createdBy = actingAccount(actor)
  return db.transaction(async (tx) => {
    // The lock keeps simultaneous requests from exceeding the maximum together.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${sellerId}`}, 0))`)
    if ((await tx.$count(webhooks, eq(webhooks.sellerId, sellerId))) >= maxWebhooks) return err('too_many')
    const [made] = await tx
      .insert(webhooks)
      .values({ sellerId, url, events, createdBy, createdAt: now })
      .returning({ id: webhooks.id })
    if (!made) throw new Error('The webhook was not stored')
    const after = { seller: sellerId, url, events }
    await recordChange(tx, { actor, now }, action, ['webhook', made.id], { before: null, after })
    return ok(made.id)
  })
}

export function changeWebhook(
  db: Database,
  { url, events, ...change }: Change & WebhookFields,
): Promise<void> {
  return recorded(db, change, async (tx, isThis) => {
    const columns = { url: webhooks.url, events: webhooks.events }
    const [before] = await tx.select(columns).from(webhooks).where(isThis).for('update')
    const after = { url, events }
    await tx.update(webhooks).set(after).where(isThis)
    return before && { before, after }
  })
}

export function removeWebhook(db: Database, change: Change): Promise<void> {
  return recorded(db, change, async (tx, isThis) => {
    const { url, events } = webhooks
    const [before] = await tx.delete(webhooks).where(isThis).returning({ url, events })
    return before && { before, after: null }
  })
}

/**
 * Changes the secret with this number. For a day, messages are signed with both secrets (product: developers 10).
 * Nothing changes if somebody has changed it meanwhile, because a third secret would end the first at once.
 */
export function rotateSecret(db: Database, { from, ...change }: Change & { from: number }): Promise<void> {
  return recorded(db, change, async (tx, isThis) => {
    const { secretNumber } = webhooks
    const next = { secretNumber: sql`${secretNumber} + 1`, secretChangedAt: change.now }
    const isSeen = and(isThis, eq(secretNumber, from))
    const [changed] = await tx.update(webhooks).set(next).where(isSeen).returning({ secret: secretNumber })
    return changed && { before: { secret: changed.secret - 1 }, after: changed }
  })
}

export function pauseWebhook(db: Database, change: Change): Promise<void> {
  return recorded(db, change, async (tx, isThis) => {
    const paused = await tx
      .update(webhooks)
      .set({ pausedAt: change.now, pausedBy: 'person' })
      .where(and(isThis, isNull(webhooks.pausedAt)))
      .returning({ id: webhooks.id })
    if (paused.length === 0) return undefined
    await holdPending(tx, change.id)
    return { before: { paused: false }, after: { paused: true } }
  })
}

/**
 * Resumes a webhook. Only new messages are sent. Messages held during the pause stay in the log until
 * somebody sends them.
 */
export function resumeWebhook(db: Database, change: Change): Promise<void> {
  return recorded(db, change, async (tx, isThis) => {
    const resumed = await tx
      .update(webhooks)
      .set({ pausedAt: null, pausedBy: null, failingSince: null })
      .where(and(isThis, isNotNull(webhooks.pausedAt)))
      .returning({ id: webhooks.id })
    return resumed.length > 0 ? { before: { paused: true }, after: { paused: false } } : undefined
  })
}

/** Sends a test message, even if the webhook is paused. */
export function sendTest(db: Database, change: Change): Promise<void> {
  const { id, now } = change
  return recorded(db, change, async (tx, isThis) => {
    const [webhook] = await tx.select({ sellerId: webhooks.sellerId }).from(webhooks).where(isThis)
    if (!webhook) return undefined
    const body = { type: testEvent, timestamp: now.toISOString(), data: { webhook: id } }
    const about = `${id} ${now.getTime()}`
    const [message] = await tx
      .insert(webhookMessages)
      .values({ sellerId: webhook.sellerId, type: testEvent, about, at: now, body })
      .onConflictDoNothing()
      .returning({ id: webhookMessages.id })
    if (!message) return undefined
    await tx
      .insert(webhookDeliveries)
      .values({ webhookId: id, messageId: message.id, state: 'pending', dueAt: now, createdAt: now })
    return { before: null, after: { test: message.id } }
  })
}

/**
 * Sends a message again with the same id, and retries for another day if necessary. Moves the last attempt to
 * the earlier ones, so that the log does not show its answer with the new attempt.
 */
export function sendAgain(
  db: Database,
  { deliveryId, ...change }: Change & { deliveryId: string },
): Promise<void> {
  return recorded(db, change, async (tx) => {
    const isDelivery = eq(webhookDeliveries.id, deliveryId)
    const [again] = await tx
      .select()
      .from(webhookDeliveries)
      .where(and(isDelivery, eq(webhookDeliveries.webhookId, change.id)))
      .for('update')
    if (!again) return undefined
    const earlierAttempts = withLastAttempt(again)
    const noAttempt = { attemptedAt: null, status: null, error: null, answer: null }
    await tx
      .update(webhookDeliveries)
      .set({ state: 'pending', attempts: 0, dueAt: change.now, earlierAttempts, ...noAttempt })
      .where(isDelivery)
    return { before: null, after: { sent_again: again.messageId } }
  })
}

/** Runs `work`, and records what it changed in the same transaction. */
function recorded(
  db: Database,
  { actor, id, now }: Change,
  work: (tx: Database, isThis: SQL) => Promise<Sides | undefined>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const sides = await work(tx, eq(webhooks.id, id))
    if (sides) await recordChange(tx, { actor, now }, action, ['webhook', id], sides)
  })
}
