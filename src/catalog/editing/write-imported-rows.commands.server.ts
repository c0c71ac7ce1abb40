import { DatabaseError } from 'pg'
import { createProducts } from '#catalog/editing/create-products.commands.server.ts'
import type { EditOutcome, NewRecord } from '#catalog/editing/edit-outcome.ts'
import { updateProducts } from '#catalog/editing/edit-products.commands.server.ts'
import type { ProductFields } from '#catalog/editing/fields/product-form.ts'
import { labeledErrors } from '#catalog/editing/import-plan.forms.ts'
import type { productImportRows } from '#catalog/editing/product-imports.tables.server.ts'
import { lockedSellers } from '#catalog/products/locked-sellers.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { unavailability } from '#db/unavailable.server.ts'

/** The time limit for writing rows one by one, which locks their products in one transaction. */
const longestMilliseconds = 1_000

type StoredRow = typeof productImportRows.$inferSelect

export interface RowResult {
  row: StoredRow
  /** The id of the written product, or why it was not written. */
  written: { id: string } | string
}

export interface ReadRow {
  row: StoredRow
  /** All fields of the product after the row, or why the row cannot be written. */
  fields: ProductFields | string
}

interface RowChange {
  change: Pick<NewRecord<ProductFields>, 'actor' | 'origin' | 'now'>
  /** Logs a row that could not be stored. Other rows are still written. */
  onError: OnError
}

type OnError = (error: unknown) => void

/** Writes all new products in one step, and all changed products in another. */
export async function writeRows(
  tx: Database,
  read: readonly ReadRow[],
  { change, onError }: RowChange,
): Promise<RowResult[]> {
  const wrong = read.flatMap(({ row, fields }) =>
    typeof fields === 'string' ? [{ row, written: fields }] : [],
  )
  const right = read.flatMap(({ row, fields }) => (typeof fields === 'string' ? [] : [{ row, fields }]))
  const [added, changed] = [right.filter(isNew), right.filter((each) => !isNew(each))]
  // Locks the sellers before any product, to prevent deadlocks.
  await lockedSellers(
    tx,
    changed.map(({ row }) => row.productId),
    right.flatMap(({ fields }) => fields.sellerId ?? []),
  )
  const create = (rows: readonly RightRow[]) =>
    createProducts(tx, {
      ...change,
      products: rows.map(({ row: { productId }, fields }) => ({
        fields,
        ...(productId !== '' && { chosenId: productId }),
      })),
    })
  const update = (rows: readonly RightRow[]) =>
    updateProducts(tx, {
      ...change,
      products: rows.map(({ row, fields }) => ({ id: row.productId, version: row.version ?? 0, fields })),
    })
  return [
    ...wrong,
    ...(await writeTogether(added, create, onError)),
    ...(await writeTogether(changed, update, onError)),
  ]
}

interface RightRow {
  row: StoredRow
  fields: ProductFields
}

function isNew({ row }: RightRow): boolean {
  return row.version === null
}

/** Stores all products in one step. If one of them cannot be stored, stores them one by one. */
async function writeTogether(
  rows: readonly RightRow[],
  write: (rows: readonly RightRow[]) => Promise<EditOutcome[]>,
  onError: OnError,
): Promise<RowResult[]> {
  if (rows.length === 0) return []
  try {
    const outcomes = await write(rows)
    return rows.map(({ row }, index) => ({ row, written: resultOf(outcomes[index]) }))
  } catch (error) {
    if (unavailability(error) !== null) throw error
    const [{ row } = { row: null }, ...others] = rows
    if (row && others.length === 0) return [{ row, written: reasonOf(error, onError) }]
  }
  const results: RowResult[] = []
  const begun = performance.now()
  for (const row of rows) {
    results.push(...(await writeTogether([row], write, onError)))
    if (performance.now() - begun > longestMilliseconds) break
  }
  return results
}

function reasonOf(error: unknown, onError: OnError): string {
  if (isRepeatedId(error)) return 'A product with this id was created since the report.'
  onError(error)
  return 'We couldn’t save it.'
}

/** Whether an insert failed because the id exists. Drizzle wraps the driver's error. */
function isRepeatedId(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof DatabaseError && cause.constraint === 'marketplace_products_pkey'
}

function resultOf(outcome: EditOutcome | undefined): { id: string } | string {
  switch (outcome?.state) {
    case 'saved':
      return { id: outcome.id }
    case 'invalid':
      return labeledErrors(outcome.fieldErrors).join(' ')
    default:
      return 'Someone has changed the product since the report.'
  }
}
