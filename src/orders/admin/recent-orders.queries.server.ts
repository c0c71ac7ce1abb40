import { count, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { maxCounted } from '#lib/max-counted.ts'
import type { Order } from '#orders/order.ts'
import { readOrders } from '#orders/orders.queries.server.ts'
import { orders } from '#orders/orders.tables.server.ts'

/** The newest orders. */
export async function recentOrders(db: Database, limit: number): Promise<Order[]> {
  const newest = await db
    .select({ id: orders.id })
    .from(orders)
    .orderBy(sql`${orders.preparedAt} desc nulls last`)
    .limit(limit)
  const ids = newest.map(({ id }) => id)
  if (ids.length === 0) return []
  const found = await readOrders(db, inArray(orders.id, ids), { limit })
  return ids.flatMap((id) => found.find((order) => order.id === id) ?? [])
}

/** How many orders were placed since then. Counting stops at one more than the maximum shown. */
export async function countOrdersSince(db: Database, since: Date): Promise<number> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .where(gte(orders.preparedAt, since))
    .limit(maxCounted + 1)
    .as('counted')
  const [found] = await db.select({ count: count() }).from(rows)
  return found?.count ?? 0
}
