import { asc, inArray, or } from 'drizzle-orm'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'

interface LockedSeller {
  id: string
  suspendedAt: Date | null
}

/**
 * Locks the sellers of these products, and other sellers. To prevent deadlocks, the catalog locks sellers
 * before products, and locks both in the order of their ids.
 */
export function lockedSellers(
  tx: Database,
  productIds: readonly string[],
  otherIds: readonly string[] = [],
): Promise<LockedSeller[]> {
  const { id, suspendedAt } = marketplaceSellers
  const sellersOfProducts = tx
    .select({ id: marketplaceProducts.sellerId })
    .from(marketplaceProducts)
    .where(inArray(marketplaceProducts.id, [...productIds]))
  return tx
    .select({ id, suspendedAt })
    .from(marketplaceSellers)
    .where(or(inArray(id, sellersOfProducts), inArray(id, [...otherIds])))
    .orderBy(asc(id))
    .for('no key update')
}
