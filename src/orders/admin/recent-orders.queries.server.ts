import { gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { countRows } from '#db/count-rows.server.ts'
import type { Order } from '#orders/order.ts'
import { readOrders } from '#orders/orders.queries.server.ts'
import { orders } from '#orders/orders.tables.server.ts'

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

export function countOrdersSince(db: Database, since: Date): Promise<number> {
  return countRows(db, orders, gte(orders.preparedAt, since))
}
