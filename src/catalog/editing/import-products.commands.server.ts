import type { Actor } from '#audit/audit.ts'
import { recordGroup } from '#audit/audit.commands.server.ts'
import { createProduct, updateProduct } from '#catalog/editing/edit-products.commands.server.ts'
import type { EditOutcome, NewRecord } from '#catalog/editing/edit-outcome.ts'
import { linesToWrite, type PlannedLine } from '#catalog/editing/import-plan.forms.ts'
import { productForm } from '#catalog/editing/fields/product.forms.ts'
import type { Database } from '#db/database.server.ts'

/** Rolls back the transaction of an import. */
class LineNotWritten extends Error {}

/**
 * Writes all lines of a plan that create or change a product, or none (product: dashboard 30). Returns how many,
 * or the line that could not be written because the catalog has changed since the plan.
 */
export async function importProducts(
  db: Database,
  { plan, actor, now }: { plan: readonly PlannedLine[]; actor: Actor; now: Date },
): Promise<{ ok: true; written: number } | { ok: false; line: number }> {
  const lines = linesToWrite(plan)
  let current = 0
  try {
    await db.transaction(async (tx) => {
      const created = lines.filter(({ version }) => version === null).length
      const origin = await recordGroup(tx, {
        actor,
        action: 'catalogue.import',
        kind: 'product',
        count: lines.length,
        after: { created, changed: lines.length - created },
        now,
      })
      for (const planned of lines) {
        current = planned.line
        const outcome = await writeLine(tx, planned, { origin, actor, now })
        if (outcome.state !== 'saved') throw new LineNotWritten()
      }
    })
    return { ok: true, written: lines.length }
  } catch (error) {
    if (error instanceof LineNotWritten) return { ok: false, line: current }
    throw error
  }
}

async function writeLine(
  tx: Database,
  { id, typed, version }: PlannedLine,
  change: Pick<NewRecord<never>, 'origin' | 'actor' | 'now'>,
): Promise<EditOutcome> {
  const fields = productForm.parse(typed)
  if (version !== null) return updateProduct(tx, { ...change, id, version, fields })
  return createProduct(tx, { ...change, fields, ...(id !== '' && { chosenId: id }) })
}
