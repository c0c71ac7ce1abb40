import { setImmediate } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { planImport, type PlannedBefore, type PlannedRow } from '#catalog/editing/import-plan.forms.ts'
import { knownChoices, knownOfRows } from '#catalog/editing/import-products.queries.server.ts'
import { headerProblem, readImportedRow, type ImportedRow } from '#catalog/editing/product-csv.ts'
import { importLimits } from '#catalog/editing/product-import.ts'
import { productImportRows, productImports } from '#catalog/editing/product-imports.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { readCsv } from '#lib/read-csv.ts'
import { err, ok, type Result } from '#lib/result.ts'

/** The number of rows that are planned without a pause. A larger number would delay other requests. */
const rowsAtOnce = 100

/**
 * Stores the report of an import, or why its file cannot be read. Does nothing if the file was already read.
 */
export async function readImport(db: Database, importId: string): Promise<void> {
  const isReading = and(eq(productImports.id, importId), eq(productImports.state, 'reading'))
  const [stored] = await db.select({ source: productImports.source }).from(productImports).where(isReading)
  if (!stored) return
  const rows = await importedRows(stored.source ?? '')
  await db.transaction(async (tx) => {
    const [lockedImport] = await tx
      .select({ id: productImports.id })
      .from(productImports)
      .where(isReading)
      .for('update', { skipLocked: true })
    // Another process has read the file or is reading it.
    if (!lockedImport) return
    if (rows.ok) await storePlan(tx, importId, rows.value)
    const outcome = rows.ok ? { state: 'ready' as const } : { state: 'failed' as const, problem: rows.reason }
    await tx
      .update(productImports)
      .set({ ...outcome, source: null })
      .where(eq(productImports.id, importId))
  })
}

async function importedRows(text: string): Promise<Result<ImportedRow[], string>> {
  const read = await readCsv(text)
  if (!read.ok)
    return err(`Check the quotation marks in row ${read.row}: one isn’t closed, or is inside a value.`)
  const [header, ...rows] = read.rows
  if (!header || rows.length === 0)
    return err('The file has no row below its column names. Add a row for each product.')
  const wrongHeader = headerProblem(header.cells)
  if (wrongHeader !== null) return err(wrongHeader)
  if (rows.length > importLimits.rows) {
    const [found, max] = [rows.length, importLimits.rows].map((count) => count.toLocaleString('en-US'))
    return err(`The file has ${found} rows; at most ${max} can be imported at once. Split it into parts.`)
  }
  return ok(rows.map((row) => readImportedRow(header.cells, row)))
}

async function storePlan(tx: Database, importId: string, rows: readonly ImportedRow[]): Promise<void> {
  const choices = await knownChoices(tx)
  const before: PlannedBefore = { ids: new Set(), names: new Map() }
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const part = rows.slice(start, start + rowsAtOnce)
    const known = { ...choices, ...(await knownOfRows(tx, part)) }
    const planned = planImport(part, known, before)
    await tx.insert(productImportRows).values(planned.map((row) => storedRow(importId, row)))
    await setImmediate()
  }
}

/** Converts a planned row to a row of the table. Rows that are never written have no form values. */
function storedRow(importId: string, { row, id, name, outcome, notes, given, version }: PlannedRow) {
  const isWritten = outcome !== 'same' && outcome !== 'reject'
  return {
    importId,
    row,
    outcome,
    productId: id.slice(0, 200),
    name: name.slice(0, 200),
    notes,
    given: isWritten ? given : null,
    version,
  }
}
