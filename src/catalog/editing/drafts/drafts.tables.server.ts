import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { dateTime } from '#db/columns.tables.server.ts'

/**
 * Unsaved form values of catalog records (product: dashboard 27). Account ids have no foreign key, because
 * drafts of deleted accounts are deleted by age.
 */
export const catalogDrafts = pgTable(
  'catalogue_drafts',
  {
    accountId: uuid().notNull(),
    noun: text().notNull(),
    /** `new` for a record without an id. */
    itemId: text().notNull(),
    values: jsonb('typed').notNull(),
    /** The record's form values and version when the form was opened. */
    opened: jsonb(),
    version: integer(),
    updatedAt: dateTime().notNull(),
  },
  (draft) => [primaryKey({ columns: [draft.accountId, draft.noun, draft.itemId] })],
)
