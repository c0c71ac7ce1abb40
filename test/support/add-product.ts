import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'

/** Adds a product with these fields to the seeded products. */
export async function addProduct(
  db: Database,
  facts: Partial<typeof marketplaceProducts.$inferInsert> & { id: string },
): Promise<void> {
  await db
    .insert(marketplaceProducts)
    .values({ name: facts.id, price: '10.00', categoryId: 'ai-tools', ...facts })
}

export async function changeProduct(
  db: Database,
  id: string,
  facts: Partial<typeof marketplaceProducts.$inferInsert>,
): Promise<void> {
  await db.update(marketplaceProducts).set(facts).where(eq(marketplaceProducts.id, id))
}
