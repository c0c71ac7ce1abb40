import { sql } from 'drizzle-orm'
import {
  requestedProducts,
  inRequestedOrder,
  type RequestedProduct,
  type RequestedRow,
} from '#cart/cart-products.queries.server.ts'
import type { ProductData } from '#cart/product-data.ts'
import type { Database } from '#db/database.server.ts'
import { orders } from '#orders/orders.tables.server.ts'

export interface OrderRequest {
  isKnown: boolean
  /** The requested products in the same order; `null` for products not in the catalog. */
  products: (ProductData | null)[]
  /**
   * The database's time. Cart lines use the same clock, because a payment removes only lines older than its
   * order.
   */
  now: Date
}

type RequestRow = { now: string; is_known: boolean } & (RequestedRow | { product_type: null })

/** Reads everything in one round trip to the database. */
export async function readOrderRequest(
  db: Database,
  { idempotencyKey, requested }: { idempotencyKey: string; requested: readonly RequestedProduct[] },
): Promise<OrderRequest> {
  const { rows } = await db.execute<RequestRow>(
    sql`select statement_timestamp() as now, product.*,
        exists (select 1 from ${orders} where idempotency_key = ${idempotencyKey}::uuid) as is_known
      from (values (1)) request left join (${requestedProducts(requested)}) product on true`,
  )
  const [first] = rows
  if (!first) throw new Error('The database returned no time')
  const found = rows.flatMap((row) => (row.product_type === null ? [] : [row]))
  return { isKnown: first.is_known, products: inRequestedOrder(requested, found), now: new Date(first.now) }
}
