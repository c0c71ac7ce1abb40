import { inArray } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { seedDetails } from '#catalog/built-in/demo-details.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'

/**
 * Adds missing details to existing products and solutions. Never changes existing details, not even in a demo
 * database from an earlier release (product: marketplace 41). Returns the number of items with added details.
 */
export async function seedItemDetails(db: Database): Promise<number> {
  const ids = seedDetails.map(({ itemId }) => itemId)
  const products = await db
    .select({ id: marketplaceProducts.id })
    .from(marketplaceProducts)
    .where(inArray(marketplaceProducts.id, ids))
  const solutions = await db
    .select({ id: wtsSolutions.id })
    .from(wtsSolutions)
    .where(inArray(wtsSolutions.id, ids))
  const stored = await db
    .select({ kind: itemDetailRows.kind, itemId: itemDetailRows.itemId })
    .from(itemDetailRows)
    .where(inArray(itemDetailRows.itemId, ids))
  const missing = seedDetails.filter(
    ({ kind, itemId }) =>
      (kind === 'product' ? products : solutions).some(({ id }) => id === itemId) &&
      !stored.some((row) => row.kind === kind && row.itemId === itemId),
  )
  if (missing.length > 0) await db.insert(itemDetailRows).values(missing)
  return missing.length
}
