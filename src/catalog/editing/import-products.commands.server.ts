import type { Actor } from '#audit/audit.ts'
import { createProduct, updateProduct } from '#catalog/editing/edit-products.commands.server.ts'
import type { EditOutcome } from '#catalog/editing/edit-outcome.ts'
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
      for (const planned of lines) {
        current = planned.line
        const outcome = await writeLine(tx, planned, actor, now)
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
  actor: Actor,
  now: Date,
): Promise<EditOutcome> {
  const fields = productForm.parse(typed)
  if (version !== null) return updateProduct(tx, { id, version, fields, actor, now })
  return createProduct(tx, { fields, actor, now, ...(id !== '' && { chosenId: id }) })
}
