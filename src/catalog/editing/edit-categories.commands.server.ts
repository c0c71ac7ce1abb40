import { eq } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { type CategoryFields, categoryFormValues } from '#catalog/editing/fields/category-form.ts'
import {
  archivedFirst,
  type EditOutcome,
  type NewRecord,
  type RecordUpdate,
} from '#catalog/editing/edit-outcome.ts'
import { idForNew } from '#catalog/editing/new-ids.queries.server.ts'
import { marketplaceCategories } from '#catalog/products/marketplace.tables.server.ts'

/** Creates a category. Its slug is its id (product: dashboard 21). */
export async function createCategory(
  db: Database,
  { fields, actor, now }: NewRecord<CategoryFields>,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const made = await idForNew(tx, marketplaceCategories, fields.name)
    if ('fieldErrors' in made) return { state: 'invalid', ...made }
    const { id } = made
    await tx.insert(marketplaceCategories).values({ id, slug: id, ...fields, updatedAt: now })
    await recordChange(tx, { actor, now }, 'catalogue.edit', ['category', id], {
      before: null,
      after: categoryFormValues(fields),
    })
    return { state: 'saved', id, version: 1 }
  })
}

export async function updateCategory(
  db: Database,
  { id, version, fields, actor, now }: RecordUpdate<CategoryFields>,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(marketplaceCategories)
      .where(eq(marketplaceCategories.id, id))
      .for('update')
    if (!row) return { state: 'missing' }
    if (row.version !== version) return { state: 'conflict' }
    if (row.archivedAt && fields.isActive) {
      return { state: 'invalid', fieldErrors: { isActive: archivedFirst } }
    }
    await tx
      .update(marketplaceCategories)
      .set({ ...fields, version: version + 1, updatedAt: now })
      .where(eq(marketplaceCategories.id, id))
    await recordChange(tx, { actor, now }, 'catalogue.edit', ['category', id], {
      before: categoryFormValues(row),
      after: categoryFormValues(fields),
    })
    return { state: 'saved', id, version: version + 1 }
  })
}
