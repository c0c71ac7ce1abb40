import { asc, inArray, or } from 'drizzle-orm'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'

interface LockedSeller {
  id: string
  suspendedAt: Date | null
}

/**
 * The order of locks in the catalog, which prevents deadlocks: first the sellers, then the products, each in the
 * order of their ids. This locks the sellers of the products and other ones.
 */
export function lockedSellers(
  tx: Database,
  productIds: readonly string[],
  otherIds: readonly string[] = [],
): Promise<LockedSeller[]> {
  const { id, suspendedAt } = marketplaceSellers
  const theirs = tx
    .select({ id: marketplaceProducts.sellerId })
    .from(marketplaceProducts)
    .where(inArray(marketplaceProducts.id, [...productIds]))
  return tx
    .select({ id, suspendedAt })
    .from(marketplaceSellers)
    .where(or(inArray(id, theirs), inArray(id, [...otherIds])))
    .orderBy(asc(id))
    .for('no key update')
}
