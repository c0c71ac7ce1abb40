import { sql } from 'drizzle-orm'
import { cartVersions } from '#cart/cart.queries.server.ts'
import { savedVersions } from '#catalog/saved/saved.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { preparedSql } from '#db/prepared.server.ts'
import type { OrderViewer } from '#orders/orders.queries.server.ts'
import { orderVersions } from '#orders/customer/order-versions.queries.server.ts'

const read = preparedSql<{ topic: string; version: string }>(
  'customer_versions',
  sql`select channel || ':' || subject as topic, sum(hash)::text as version
    from (${cartVersions} union all ${savedVersions} union all ${orderVersions}) as row group by topic`,
)

/** A version hash of each cart, saved list and order list of these customers, in one statement. */
export async function customerVersions(
  db: Database,
  customers: readonly OrderViewer[],
): Promise<(topic: string) => string> {
  const rows = await read(db, {
    userIds: customers.flatMap(({ userId }) => userId ?? []),
    customerPortalEmails: customers.flatMap(({ customerPortalEmail }) => customerPortalEmail ?? []),
    browserKeyHashes: customers.flatMap(({ browserKeyHash }) => browserKeyHash ?? []),
  })
  const versions = new Map(rows.map(({ topic, version }) => [topic, version]))
  return (topic) => versions.get(topic) ?? 'empty'
}
