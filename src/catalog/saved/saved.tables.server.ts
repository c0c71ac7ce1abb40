import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { dateTime, ownerText, ownerUuid } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'

/** The products that backend accounts saved (product: saved 2). */
export const savedProducts = pgTable(
  'saved_products',
  {
    userId: ownerUuid(() => users.id),
    productId: ownerText(() => marketplaceProducts.id),
    savedAt: dateTime().notNull().defaultNow(),
  },
  (saved) => [primaryKey({ columns: [saved.userId, saved.productId] })],
)
