import { boolean, customType, pgTable, text } from 'drizzle-orm/pg-core'
import { dateTime } from '#db/columns.tables.server.ts'

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (data) => Buffer.from(data),
})

/** The hashed files of builds that are in use or recently were (product: quality 24). */
export const buildAssets = pgTable('build_assets', {
  path: text().primaryKey(),
  body: bytes().notNull(),
  isBrotli: boolean().notNull(),
  /** When a process last reported that it uses a build with this file. */
  lastUsedAt: dateTime().notNull(),
})

export type BuildAsset = Omit<typeof buildAssets.$inferSelect, 'lastUsedAt'>
