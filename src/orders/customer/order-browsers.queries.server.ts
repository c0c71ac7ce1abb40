import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { orders } from '#orders/orders.tables.server.ts'

/** Whether any order was placed from the browser with this key. A forged key has no orders. */
export async function hasOrdered(db: Database, browserKeyHash: string): Promise<boolean> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.browserKeyHash, browserKeyHash))
    .limit(1)
  return found !== undefined
}
