import { and, inArray, ne, sql } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import type { RecordsChange } from '#catalog/editing/edit-outcome.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'

/** Features products, or stops featuring them. */
export async function featureProducts(
  db: Database,
  { ids, isFeatured, actor, now }: RecordsChange & { isFeatured: boolean },
): Promise<number> {
  return db.transaction(async (tx) => {
    const { id, version } = marketplaceProducts
    const changed = await tx
      .update(marketplaceProducts)
      .set({ isFeatured, version: sql`${version} + 1`, updatedAt: now })
      .where(and(inArray(id, [...ids]), ne(marketplaceProducts.isFeatured, isFeatured)))
      .returning({ id })
    for (const { id: changedId } of changed) {
      await recordChange(tx, {
        actor,
        action: 'catalogue.edit',
        subject: { kind: 'product', id: changedId },
        before: { isFeatured: !isFeatured },
        after: { isFeatured },
        now,
      })
    }
    return changed.length
  })
}
