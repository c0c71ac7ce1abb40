import { and, countDistinct, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { orderLines } from '#orders/orders.tables.server.ts'

/**
 * The units on a seller's paid lines, and the number of their orders. The line of an order that reduces a
 * subscription has quantity 1 but sells nothing, so its unit is not counted.
 */
interface SellerSales {
  items: number
  orders: number
}

/** The sales of these sellers. Sellers without sales are missing from the map. */
export async function salesOfSellers(
  db: Database,
  sellerIds: readonly string[],
): Promise<Map<string, SellerSales>> {
  if (sellerIds.length === 0) return new Map()
  const { sellerId, paidAt, orderId, quantity, total } = orderLines
  const isReduction = sql`${total} = 0 and exists (select 1 from quantity_orders change where change.order_id = ${orderId})`
  const rows = await db
    .select({
      sellerId: sql<string>`${sellerId}`,
      items: sql`coalesce(sum(${quantity}) filter (where not (${isReduction})), 0)`.mapWith(Number),
      orders: countDistinct(orderId),
    })
    .from(orderLines)
    .where(and(inArray(sellerId, [...sellerIds]), isNotNull(paidAt)))
    .groupBy(sellerId)
  return new Map(rows.map(({ sellerId: id, ...sales }) => [id, sales]))
}
