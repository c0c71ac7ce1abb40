import { and, eq, sql } from 'drizzle-orm'
import { maxSaved, type SavedProduct } from '#catalog/saved/saved.ts'
import { savedProducts } from '#catalog/saved/saved.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { publishChange } from '#db/publish-changes.server.ts'

/**
 * Adds products to an account's list. If a product is already saved, the later time is stored; future times
 * become the current time. Skips unknown products, and removes the oldest products above the maximum
 * (product: saved 3, 4).
 */
export async function addSaved(
  db: Database,
  userId: string,
  products: readonly SavedProduct[],
  now: Date,
): Promise<number> {
  const ids = products.map(({ productId }) => productId)
  const moments = products.map(({ savedAt }) => new Date(Math.min(savedAt, now.getTime())).toISOString())
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into saved_products as saved (user_id, product_id, saved_at)
      select ${userId}::uuid, requested.id, max(requested.saved_at)
      from unnest(${sql.param(ids)}::text[], ${sql.param(moments)}::timestamptz[]) as requested (id, saved_at)
      join marketplace_products product on product.id = requested.id
      group by requested.id
      order by requested.id
      on conflict (user_id, product_id)
        do update set saved_at = greatest(saved.saved_at, excluded.saved_at)`)
    await tx.execute(sql`
      delete from saved_products where user_id = ${userId}::uuid and product_id in (
        select product_id from saved_products where user_id = ${userId}::uuid
        order by saved_at desc, product_id offset ${maxSaved}
      )`)
    publishChange(tx, 'saved_changed', userId)
    return rowCount ?? 0
  })
}

export async function removeSaved(db: Database, userId: string, productId: string): Promise<void> {
  await db
    .delete(savedProducts)
    .where(and(eq(savedProducts.userId, userId), eq(savedProducts.productId, productId)))
  publishChange(db, 'saved_changed', userId)
}
