import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archiveRecords } from '#catalog/editing/archive.commands.server.ts'
import { updateProduct } from '#catalog/editing/edit-products.commands.server.ts'
import { emptyProduct, productForm } from '#catalog/editing/fields/product-form.ts'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { lockReviewFigures, setReviewFigures } from '#catalog/products/review-figures.commands.server.ts'
import { ownDatabase } from '../../support/order-shop.ts'
import { blockedStatements } from '../../support/database/blocked-statements.ts'
import { patience } from '../../support/patience.ts'

const actor = { kind: 'command' } as const
const id = 'locked'
const now = new Date()

const { db, close } = await ownDatabase('locked_sellers')
beforeAll(async () => {
  await db.insert(marketplaceSellers).values({ id: 'a', name: 'A' })
  await db.insert(marketplaceProducts).values({ id, name: 'One', price: '10.00', sellerId: 'a' })
})
afterAll(close)

const changes: Record<string, () => Promise<unknown>> = {
  'counting a review': () =>
    db.transaction(async (tx) => {
      const item = { productId: id, productType: 'marketplace' } as const
      await lockReviewFigures(tx, item)
      await setReviewFigures(tx, item, { rating: '4.0', reviewCount: 1 })
    }),
  'hiding a product': async () => {
    const [product] = await db.select().from(marketplaceProducts).where(eq(marketplaceProducts.id, id))
    const fields = productForm.parse({
      ...emptyProduct,
      name: 'One',
      price: '10',
      sellerId: 'a',
      isActive: '',
    })
    await updateProduct(db, { id, version: product?.version ?? 0, fields, actor, now })
  },
  'archiving a product': () => archiveRecords(db, 'product', { ids: [id], actor, now }),
}

for (const [change, run] of Object.entries(changes)) {
  test(`${change} locks the seller before the product, like changes of many products`, async () => {
    const { running } = await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from marketplace_sellers where id = 'a' for no key update`)
      const started = run()
      await expect.poll(() => blockedStatements(db), patience).toBe(1)
      // Fails if the change, which waits for the seller, already has a lock on the product.
      await tx.execute(sql`select 1 from marketplace_products where id = ${id} for update nowait`)
      return { running: started }
    })
    await running
  })
}
