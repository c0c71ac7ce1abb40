import { desc, eq, sql, type SQL } from 'drizzle-orm'
import { maxSaved, type SavedProduct } from '#catalog/saved/saved.ts'
import { savedProducts } from '#catalog/saved/saved.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export async function savedOf(db: Database, userId: string): Promise<SavedProduct[]> {
  const rows = await db
    .select({ productId: savedProducts.productId, savedAt: savedProducts.savedAt })
    .from(savedProducts)
    .where(eq(savedProducts.userId, userId))
    .orderBy(desc(savedProducts.savedAt), savedProducts.productId)
    .limit(maxSaved)
  return rows.map(({ productId, savedAt }) => ({ productId, savedAt: savedAt.getTime() }))
}

/** Selects a hash for each product that these accounts saved. */
export function savedVersions(userIds: readonly string[]): SQL {
  return sql`
    select 'saved_changed' as channel, user_id::text as subject, hash_record_extended(saved, 0) as hash
    from saved_products saved where user_id = any(${sql.param(userIds)}::uuid[])`
}
