import type { Database } from '#db/database.server.ts'
import { itemDetailRows } from '#catalogue/details/item-details.tables.server.ts'
import { marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { seedDetails } from '#catalogue/seed/details.ts'
import { wtsSolutions } from '#catalogue/solutions.tables.server.ts'

/**
 * Adds the details that are missing to the products and solutions that are there. Details that are stored stay as they
 * are, also in a demo database of an earlier release (product: marketplace 41). Returns how many were added.
 */
export async function seedItemDetails(db: Database): Promise<number> {
  const products = await db.select({ id: marketplaceProducts.id }).from(marketplaceProducts)
  const solutions = await db.select({ id: wtsSolutions.id }).from(wtsSolutions)
  const stored = await db
    .select({ kind: itemDetailRows.kind, itemId: itemDetailRows.itemId })
    .from(itemDetailRows)
  const missing = seedDetails.filter(
    ({ kind, itemId }) =>
      (kind === 'product' ? products : solutions).some(({ id }) => id === itemId) &&
      !stored.some((row) => row.kind === kind && row.itemId === itemId),
  )
  if (missing.length > 0) await db.insert(itemDetailRows).values(missing)
  return missing.length
}
