import { and, eq, inArray } from 'drizzle-orm'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import type { ItemDetails } from '#catalog/details/item-details.ts'
import { readDetails } from '#catalog/details/read-details.server.ts'
import { sellerPath } from '#catalog/products/card-product.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { isShownInShop } from '#catalog/sellers/sellers.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import type { Order } from '#orders/order.ts'
import { orderLines } from '#orders/orders.tables.server.ts'
import { sellerOfRecord } from '#orders/receipt.ts'

export interface LineSeller {
  lineId: string
  /** The seller of record, under its name at the time of the order. */
  name: string
  /** The seller's contact form; `null` if the company answers questions about the line. */
  contactPath: string | null
  /** Within how many hours the seller answers, if the seller says so. */
  responseHours: number | null
  /** What the buyer prepares, how long the setup takes and its steps, as the item's page says. */
  setup: Pick<ItemDetails, 'needs' | 'setup' | 'steps'>
}

/** The seller of each line, and where its buyer can ask questions: the company if the seller has no page. */
export async function sellersOfOrder(
  db: Database,
  order: Pick<Order, 'id' | 'lines'>,
): Promise<LineSeller[]> {
  const found = await db
    .select({
      lineId: orderLines.id,
      sellerId: marketplaceSellers.id,
      responseHours: marketplaceSellers.responseHours,
    })
    .from(orderLines)
    .innerJoin(marketplaceSellers, and(eq(marketplaceSellers.id, orderLines.sellerId), isShownInShop))
    .where(eq(orderLines.orderId, order.id))
  const ids = order.lines.map(({ productId }) => productId)
  const stored = await db.select().from(itemDetailRows).where(inArray(itemDetailRows.itemId, ids))
  return order.lines.map((line) => {
    const kind = line.productType === 'wts_solution' ? 'solution' : 'product'
    const row = stored.find((each) => each.kind === kind && each.itemId === line.productId)
    const { needs, setup, steps } = readDetails(db, kind, line.productId, row?.details)
    const seller = found.find(({ lineId }) => lineId === line.id)
    return {
      lineId: line.id,
      name: sellerOfRecord(line),
      contactPath: seller ? `${sellerPath(seller.sellerId)}#contact` : null,
      responseHours: seller?.responseHours ?? null,
      setup: { needs, setup, steps },
    }
  })
}
