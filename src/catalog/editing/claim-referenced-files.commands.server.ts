import { addedFiles, fileErrors } from '#catalog/editing/referenced-files.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import type { Database } from '#db/database.server.ts'
import { claimFiles } from '#files/files.commands.server.ts'
import type { FileOwners } from '#files/files.queries.server.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/**
 * Marks the files that a form adds as used. Returns an error if one of them belongs to somebody else. Files
 * that the record already refers to are always allowed (product: dashboard 70).
 */
export async function claimReferencedFiles(
  tx: Database,
  { values, before, owners }: { values: FormValues; before: FormValues | null; owners: FileOwners },
  now: Date,
): Promise<FieldErrors | null> {
  const added = addedFiles(values, before)
  const own = await claimFiles(tx, { ids: added.map(({ id }) => id), owners }, now)
  const wrong = fileErrors(added, own)
  return Object.keys(wrong).length > 0 ? wrong : null
}
