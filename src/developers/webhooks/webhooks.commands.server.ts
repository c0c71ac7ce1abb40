import { and, eq, isNull, sql } from 'drizzle-orm'
import { actingAccount, type Actor, type ByActor } from '#audit/audit.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
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

export async function changeWebhook(db: Database, { actor, id, now, url, events }: Change & WebhookFields) {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ url: webhooks.url, events: webhooks.events })
      .from(webhooks)
      .where(eq(webhooks.id, id))
      .for('update')
    if (!before) return
    const after = { url, events }
    await tx.update(webhooks).set(after).where(eq(webhooks.id, id))
    await recordChange(tx, { actor, now }, action, ['webhook', id], { before, after })
  })
}

export async function removeWebhook(db: Database, { actor, id, now }: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(webhooks)
      .where(eq(webhooks.id, id))
      .returning({ url: webhooks.url, events: webhooks.events })
    if (!removed) return
    await recordChange(tx, { actor, now }, action, ['webhook', id], { before: removed, after: null })
  })
}

/** Changes the secret. For a day, messages are signed with both secrets (product: developers 10). */
export async function rotateSecret(db: Database, { actor, id, now }: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(webhooks)
      .set({ secretNumber: sql`${webhooks.secretNumber} + 1`, secretChangedAt: now })
      .where(eq(webhooks.id, id))
      .returning({ number: webhooks.secretNumber })
    if (!changed) return
    const [before, after] = [{ secret: changed.number - 1 }, { secret: changed.number }]
    await recordChange(tx, { actor, now }, action, ['webhook', id], { before, after })
  })
}

export async function pauseWebhook(db: Database, { actor, id, now }: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const [paused] = await tx
      .update(webhooks)
      .set({ pausedAt: now, pausedBy: 'person' })
      .where(and(eq(webhooks.id, id), isNull(webhooks.pausedAt)))
      .returning({ id: webhooks.id })
    if (!paused) return
    await holdPending(tx, id)
    const [before, after] = [{ paused: false }, { paused: true }]
    await recordChange(tx, { actor, now }, action, ['webhook', id], { before, after })
  })
}

/**
 * Resumes a webhook. Only new messages are sent. Messages held during the pause stay in the log until
 * somebody sends them.
 */
export async function resumeWebhook(db: Database, { actor, id, now }: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const [resumed] = await tx
      .update(webhooks)
      .set({ pausedAt: null, pausedBy: null, failingSince: null })
      .where(and(eq(webhooks.id, id), sql`${webhooks.pausedAt} is not null`))
      .returning({ id: webhooks.id })
    if (!resumed) return
    const [before, after] = [{ paused: true }, { paused: false }]
    await recordChange(tx, { actor, now }, action, ['webhook', id], { before, after })
  })
}

/** Sends a test message, even if the webhook is paused. */
export async function sendTest(db: Database, { actor, id, now }: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const [webhook] = await tx
      .select({ sellerId: webhooks.sellerId })
      .from(webhooks)
      .where(eq(webhooks.id, id))
    if (!webhook) return
    const body = { type: testEvent, timestamp: now.toISOString(), data: { webhook: id } }
    const about = `${id} ${now.getTime()}`
    const [message] = await tx
      .insert(webhookMessages)
      .values({ sellerId: webhook.sellerId, type: testEvent, about, at: now, body })
      .onConflictDoNothing()
      .returning({ id: webhookMessages.id })
    if (!message) return
    await tx
      .insert(webhookDeliveries)
      .values({ webhookId: id, messageId: message.id, state: 'pending', dueAt: now, createdAt: now })
    const after = { test: message.id }
    await recordChange(tx, { actor, now }, action, ['webhook', id], { before: null, after })
  })
}

/**
 * Sends a message again with the same id, and retries for another day if necessary. Moves the last attempt to
 * the earlier ones, so that the log does not show its answer with the new attempt.
 */
export async function sendAgain(
  db: Database,
  { actor, id, now, deliveryId }: Change & { deliveryId: string },
) {
  await db.transaction(async (tx) => {
    const [again] = await tx
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, id)))
      .for('update')
    if (!again) return
    await tx
      .update(webhookDeliveries)
      .set({
        state: 'pending',
        attempts: 0,
        dueAt: now,
        earlierAttempts: withLastAttempt(again),
        attemptedAt: null,
        status: null,
        error: null,
        answer: null,
      })
      .where(eq(webhookDeliveries.id, deliveryId))
    const after = { sent_again: again.messageId }
    await recordChange(tx, { actor, now }, action, ['webhook', id], { before: null, after })
  })
}
