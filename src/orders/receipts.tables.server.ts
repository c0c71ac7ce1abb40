import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'
import { dateTime } from '#db/columns.tables.server.ts'
import { orders } from '#orders/orders.tables.server.ts'

/** One row per paid order, with the number of its receipt. A trigger inserts it with the transition to `paid`. */
export const orderReceipts = pgTable('order_receipts', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  number: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().unique(),
  issuedAt: dateTime().notNull(),
})
