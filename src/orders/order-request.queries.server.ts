import { sql } from 'drizzle-orm'
import {
  askedIds,
  askedProducts,
  inAskedOrder,
  type AskedProduct,
  type AskedRow,
} from '#cart/cart-products.queries.server.ts'
import type { ProductData } from '#cart/product-data.ts'
import { batchedStatement, preparedSql } from '#db/prepared.server.ts'
import { orders } from '#orders/orders.tables.server.ts'

/** What has to be known before an order is registered. */
export interface OrderRequest {
  /** An order has this idempotency key already. */
  isKnown: boolean
  /** The products that are asked for, in their order; `null` for those not in the catalogue. */
  products: (ProductData | null)[]
  /** By the database's clock, which also dates cart lines: a payment removes only lines older than its order. */
  now: Date
}

type RequestRow = { now: string; known: string[] } & (AskedRow | { product_type: null })

const requests = preparedSql<RequestRow>(
  'order_requests',
  sql`select statement_timestamp() as now, product.*, array(
      select idempotency_key::text from ${orders} where idempotency_key = any(${sql.placeholder('keys')}::uuid[])
    ) as known
    from (values (1)) request left join (${askedProducts}) product on true`,
)

/** Reads it all in one round trip, for all who order at once. */
export const readOrderRequest = batchedStatement(
  async (db, all: readonly { idempotencyKey: string; asked: readonly AskedProduct[] }[]) => {
    const keys = all.map(({ idempotencyKey }) => idempotencyKey)
    const rows = await requests(db, { keys, ...askedIds(all.flatMap(({ asked }) => asked)) })
    const [first] = rows
    if (!first) throw new Error('The database does not tell its time')
    const found = rows.flatMap((row) => (row.product_type === null ? [] : [row]))
    const { known, now } = first
    return ({ idempotencyKey, asked }): OrderRequest => ({
      isKnown: known.includes(idempotencyKey.toLowerCase()),
      products: inAskedOrder(asked, found),
      now: new Date(now),
    })
  },
)
