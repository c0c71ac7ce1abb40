import { and, desc, eq, inArray } from 'drizzle-orm'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { webhookDeliveries, webhookMessages, webhooks } from '#developers/webhooks/webhooks.tables.server.ts'

const shownColumns = {
  id: webhooks.id,
  sellerId: webhooks.sellerId,
  seller: marketplaceSellers.name,
  url: webhooks.url,
  events: webhooks.events,
  failingSince: webhooks.failingSince,
  pausedAt: webhooks.pausedAt,
  pausedBy: webhooks.pausedBy,
  secretNumber: webhooks.secretNumber,
  secretChangedAt: webhooks.secretChangedAt,
}

export async function listWebhooks(db: Database, sellerIds: readonly string[]) {
  if (sellerIds.length === 0) return []
  return db
    .select(shownColumns)
    .from(webhooks)
    .innerJoin(marketplaceSellers, eq(marketplaceSellers.id, webhooks.sellerId))
    .where(inArray(webhooks.sellerId, [...sellerIds]))
    .orderBy(desc(webhooks.createdAt), webhooks.id)
}

export type ListedWebhook = Awaited<ReturnType<typeof listWebhooks>>[number]

/** Finds a webhook of one of these sellers, or returns `null`. */
export async function webhookOf(db: Database, sellerIds: readonly string[], id: string) {
  if (sellerIds.length === 0) return null
  const [found] = await db
    .select(shownColumns)
    .from(webhooks)
    .innerJoin(marketplaceSellers, eq(marketplaceSellers.id, webhooks.sellerId))
    .where(and(eq(webhooks.id, id), inArray(webhooks.sellerId, [...sellerIds])))
  return found ?? null
}

/** The log of a webhook, newest first. */
export async function deliveriesOf(db: Database, webhookId: string, limit: number) {
  const { id, state, attempts, createdAt, attemptedAt, dueAt } = webhookDeliveries
  const { status, error, answer, earlierAttempts } = webhookDeliveries
  return db
    .select({
      id,
      state,
      attempts,
      createdAt,
      attemptedAt,
      dueAt,
      status,
      error,
      answer,
      earlierAttempts,
      messageId: webhookMessages.id,
      type: webhookMessages.type,
      body: webhookMessages.body,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(createdAt), id)
    .limit(limit)
}

export type LoggedDelivery = Awaited<ReturnType<typeof deliveriesOf>>[number]

export async function webhooksMadeBy(db: Database, userId: string) {
  const { sellerId, url, events, createdAt } = webhooks
  return db
    .select({ sellerId, url, events, createdAt })
    .from(webhooks)
    .where(eq(webhooks.createdBy, userId))
    .orderBy(createdAt)
}
