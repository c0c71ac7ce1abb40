import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { dateTime, ownerText } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { storedFileKinds } from '#files/stored-file.ts'

/** Uploaded files. The file storage has their content. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: text().primaryKey(),
    kind: text({ enum: storedFileKinds }).notNull(),
    name: text().notNull(),
    type: text().notNull(),
    extension: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    width: integer(),
    height: integer(),
    /** Null for the shop's own files. Not a foreign key, because sellers belong to a later folder. */
    sellerId: text(),
    uploadedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    uploadedAt: dateTime().notNull(),
    /** When all content was stored. Before that the file is not served. */
    readyAt: dateTime(),
    /**
     * When the file was last referenced. A job removes files that have not been referenced for days (product:
     * dashboard 67).
     */
    usedAt: dateTime().notNull(),
  },
  (file) => [
    index('stored_files_newest').on(file.uploadedAt.desc(), file.id),
    index('stored_files_of_seller').on(file.sellerId, file.uploadedAt.desc(), file.id),
    // Deleting an account after a failed sign-up looks up the account's files.
    index('stored_files_of_account').on(file.uploadedBy),
    index('stored_files_unused').on(file.usedAt),
    check('stored_files_picture_has_size', sql`(${file.kind} = 'picture') = (${file.width} is not null)`),
  ],
)

export const fileDownloads = pgTable(
  'file_downloads',
  {
    fileId: ownerText(() => storedFiles.id),
    productId: text().notNull(),
    day: date().notNull(),
    count: integer().notNull(),
    /** The number of these downloads that the product's total already includes. */
    counted: integer().notNull().default(0),
  },
  (download) => [primaryKey({ columns: [download.fileId, download.productId, download.day] })],
)
