import { and, eq } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { ByActor } from '#audit/audit.ts'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import { itemDetails } from '#catalog/details/item-details.ts'
import { writeDetails } from '#catalog/editing/write-details.commands.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export interface PublishedQuestion {
  productId: string
  question: string
  answer: string
}

/**
 * Adds a question and its answer to a product's page, in the transaction of the inquiry. Increases the
 * version, so that open forms of the product detect the change.
 */
export async function publishQuestion(
  tx: Database,
  { actor, now }: ByActor,
  { productId, question, answer }: PublishedQuestion,
): Promise<'published' | 'missing' | 'full'> {
  const isProduct = eq(marketplaceProducts.id, productId)
  const [product] = await tx
    .select({ version: marketplaceProducts.version, archivedAt: marketplaceProducts.archivedAt })
    .from(marketplaceProducts)
    .where(isProduct)
    .for('update')
  if (!product || product.archivedAt !== null) return 'missing'
  const [row] = await tx
    .select({ details: itemDetailRows.details })
    .from(itemDetailRows)
    .where(and(eq(itemDetailRows.kind, 'product'), eq(itemDetailRows.itemId, productId)))
  const details = itemDetails.parse(row?.details ?? {})
  const questions = [...(details.questions ?? []), { question, answer }]
  const parsed = itemDetails.safeParse({ ...details, questions })
  if (!parsed.success) return 'full'
  await writeDetails(tx, 'product', [{ itemId: productId, details: parsed.data }], now)
  await tx
    .update(marketplaceProducts)
    .set({ version: product.version + 1, updatedAt: now })
    .where(isProduct)
  await recordChange(tx, { actor, now }, 'catalogue.edit', ['product', productId], {
    before: { questions: details.questions ?? [] },
    after: { questions },
  })
  return 'published'
}
