import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { enquiryKinds } from '#enquiries/enquiries.ts'

/** Whatever a visitor asked of the company (product: enquiries 1). */
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
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (enquiry) => [index('enquiries_newest').on(enquiry.createdAt.desc())],
)

/** One email address once per list (product: enquiries 7). */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    list: text().notNull(),
    email: text().notNull(),
    page: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (entry) => [unique('waitlist_entries_once').on(entry.list, entry.email)],
)
