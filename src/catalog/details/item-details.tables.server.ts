import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { dateTime } from '#db/columns.tables.server.ts'

/** The details of a product or a solution (product: data 17). They are validated when they are read. */
export const itemDetailRows = pgTable(
  'item_details',
  {
    /** `product` or `solution`, because both may have the same id. */
    kind: text().$type<'product' | 'solution'>().notNull(),
    itemId: text().notNull(),
    details: jsonb().notNull(),
    updatedAt: dateTime().notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.kind, row.itemId] }),
    index('item_details_files').using('gin', sql`file_ids(${row.details})`),
    check('item_details_kind', sql`${row.kind} in ('product', 'solution')`),
  ],
)
