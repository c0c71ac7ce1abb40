import { desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { webhookDeliveries, webhookMessages, webhooks } from '#developers/webhooks/webhooks.tables.server.ts'

const { createdBy: _createdBy, ...columns } = getTableColumns(webhooks)

export async function listWebhooks(db: Database, sellerIds: readonly string[]) {
  if (sellerIds.length === 0) return []
  return db
    .select({ ...columns, seller: marketplaceSellers.name })
    .from(webhooks)
    .innerJoin(marketplaceSellers, eq(marketplaceSellers.id, webhooks.sellerId))
    .where(inArray(webhooks.sellerId, [...sellerIds]))
    .orderBy(desc(webhooks.createdAt), webhooks.id)
}

export type ListedWebhook = Awaited<ReturnType<typeof listWebhooks>>[number]

/** Finds a webhook of one of these sellers, or returns `null`. */
export async function webhookOf(db: Database, sellerIds: readonly string[], id: string) {
  return (await listWebhooks(db, sellerIds)).find((webhook) => webhook.id === id) ?? null
}

/** The log of a webhook, newest first. */
export async function deliveriesOf(db: Database, webhookId: string, limit: number) {
  const { webhookId: _webhookId, ...delivery } = getTableColumns(webhookDeliveries)
  const { type, body } = webhookMessages
  return db
    .select({ ...delivery, type, body })
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), webhookDeliveries.id)
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
