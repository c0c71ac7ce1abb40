import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#audit/audit.ts'
import { productsToEdit } from '#catalog/editing/edited-records.queries.server.ts'
import type { EditedRecord } from '#catalog/editing/edit-outcome.ts'
import { labeledErrors, nameKey, valuesAfter } from '#catalog/editing/import-plan.forms.ts'
import { productsByName } from '#catalog/editing/import-products.queries.server.ts'
import { productImportRows, productImports } from '#catalog/editing/product-imports.tables.server.ts'
import { productForm, type ProductFields } from '#catalog/editing/fields/product-form.ts'
import { writeRows, type RowResult } from '#catalog/editing/write-imported-rows.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'

/**
 * The number of rows per transaction. A larger number would lock products too long for people who edit them.
 */
const rowsAtOnce = 100

type StoredImport = typeof productImports.$inferSelect
type StoredRow = typeof productImportRows.$inferSelect

/**
 * `others`: this process has nothing to write, because another process writes the rows or the import was
 * stopped.
 */
type Progress = 'more' | 'finished' | 'others'

interface ImportSteps {
  now: Date
  onFinished(tx: Database, stored: StoredImport): Promise<void>
  onError(error: unknown): void
}

/**
 * Writes the next rows of an import and their outcomes in one transaction, so that no row is written twice
 * even if the import is interrupted. Skips rows that can no longer be written (product: dashboard 30).
 */
export async function importNextRows(
  db: Database,
  importId: string,
  { now, onFinished, onError }: ImportSteps,
): Promise<Progress> {
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .select()
      .from(productImports)
      .where(and(eq(productImports.id, importId), eq(productImports.state, 'writing')))
      .for('update', { skipLocked: true })
    if (!stored) return 'others'
    const rows = await nextRows(tx, stored)
    if (rows.length === 0) {
      await tx
        .update(productImports)
        .set({ state: 'done', finishedAt: now })
        .where(eq(productImports.id, importId))
      await onFinished(tx, stored)
      return 'finished'
    }
    const products = await storedProducts(tx, rows)
    const names = stored.withDuplicates ? new Map<string, string>() : await productsByName(tx, newOnes(rows))
    const read = rows.map((row) => ({ row, fields: fieldsOf(row, products, names) }))
    const change = {
      actor: actorOf(stored),
      origin: { ...(stored.entryId && { parentId: stored.entryId }) },
      now,
    }
    await recordResults(tx, importId, await writeRows(tx, read, { change, onError }))
    return 'more'
  })
}

function fieldsOf(
  { productId, given, version }: StoredRow,
  products: ReadonlyMap<string, EditedRecord>,
  names: ReadonlyMap<string, string>,
): ProductFields | string {
  const values = given ?? {}
  if (productId === '' && names.has(nameKey(values))) {
    return 'A product with the same name was created since the report.'
  }
  const parsed = productForm.safeParse(
    valuesAfter(values, version === null ? undefined : products.get(productId)),
  )
  return parsed.success ? parsed.data : labeledErrors(fieldErrorsOf(parsed.error)).join(' ')
}

function nextRows(tx: Database, { id, withDuplicates }: StoredImport): Promise<StoredRow[]> {
  const { importId, outcome, result, row } = productImportRows
  const written = ['create', 'change', ...(withDuplicates ? (['duplicate'] as const) : [])] as const
  return tx
    .select()
    .from(productImportRows)
    .where(and(eq(importId, id), isNull(result), inArray(outcome, [...written])))
    .orderBy(asc(row))
    .limit(rowsAtOnce)
}

async function storedProducts(tx: Database, rows: readonly StoredRow[]): Promise<Map<string, EditedRecord>> {
  const ids = rows.filter(({ version }) => version !== null).map(({ productId }) => productId)
  const products = ids.length > 0 ? await productsToEdit(tx, ids) : []
  return new Map(products.map((product) => [product.id, product]))
}

function newOnes(rows: readonly StoredRow[]) {
  return rows.filter(({ productId }) => productId === '').map(({ given }) => given ?? {})
}

async function recordResults(tx: Database, importId: string, results: readonly RowResult[]): Promise<void> {
  const numbers: number[] = []
  const ids: string[] = []
  for (const { row, written } of results) {
    if (typeof written === 'string') {
      await tx
        .update(productImportRows)
        .set({ result: 'left_out', notes: [written, ...row.notes] })
        .where(and(eq(productImportRows.importId, importId), eq(productImportRows.row, row.row)))
    } else {
      numbers.push(row.row)
      ids.push(written.id)
    }
  }
  if (ids.length === 0) return
  await tx.execute(sql`update ${productImportRows} stored
    set result = 'written', product_id = written.id, given = null
    from unnest(${sql.param(numbers)}::int[], ${sql.param(ids)}::text[]) written (number, id)
    where stored.import_id = ${importId} and stored.row = written.number`)
}

/** Returns the account that started the import, or the shop itself if that account was deleted. */
function actorOf({ accountId, sessionId }: StoredImport): Actor {
  return accountId === null ? { kind: 'system' } : { kind: 'account', accountId, sessionId }
}
