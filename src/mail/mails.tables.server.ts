import { sql } from 'drizzle-orm'
import { index, integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { dateTime } from '#db/columns.tables.server.ts'
import { mailUrgencies } from '#mail/mail-urgency.ts'

/** A mail without its attachments, which are created when it is sent. */
export interface QueuedMessage {
  /** One plain address. */
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
  /** The address that mail programs call with POST for their unsubscribe button (RFC 8058). */
  unsubscribe?: string
  renewal?: { lineId: string; number: number }
}

/** Mails to be sent, stored in the transaction that caused them. The unique key prevents duplicates. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    key: text().notNull().unique(),
    /**
     * The id of the mail's subject, such as an order, an inquiry or an account. Some kinds of mail have a
     * random id.
     */
    subject: uuid().notNull(),
    kind: text().notNull(),
    urgency: text({ enum: mailUrgencies }).notNull().default('normal'),
    /** Null once the mail is sent, because its personal data is no longer needed. */
    message: json().$type<QueuedMessage>(),
    state: text({ enum: ['queued', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    tries: integer().notNull().default(0),
    /** The time in the current attempt after which the mail server may have accepted the mail. */
    possiblyAcceptedAt: timestamp('handed_over_at', { withTimezone: true }),
    error: text('fault'),
    createdAt: dateTime().notNull().defaultNow(),
    changedAt: dateTime().notNull().defaultNow(),
  },
  (mail) => [
    index('mails_of_subject').on(mail.subject),
    index('mails_unfinished')
      .on(mail.changedAt)
      .where(sql`state in ('queued', 'sending')`),
    index('mails_failed')
      .on(mail.changedAt)
      .where(sql`state = 'failed'`),
  ],
)
