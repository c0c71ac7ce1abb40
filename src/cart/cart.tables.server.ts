import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { dateTime, ownerUuid } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'

/** The cart of an account. It stores no price (product: cart 20, data 4). */
export const marketplaceCartItems = pgTable(
  'marketplace_cart_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerUuid(() => users.id),
    productId: text()
      .notNull()
      .references(() => marketplaceProducts.id),
    offer: text({ enum: ['standard', 'introductory'] })
      .notNull()
      .default('standard'),
    quantity: integer().notNull().default(1),
    createdAt: dateTime().notNull().defaultNow(),
  },
  (item) => [
    unique('marketplace_cart_items_one_line').on(item.userId, item.productId, item.offer),
    index('marketplace_cart_items_of_product').on(item.productId),
    check('marketplace_cart_items_quantity', sql`${item.quantity} between 1 and 99`),
  ],
)

export const wtsCartItems = pgTable(
  'wts_cart_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerUuid(() => users.id),
    productId: text()
      .notNull()
      .references(() => wtsSolutions.id),
    quantity: integer().notNull().default(1),
    createdAt: dateTime().notNull().defaultNow(),
  },
  (item) => [
    unique('wts_cart_items_one_line').on(item.userId, item.productId),
    index('wts_cart_items_of_product').on(item.productId),
    check('wts_cart_items_quantity', sql`${item.quantity} between 1 and 99`),
  ],
)
