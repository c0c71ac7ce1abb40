import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { orders } from '#orders/orders.tables.server.ts'

/** Whether the browser with this key has placed any order. A forged key has none. */
export async function hasOrdered(db: Database, browserKeyHash: string): Promise<boolean> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.browserKeyHash, browserKeyHash))
    .limit(1)
  return found !== undefined
}
