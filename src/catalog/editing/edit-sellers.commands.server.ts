import { eq } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import type { EditOutcome, NewRecord, RecordUpdate } from '#catalog/editing/edit-outcome.ts'
import { claimReferencedFiles } from '#catalog/editing/claim-referenced-files.commands.server.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import { idForNew } from '#catalog/editing/new-ids.queries.server.ts'
import { type SellerFields, sellerFormValues } from '#catalog/editing/fields/seller-form.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import type { FileOwners } from '#files/files.queries.server.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/** Creates a seller, not yet verified, with an id derived from its name (product: dashboard 21). */
export async function createSeller(
  db: Database,
  { fields, actor, now }: NewRecord<SellerFields>,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const wrong = await wrongLogo(tx, { fields, before: null, owners: [null] }, now)
    if (wrong) return { state: 'invalid', fieldErrors: wrong }
    const made = await idForNew(tx, marketplaceSellers, fields.name)
    if ('fieldErrors' in made) return { state: 'invalid', ...made }
    const { id } = made
    await tx.insert(marketplaceSellers).values({ id, ...fields, updatedAt: now })
    await recordChange(tx, { actor, now }, 'sellers.edit', ['seller', id], {
      before: null,
      after: sellerFormValues(fields),
    })
    return { state: 'saved', id, version: 1 }
  })
}

export async function updateSeller(
  db: Database,
  { id, version, fields, origin, actor, now }: RecordUpdate<SellerFields>,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(marketplaceSellers)
      .where(eq(marketplaceSellers.id, id))
      .for('update')
    if (!row) return { state: 'missing' }
    if (row.version !== version) return { state: 'conflict' }
    const before = sellerFormValues(row)
    const wrong = await wrongLogo(tx, { fields, before, owners: [id, null] }, now)
    if (wrong) return { state: 'invalid', fieldErrors: wrong }
    await tx
      .update(marketplaceSellers)
      .set({ ...fields, version: version + 1, updatedAt: now })
      .where(eq(marketplaceSellers.id, id))
    await recordChange(tx, { actor, now, ...origin }, 'sellers.edit', ['seller', id], {
      before,
      after: sellerFormValues(fields),
    })
    return { state: 'saved', id, version: version + 1 }
  })
}

/** Returns an error if the logo belongs to neither the shop nor the seller. */
function wrongLogo(
  tx: Database,
  { fields, ...files }: { fields: SellerFields; before: FormValues | null; owners: FileOwners },
  now: Date,
): Promise<FieldErrors | null> {
  return claimReferencedFiles(tx, { values: sellerFormValues(fields), ...files }, now)
}
