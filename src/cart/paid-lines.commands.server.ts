import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { publishChange } from '#db/publish-changes.server.ts'
import type { Offer, ProductType } from '#cart/product-data.ts'
import { marketplaceCartItems, wtsCartItems } from '#cart/cart.tables.server.ts'

interface PaidLines {
  userId: string
  /** The time of the order. Lines that were added later stay in the cart. */
  orderedAt: Date
  lines: readonly { productType: ProductType; productId: string; offer: Offer; quantity: number }[]
}

/** Removes the ordered quantities of paid items from an account's cart (product: orders 18). */
export async function removePaidLines(db: Database, { userId, orderedAt, lines }: PaidLines): Promise<void> {
  // Times are precise to milliseconds in JavaScript, but to microseconds in the database.
  const limit = sql`${orderedAt.toISOString()}::timestamptz + interval '1 millisecond'`
  for (const { productType, productId, offer, quantity } of lines) {
    const table = productType === 'marketplace' ? marketplaceCartItems : wtsCartItems
    const line = and(
      eq(table.userId, userId),
      eq(table.productId, productId),
      lt(table.createdAt, limit),
      productType === 'marketplace' ? eq(marketplaceCartItems.offer, offer) : undefined,
    )
    await db.delete(table).where(and(line, sql`${table.quantity} <= ${quantity}`))
    await db
      .update(table)
      .set({ quantity: sql`${table.quantity} - ${quantity}` })
      .where(and(line, sql`${table.quantity} > ${quantity}`))
  }
  publishChange(db, 'cart_changed', userId)
}
