import { and, eq, sql } from 'drizzle-orm'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { searchRenames } from '#catalog/search/search.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/**
 * Updates the search text of products after their category or seller was renamed, if the trigger skipped them
 * because there were too many.
 */
export async function refreshRenamed(db: Database): Promise<void> {
  for (const { id, renamedAt } of await db.select().from(searchRenames)) {
    for (let last: string | null = ''; last !== null;) last = await refreshAfter(db, id, last)
    // The entry stays if the record was renamed again in the meantime.
    await db
      .delete(searchRenames)
      .where(and(eq(searchRenames.id, id), eq(searchRenames.renamedAt, renamedAt)))
  }
}

/** Updates the next 500 products. Returns the id of the last one, or `null` at the end. */
async function refreshAfter(db: Database, renamed: string, after: string): Promise<string | null> {
  const { id, categoryId, sellerId } = marketplaceProducts
  const { rows } = await db.execute<{ last: string | null }>(sql`
    with part as (
      select ${id} as id from ${marketplaceProducts}
      where (${categoryId} = ${renamed} or ${sellerId} = ${renamed}) and ${id} > ${after}
      order by ${id} limit 500
    ),
    refreshed as (
      update ${marketplaceProducts} set category_id = ${categoryId} from part where ${id} = part.id
    )
    select max(id) as last from part`)
  return rows[0]?.last ?? null
}
