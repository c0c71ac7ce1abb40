import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import type { Actor } from '#audit/audit.ts'
import { createProduct, updateProduct } from '#catalog/editing/edit-products.commands.server.ts'
import { productsToEdit } from '#catalog/editing/edited-records.queries.server.ts'
import type { EditedRecord, EditOutcome } from '#catalog/editing/edit-outcome.ts'
import { labeledErrors, nameKey, valuesAfter } from '#catalog/editing/import-plan.forms.ts'
import { productsByName } from '#catalog/editing/import-products.queries.server.ts'
import { productImportRows, productImports } from '#catalog/editing/product-imports.tables.server.ts'
import { productForm } from '#catalog/editing/fields/product.forms.ts'
import type { Database } from '#db/database.server.ts'
import { unavailability } from '#db/unavailable.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'

/** The rows of one transaction. More would lock their products too long for people who edit them. */
const rowsAtOnce = 200
const longestMilliseconds = 1_000

type StoredImport = typeof productImports.$inferSelect
type StoredRow = typeof productImportRows.$inferSelect

/** `others`: this process has nothing to write, because another one does it or the import was stopped. */
type Progress = 'more' | 'finished' | 'others'

interface ImportSteps {
  now: Date
  onFinished(tx: Database, stored: StoredImport): Promise<void>
  /** A row that could not be stored, for the log. The other rows are written. */
  onError(error: unknown): void
}

/**
 * Writes the next rows of an import and their outcomes in one transaction. A row that can no longer be
 * written is left out. Even if an import is interrupted, no row is written twice (product: dashboard 30).
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
    const begun = performance.now()
    for (const row of rows) {
      const written =
        names.has(nameKey(row.given ?? {})) && row.productId === ''
          ? 'A product with the same name was created since the report.'
          : await writeRow(tx, row, { stored, product: products.get(row.productId), now, onError })
      await recordResult(tx, row, written)
      if (performance.now() - begun > longestMilliseconds) break
    }
    return 'more'
  })
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

interface RowChange extends Pick<ImportSteps, 'now' | 'onError'> {
  stored: StoredImport
  product: EditedRecord | undefined
}

/** The id of the written product, or why it was not written. */
async function writeRow(
  tx: Database,
  { productId, given, version }: StoredRow,
  { stored, product, now, onError }: RowChange,
): Promise<{ id: string } | string> {
  const parsed = productForm.safeParse(valuesAfter(given ?? {}, version === null ? undefined : product))
  if (!parsed.success) return labeledErrors(fieldErrorsOf(parsed.error)).join(' ')
  const change = {
    actor: actorOf(stored),
    origin: { ...(stored.entryId && { parentId: stored.entryId }) },
    now,
  }
  const fields = parsed.data
  try {
    const outcome =
      version === null
        ? await createProduct(tx, { ...change, fields, ...(productId !== '' && { chosenId: productId }) })
        : await updateProduct(tx, { ...change, id: productId, version, fields })
    return outcome.state === 'saved' ? { id: outcome.id } : reasonOf(outcome)
  } catch (error) {
    if (unavailability(error) !== null) throw error
    if (isRepeatedId(error)) return 'A product with this id was created since the report.'
    onError(error)
    return 'We couldn’t save it.'
  }
}

/** Whether an insert failed because the id exists. Drizzle wraps the error of the driver. */
function isRepeatedId(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof DatabaseError && cause.constraint === 'marketplace_products_pkey'
}

function reasonOf(outcome: Exclude<EditOutcome, { state: 'saved' }>): string {
  return outcome.state === 'invalid'
    ? labeledErrors(outcome.fieldErrors).join(' ')
    : 'Someone has changed the product since the report.'
}

async function recordResult(
  tx: Database,
  { importId, row, notes }: StoredRow,
  written: { id: string } | string,
): Promise<void> {
  await tx
    .update(productImportRows)
    .set(
      typeof written === 'string'
        ? { result: 'left_out', notes: [written, ...notes] }
        : { result: 'written', productId: written.id, given: null },
    )
    .where(and(eq(productImportRows.importId, importId), eq(productImportRows.row, row)))
}

/** Who started the import; the shop itself if that account was deleted in the meantime. */
function actorOf({ accountId, sessionId }: StoredImport): Actor {
  return accountId === null ? { kind: 'system' } : { kind: 'account', accountId, sessionId }
}
