import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { dateTime, ownerText } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { scopes } from '#developers/keys/api-key.ts'

/** The API keys of sellers (product: developers 1). */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    sellerId: ownerText(() => marketplaceSellers.id),
    name: text().notNull(),
    /** A SHA-256 hash. The key itself is not stored. */
    hash: text().notNull().unique(),
    /** The first characters of the key, by which people recognize it. */
    hint: text().notNull(),
    scopes: text({ enum: scopes }).array().notNull(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: dateTime().notNull(),
    /** Written at most once a minute. */
    lastUsedAt: dateTime(),
    revokedAt: dateTime(),
  },
  (key) => [index('api_keys_of_seller').on(key.sellerId)],
)
