import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#account/session/account.tables.server.ts'
import { storedFileKinds } from '#files/stored-file.ts'

/** What was uploaded. The content is in the file storage. */
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
    /** Empty for the shop's own. Sellers come later in the order of folders, so there is no foreign key. */
    sellerId: text(),
    uploadedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    uploadedAt: timestamp({ withTimezone: true }).notNull(),
    /** Set once all of its content is stored. Until then it is served to nobody. */
    readyAt: timestamp({ withTimezone: true }),
    /** When something last referred to it. Days later it is removed (product: dashboard 67). */
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (file) => [
    index('stored_files_newest').on(file.uploadedAt.desc(), file.id),
    index('stored_files_of_seller').on(file.sellerId, file.uploadedAt.desc(), file.id),
    index('stored_files_of_account').on(file.uploadedBy),
    index('stored_files_unused').on(file.usedAt),
    check('stored_files_picture_has_size', sql`(${file.kind} = 'picture') = (${file.width} is not null)`),
  ],
)

/** How often a file was downloaded with a product, by day. */
export const fileDownloads = pgTable(
  'file_downloads',
  {
    fileId: text()
      .notNull()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    productId: text().notNull(),
    day: date().notNull(),
    count: integer().notNull(),
    /** How many of them the product's own count includes already. */
    counted: integer().notNull().default(0),
  },
  (download) => [primaryKey({ columns: [download.fileId, download.productId, download.day] })],
)
