import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { users } from '#account/session/account.tables.server.ts'
import type { ImportFigures, RowFilter, RowOutcome } from '#catalog/editing/product-import.ts'
import { productImportRows, productImports } from '#catalog/editing/product-imports.tables.server.ts'
import type { Database } from '#db/database.server.ts'

const { source: _source, sessionId: _session, ...shownColumns } = getTableColumns(productImports)

export type ProductImport = Awaited<ReturnType<typeof importsWhere>>[number]

function importsWhere(db: Database, condition: SQL | undefined, limit: number) {
  return db
    .select({ ...shownColumns, who: users.name })
    .from(productImports)
    .leftJoin(users, eq(users.id, productImports.accountId))
    .where(condition)
    .orderBy(desc(productImports.createdAt))
    .limit(limit)
}

export async function importById(db: Database, id: string): Promise<ProductImport | null> {
  const [found] = await importsWhere(db, eq(productImports.id, id), 1)
  return found ?? null
}

export function latestImports(db: Database, limit: number): Promise<ProductImport[]> {
  return importsWhere(db, undefined, limit)
}

/**
 * Reads the files that an account imported. They belong to the catalog, so they stay when the account is
 * deleted.
 */
export function importsOfAccount(db: Database, userId: string) {
  const { fileName, state, createdAt } = productImports
  return db
    .select({ file_name: fileName, state, created_at: createdAt })
    .from(productImports)
    .where(eq(productImports.accountId, userId))
    .orderBy(asc(createdAt))
}

export async function unfinishedImports(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: productImports.id })
    .from(productImports)
    .where(inArray(productImports.state, ['reading', 'writing']))
    .orderBy(asc(productImports.createdAt))
  return rows.map(({ id }) => id)
}

export async function importFigures(db: Database, importId: string): Promise<ImportFigures> {
  const { outcome, result } = productImportRows
  const counted = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number)
  const ofOutcome = (value: RowOutcome) => counted(eq(outcome, value))
  const [figures] = await db
    .select({
      create: ofOutcome('create'),
      change: ofOutcome('change'),
      same: ofOutcome('same'),
      duplicate: ofOutcome('duplicate'),
      reject: ofOutcome('reject'),
      written: counted(eq(result, 'written')),
      leftOut: counted(eq(result, 'left_out')),
    })
    .from(productImportRows)
    .where(eq(productImportRows.importId, importId))
  return figures ?? { create: 0, change: 0, same: 0, duplicate: 0, reject: 0, written: 0, leftOut: 0 }
}

export type ImportRow = Awaited<ReturnType<typeof importRows>>[number]

/**
 * Reads the rows of a report. Rows that need attention come first; the others follow in the order of the
 * file.
 */
export function importRows(
  db: Database,
  importId: string,
  { filter, limit, offset }: { filter: RowFilter | null; limit: number; offset: number },
) {
  const { row, outcome, result, productId, name, notes } = productImportRows
  return db
    .select({ row, outcome, result, productId, name, notes })
    .from(productImportRows)
    .where(and(eq(productImportRows.importId, importId), filter ? conditions[filter] : undefined))
    .orderBy(
      desc(sql`${result} is not distinct from 'left_out' or ${outcome} = 'reject'`),
      desc(sql`${outcome} = 'duplicate'`),
      asc(row),
    )
    .limit(limit)
    .offset(offset)
}

const conditions: Record<RowFilter, SQL> = {
  rejected: eq(productImportRows.outcome, 'reject'),
  duplicates: eq(productImportRows.outcome, 'duplicate'),
  'left-out': eq(productImportRows.result, 'left_out'),
  new: eq(productImportRows.outcome, 'create'),
  changed: eq(productImportRows.outcome, 'change'),
  same: eq(productImportRows.outcome, 'same'),
}
