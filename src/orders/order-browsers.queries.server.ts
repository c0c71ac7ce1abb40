import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { orders } from '#orders/orders.tables.server.ts'

/** Whether any order was made by the browser that holds this key; an invented key knows none. */
export async function hasOrdered(db: Database, browserKeyHash: string): Promise<boolean> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.browserKeyHash, browserKeyHash))
    .limit(1)
  return found !== undefined
}
