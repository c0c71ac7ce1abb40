import { and, eq, isNull } from 'drizzle-orm'
import { filesOfProducts, type ProductFile } from '#catalog/products/product-files.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'

/** The purchased files of an order; empty unless the order is active. */
export async function filesOfActiveOrder(db: Database, orderId: string): Promise<ProductFile[]> {
  const lines = await db
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.status, 'active'),
        eq(orderLines.productType, 'marketplace'),
        isNull(orderLines.accessEndedAt),
      ),
    )
  const found = await filesOfProducts(db, [...new Set(lines.map(({ productId }) => productId))])
  // Removes duplicates, because two products may include the same file.
  return found.filter(({ file }, index) => found.findIndex((other) => other.file.id === file.id) === index)
}
