import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { dateTime, ownerText } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { storedFileKinds } from '#files/stored-file.ts'

/** Uploaded files. Their content is in the file storage. */
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
    /** Empty for the shop's own files. No foreign key, because sellers belong to a later folder. */
    sellerId: text(),
    uploadedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    uploadedAt: dateTime().notNull(),
    /** When the whole content was stored. Until then the file is not served. */
    readyAt: dateTime(),
    /**
     * When the file was last referenced. Unreferenced files are removed days later (product: dashboard 67).
     */
    usedAt: dateTime().notNull(),
  },
  (file) => [
    index('stored_files_newest').on(file.uploadedAt.desc(), file.id),
    index('stored_files_of_seller').on(file.sellerId, file.uploadedAt.desc(), file.id),
    // Sign-ups that fail delete their account.
    index('stored_files_of_account').on(file.uploadedBy),
    index('stored_files_unused').on(file.usedAt),
    check('stored_files_picture_has_size', sql`(${file.kind} = 'picture') = (${file.width} is not null)`),
  ],
)

/** How often a file was downloaded with a product, per day. */
export const fileDownloads = pgTable(
  'file_downloads',
  {
    fileId: ownerText(() => storedFiles.id),
    productId: text().notNull(),
    day: date().notNull(),
    count: integer().notNull(),
    /** How many of these downloads are already included in the product's total. */
    counted: integer().notNull().default(0),
  },
  (download) => [primaryKey({ columns: [download.fileId, download.productId, download.day] })],
)
