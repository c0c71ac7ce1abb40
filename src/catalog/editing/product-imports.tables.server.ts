import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { dateTime, ownerUuid } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { importStates, rowOutcomes, rowResults } from '#catalog/editing/product-import.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'

/** An imported file, its report and its result (product: dashboard 30). */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid().references(() => users.id, { onDelete: 'set null' }),
    sessionId: uuid(),
    fileName: text().notNull(),
    fileHash: text().notNull(),
    /** The text of the file, until its rows are stored. */
    source: text(),
    state: text({ enum: importStates }).notNull(),
    problem: text(),
    withDuplicates: boolean().notNull().default(false),
    /** The entry of the audit log that groups the entries of the rows. */
    entryId: uuid(),
    createdAt: dateTime().notNull(),
    startedAt: dateTime(),
    finishedAt: dateTime(),
  },
  (stored) => [
    // The same file cannot be imported twice at the same time.
    uniqueIndex('product_imports_unfinished')
      .on(stored.fileHash)
      .where(sql`state in ('reading', 'ready', 'writing')`),
  ],
)

/** The rows of an imported file, numbered as in a spreadsheet. */
export const productImportRows = pgTable(
  'product_import_rows',
  {
    importId: ownerUuid(() => productImports.id),
    row: integer().notNull(),
    outcome: text({ enum: rowOutcomes }).notNull(),
    result: text({ enum: rowResults }),
    productId: text().notNull(),
    name: text().notNull(),
    notes: text().array().notNull(),
    given: jsonb().$type<FormValues>(),
    version: integer(),
  },
  (stored) => [primaryKey({ columns: [stored.importId, stored.row] })],
)
