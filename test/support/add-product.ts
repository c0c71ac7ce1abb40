import type { Database } from '#db/database.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'

/** Adds a product with the given fields to the seeded ones. */
export async function addProduct(
  db: Database,
  facts: Partial<typeof marketplaceProducts.$inferInsert> & { id: string },
): Promise<void> {
  await db
    .insert(marketplaceProducts)
    .values({ name: facts.id, price: '10.00', categoryId: 'ai-tools', ...facts })
}
