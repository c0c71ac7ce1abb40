import { and, count, countDistinct, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import type { Cents } from '#lib/money.ts'
import { orderLines } from '#orders/orders.tables.server.ts'

/** What a seller has sold so far: paid lines only. */
export interface SellerSales {
  lines: number
  orders: number
  once: Cents
  /** The first payments of subscriptions. */
  recurring: Cents
}

/** The sales of these sellers. Sellers without any are left out. */
export async function salesOfSellers(
  db: Database,
  sellerIds: readonly string[],
): Promise<Map<string, SellerSales>> {
  if (sellerIds.length === 0) return new Map()
  const { sellerId, paidAt, total, subscriptionInterval, orderId } = orderLines
  const sum = (condition: ReturnType<typeof sql>) =>
    sql<string>`coalesce(sum(${total}) filter (where ${condition}), 0)`.mapWith((amount: string) =>
      priceFrom(amount),
    )
  const rows = await db
    .select({
      sellerId: sql<string>`${sellerId}`,
      lines: count(),
      orders: countDistinct(orderId),
      once: sum(sql`${subscriptionInterval} is null`),
      recurring: sum(sql`${subscriptionInterval} is not null`),
    })
    .from(orderLines)
    .where(and(inArray(sellerId, [...sellerIds]), isNotNull(paidAt)))
    .groupBy(sellerId)
  return new Map(rows.map(({ sellerId: id, ...sales }) => [id, sales]))
}
