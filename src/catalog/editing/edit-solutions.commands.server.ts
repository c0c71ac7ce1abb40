import { and, eq, ne, sql } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import type { Database } from '#db/database.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import type { EditOutcome, NewRecord, RecordUpdate } from '#catalog/editing/edit-outcome.ts'
import { detailsFrom } from '#catalog/editing/fields/detail-fields.ts'
import { solutionForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import { idForNew } from '#catalog/editing/new-ids.queries.server.ts'
import { type SolutionFields, solutionFormValues } from '#catalog/editing/fields/solution-form.ts'
import { writeDetails } from '#catalog/editing/write-details.commands.server.ts'
import { solutionFormerPaths, wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import { isSolutionPath, solutionPath } from '#catalog/solutions/solutions.ts'

/**
 * Creates a solution. Its id and the path of its page are derived from its name (product: dashboard 21, 31).
 */
export async function createSolution(
  db: Database,
  { fields, actor, now }: NewRecord<SolutionFields>,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const made = await idForNew(tx, wtsSolutions, fields.name)
    if ('fieldErrors' in made) return { state: 'invalid', ...made }
    const { id } = made
    const wrongName = await wrongPath(tx, id, fields.name)
    if (wrongName) return { state: 'invalid', fieldErrors: { name: wrongName } }
    await tx.insert(wtsSolutions).values({ id, ...columnsFrom(fields), createdAt: now, updatedAt: now })
    await tx.delete(solutionFormerPaths).where(eq(solutionFormerPaths.path, solutionPath(fields.name)))
    await writeDetails(tx, 'solution', [{ itemId: id, details: detailsFrom(fields) }], now)
    await recordChange(tx, { actor, now }, 'catalogue.edit', ['solution', id], {
      before: null,
      after: formValuesOf(fields),
    })
    return { state: 'saved', id, version: 1 }
  })
}

/**
 * Changes a solution, unless somebody else changed it since the form was opened. If its name changes, the old
 * path redirects to the new path.
 */
export async function updateSolution(
  db: Database,
  { id, version, fields, actor, now }: RecordUpdate<SolutionFields>,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    await tx.select({ id: wtsSolutions.id }).from(wtsSolutions).where(eq(wtsSolutions.id, id)).for('update')
    const before = await solutionForEditing(tx, id)
    if (!before) return { state: 'missing' }
    if (before.version !== version) return { state: 'conflict' }
    const wrongName = before.name === fields.name ? null : await wrongPath(tx, id, fields.name)
    if (wrongName) return { state: 'invalid', fieldErrors: { name: wrongName } }
    await tx
      .update(wtsSolutions)
      .set({ ...columnsFrom(fields), version: version + 1, updatedAt: now })
      .where(eq(wtsSolutions.id, id))
    await leaveRedirect(tx, { id, from: solutionPath(before.name), to: solutionPath(fields.name), now })
    await writeDetails(tx, 'solution', [{ itemId: id, details: detailsFrom(fields) }], now)
    await recordChange(tx, { actor, now }, 'catalogue.edit', ['solution', id], {
      before: before.values,
      after: formValuesOf(fields),
    })
    return { state: 'saved', id, version: version + 1 }
  })
}

/** Returns an error if the path is invalid, or belongs to another solution or a fixed page. */
async function wrongPath(tx: Database, id: string, name: string): Promise<string | null> {
  const path = solutionPath(name)
  if (!isSolutionPath(path)) {
    return 'The page’s address is made from the name: use letters A to Z, digits, spaces, &, dots and hyphens.'
  }
  const fixed = fixedPages.find((page) => page.path === path)
  const [other] = await tx
    .select({ name: wtsSolutions.name })
    .from(wtsSolutions)
    .where(and(ne(wtsSolutions.id, id), sql`solution_address(${wtsSolutions.name}) = ${path}`))
  const isTaken =
    other !== undefined || (fixed !== undefined && (fixed.type !== 'wts_solution' || fixed.id !== id))
  return isTaken
    ? `${path} is already the page of ${other?.name ?? 'another offer'}. Choose another name.`
    : null
}

async function leaveRedirect(
  tx: Database,
  { id, from, to, now }: { id: string; from: string; to: string; now: Date },
): Promise<void> {
  if (from === to) return
  await tx.delete(solutionFormerPaths).where(eq(solutionFormerPaths.path, to))
  await tx
    .insert(solutionFormerPaths)
    .values({ path: from, solutionId: id, since: now })
    .onConflictDoUpdate({ target: solutionFormerPaths.path, set: { solutionId: id, since: now } })
}

/**
 * Converts the fields to columns. All four color columns store the same name. Writes ignore details, which
 * are not columns.
 */
function columnsFrom({ tone, ...fields }: SolutionFields) {
  const { price, originalPrice } = fields
  return {
    ...fields,
    gradient: tone,
    bgGradient: tone,
    borderColor: tone,
    textColor: tone,
    price: priceColumn(price),
    originalPrice: originalPrice === null ? null : priceColumn(originalPrice),
  }
}

function formValuesOf(fields: SolutionFields) {
  return solutionFormValues({ ...fields, gradient: fields.tone, details: detailsFrom(fields) })
}
