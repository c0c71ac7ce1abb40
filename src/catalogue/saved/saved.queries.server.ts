import { desc, eq } from 'drizzle-orm'
import { mostSaved, type SavedProduct } from '#catalogue/saved/saved.ts'
import { savedProducts } from '#catalogue/saved/saved.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** What an account saved, newest first. */
export async function savedOf(db: Database, userId: string): Promise<SavedProduct[]> {
  const rows = await db
    .select({ productId: savedProducts.productId, savedAt: savedProducts.savedAt })
    .from(savedProducts)
    .where(eq(savedProducts.userId, userId))
    .orderBy(desc(savedProducts.savedAt), savedProducts.productId)
    .limit(mostSaved)
  return rows.map(({ productId, savedAt }) => ({ productId, savedAt: savedAt.getTime() }))
}
