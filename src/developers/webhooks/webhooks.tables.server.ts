import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { dateTime, ownerText, ownerUuid } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import {
  deliveryStates,
  pauseReasons,
  webhookEvents,
  type EarlierAttempt,
} from '#developers/webhooks/webhook.ts'

/** Addresses of sellers that receive events (product: developers 8). */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey().defaultRandom(),
    sellerId: ownerText(() => marketplaceSellers.id),
    url: text().notNull(),
    events: text({ enum: webhookEvents }).array().notNull(),
    /** The signing secret is derived from this number, so that the database stores no secret. */
    secretNumber: integer().notNull().default(1),
    secretChangedAt: dateTime(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: dateTime().notNull(),
    /** When the first attempt after the last success failed. */
    failingSince: dateTime(),
    pausedAt: dateTime(),
    pausedBy: text({ enum: pauseReasons }),
  },
  (webhook) => [index('webhooks_of_seller').on(webhook.sellerId)],
)

/** An event for one seller. Triggers write it in the transaction of the change. */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    sellerId: ownerText(() => marketplaceSellers.id),
    type: text().notNull(),
    /** The subject: an order id, a review id, or the id of a recurring line and a moment. */
    about: text().notNull(),
    at: dateTime().notNull(),
    /** The body that is sent. Null until the message is prepared for delivery. */
    body: jsonb().$type<Record<string, unknown>>(),
  },
  (message) => [
    unique('webhook_messages_once').on(message.sellerId, message.type, message.about),
    index('webhook_messages_unprepared')
      .on(message.at)
      .where(sql`${message.body} is null`),
    index('webhook_messages_by_age').on(message.at),
  ],
)

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    webhookId: ownerUuid(() => webhooks.id),
    messageId: ownerUuid(() => webhookMessages.id),
    state: text({ enum: deliveryStates }).notNull(),
    attempts: integer().notNull().default(0),
    /**
     * The time when the delivery is due. During an attempt, the time when another process may take it over.
     */
    dueAt: dateTime().notNull(),
    createdAt: dateTime().notNull(),
    /** The last attempt: its time, its status or error, and the beginning of the answer. */
    attemptedAt: dateTime(),
    status: integer(),
    error: text(),
    answer: text(),
    /** The attempts before the last one, oldest first. */
    earlierAttempts: jsonb().$type<EarlierAttempt[]>().notNull().default([]),
  },
  (delivery) => [
    unique('webhook_deliveries_once').on(delivery.webhookId, delivery.messageId),
    index('webhook_deliveries_due')
      .on(delivery.dueAt)
      .where(sql`${delivery.state} = 'pending'`),
    index('webhook_deliveries_of_webhook').on(delivery.webhookId, delivery.createdAt.desc()),
    index('webhook_deliveries_of_message').on(delivery.messageId),
  ],
)
