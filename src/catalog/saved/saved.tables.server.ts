import { pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { ownerText, ownerUuid } from '#db/owner-columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'

/** The products that backend accounts saved (product: saved 2). */
export const savedProducts = pgTable(
  'saved_products',
  {
    userId: ownerUuid(() => users.id),
    productId: ownerText(() => marketplaceProducts.id),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (saved) => [primaryKey({ columns: [saved.userId, saved.productId] })],
)
