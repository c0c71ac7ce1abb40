import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#account/session/account.tables.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'

/** The products that backend accounts saved (product: saved 2). */
export const savedProducts = pgTable(
  'saved_products',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => marketplaceProducts.id, { onDelete: 'cascade' }),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (saved) => [primaryKey({ columns: [saved.userId, saved.productId] })],
)
