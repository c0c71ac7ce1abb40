import { createHash } from 'node:crypto'
import { importPlan } from '#catalog/editing/import-products.queries.server.ts'
import type { PlannedLine } from '#catalog/editing/import-plan.forms.ts'
import {
  headerProblem,
  importLimits,
  readImportedLine,
  importTooLarge,
} from '#catalog/editing/product-csv.ts'
import type { Database } from '#db/database.server.ts'
import { readCsv } from '#lib/read-csv.ts'

/** The planned changes of an import, or why the file cannot be read. */
export type ImportReport =
  | { ok: true; plan: PlannedLine[]; text: string; fingerprint: string }
  | { ok: false; problem: string }

export async function reportImport(db: Database, bytes: Uint8Array): Promise<ImportReport> {
  if (bytes.byteLength === 0) return problem('Choose a CSV file that is not empty.')
  if (bytes.byteLength > importLimits.bytes) return problem(importTooLarge)
  const text = decoded(bytes)
  if (text === null) return problem('The file is not UTF-8 text. Save it as CSV in UTF-8.')
  const read = readCsv(text)
  if (!read.ok) return problem(`The quotes of line ${read.line} are not closed, or stand inside a value.`)
  const [header, ...rows] = read.rows
  if (!header || rows.length === 0) return problem('The file has no line below its column names.')
  const wrongHeader = headerProblem(header.cells)
  if (wrongHeader !== null) return problem(wrongHeader)
  if (rows.length > importLimits.lines) {
    return problem(
      `The file has ${rows.length} lines; at most ${importLimits.lines} can be imported at once.`,
    )
  }
  const plan = await importPlan(
    db,
    rows.map((row) => readImportedLine(header.cells, row)),
  )
  return { ok: true, plan, text, fingerprint: fingerprintOf(plan) }
}

/** Detects whether the catalog changed between report and import. */
function fingerprintOf(plan: readonly PlannedLine[]): string {
  return createHash('sha256').update(JSON.stringify(plan)).digest('base64url')
}

/** `null` for invalid UTF-8 or characters that cannot be stored. */
function decoded(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

function problem(words: string): ImportReport {
  return { ok: false, problem: words }
}
