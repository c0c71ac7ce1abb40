import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * What somebody has typed into a form of the catalog and not saved yet (product: dashboard 27). Accounts are ids
 * without a foreign key: a draft of a deleted account is removed by age.
 */
export const catalogDrafts = pgTable(
  'catalogue_drafts',
  {
    accountId: uuid().notNull(),
    noun: text().notNull(),
    /** `new` for what has no id yet. */
    itemId: text().notNull(),
    typed: jsonb().notNull(),
    /** The item as the form was opened with it, and its version. */
    opened: jsonb(),
    version: integer(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (draft) => [
    primaryKey({ columns: [draft.accountId, draft.noun, draft.itemId] }),
    index('catalogue_drafts_of_item').on(draft.noun, draft.itemId, draft.updatedAt.desc()),
  ],
)
