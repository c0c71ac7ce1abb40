import { sql } from 'drizzle-orm'
import { index, integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Mail that is to be sent, written in the transaction of what it tells of. The key names what it tells of, so that
 * each is sent at most once.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    key: text().notNull().unique(),
    /** What it is about: an order's or an enquiry's id, or one of its own. */
    subject: uuid().notNull(),
    kind: text().notNull(),
    /** Empty once it is sent: nobody needs the personal data twice. */
    message: json().$type<{ to: string; subject: string; text: string; html?: string; replyTo?: string }>(),
    state: text({ enum: ['queued', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    tries: integer().notNull().default(0),
    fault: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (mail) => [
    index('mails_of_subject').on(mail.subject),
    index('mails_unfinished')
      .on(mail.changedAt)
      .where(sql`state in ('queued', 'sending')`),
  ],
)
