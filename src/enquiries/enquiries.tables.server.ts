import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { dateTime, ownerUuid } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { enquiryKinds } from '#enquiries/enquiries.ts'
import { enquiryMessageKinds, enquiryStates } from '#enquiries/enquiry-thread.ts'

/** All messages from visitors to the company, except waitlist entries (product: enquiries 1). */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: enquiryKinds }).notNull(),
    subject: text().notNull().default(''),
    name: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    company: text().notNull().default(''),
    message: text().notNull().default(''),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    page: text().notNull(),
    createdAt: dateTime().notNull().defaultNow(),
    state: text({ enum: enquiryStates }).notNull().default('open'),
    assignedTo: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (enquiry) => [
    index('enquiries_newest').on(enquiry.createdAt.desc()),
    index('enquiries_in_state').on(enquiry.state, enquiry.createdAt, enquiry.id),
    index('enquiries_assigned').on(enquiry.assignedTo),
    index('enquiries_of_email').on(sql`lower(${enquiry.email})`),
  ],
)

/** The thread of an inquiry: answers by mail, replies by mail, internal notes, and publications. */
export const enquiryMessages = pgTable(
  'enquiry_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    enquiryId: ownerUuid(() => enquiries.id),
    kind: text({ enum: enquiryMessageKinds }).notNull(),
    text: text().notNull(),
    /** The account that wrote the message or added the reply. */
    authorId: uuid(),
    at: dateTime().notNull(),
  },
  (message) => [index('enquiry_messages_of_enquiry').on(message.enquiryId, message.at)],
)

/** An email address can be on each list only once (product: enquiries 7). */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    list: text().notNull(),
    email: text().notNull(),
    page: text().notNull(),
    createdAt: dateTime().notNull().defaultNow(),
  },
  (entry) => [
    unique('waitlist_entries_once').on(entry.list, entry.email),
    index('waitlist_entries_newest').on(entry.createdAt, entry.id),
  ],
)
