import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { dateTime, ownerUuid } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { notices } from '#dashboard/notices/notices.ts'

/** The notices that an account turned on or off. Without a row, a notice is on (product: dashboard 126). */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    userId: ownerUuid(() => users.id),
    notice: text({ enum: notices }).notNull(),
    isOn: boolean().notNull(),
  },
  (setting) => [primaryKey({ columns: [setting.userId, setting.notice] })],
)

/** The events whose notices were sent, also if somebody turns the notice on later. */
export const sentNotices = pgTable(
  'sent_notices',
  {
    notice: text({ enum: notices }).notNull(),
    /** Identifies the event: an order, an order with a reason, a revision of a proposal and so on. */
    about: text().notNull(),
    at: dateTime().notNull(),
  },
  (sent) => [primaryKey({ columns: [sent.notice, sent.about] })],
)
