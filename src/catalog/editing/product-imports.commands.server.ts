import { createHash } from 'node:crypto'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { recordGroup } from '#audit/audit.commands.server.ts'
import type { Actor } from '#audit/audit.ts'
import { rowsToWrite } from '#catalog/editing/product-import.ts'
import { importFigures } from '#catalog/editing/product-imports.queries.server.ts'
import { productImports } from '#catalog/editing/product-imports.tables.server.ts'
import type { Database } from '#db/database.server.ts'

interface NewImport {
  fileName: string
  source: string
  /** The account that imports, or `null` for the shop itself. */
  account: { accountId: string; sessionId: string } | null
  now: Date
}

/**
 * Stores a file for an import. If the same file is being read or written, returns that import. Replaces a
 * report without a decision, because the catalog may have changed.
 */
export async function storeImport(
  db: Database,
  { fileName, source, account, now }: NewImport,
): Promise<{ id: string; isNew: boolean }> {
  const fileHash = createHash('sha256').update(source).digest('hex')
  return db.transaction(async (tx) => {
    await tx
      .delete(productImports)
      .where(and(eq(productImports.fileHash, fileHash), eq(productImports.state, 'ready')))
    const [stored] = await tx
      .insert(productImports)
      .values({ ...account, fileName, fileHash, source, state: 'reading', createdAt: now })
      .onConflictDoNothing()
      .returning({ id: productImports.id })
    if (stored) return { id: stored.id, isNew: true }
    const [running] = await tx
      .select({ id: productImports.id })
      .from(productImports)
      .where(
        and(
          eq(productImports.fileHash, fileHash),
          inArray(productImports.state, ['reading', 'ready', 'writing']),
        ),
      )
    if (!running) throw new Error('An import was neither stored nor found')
    return { id: running.id, isNew: false }
  })
}

/**
 * Starts to write the reported rows. Returns `false` if the writing was already started, so that a second
 * press has no effect.
 */
export async function startImport(
  db: Database,
  { id, withDuplicates, actor, now }: { id: string; withDuplicates: boolean; actor: Actor; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [started] = await tx
      .update(productImports)
      .set({ state: 'writing', withDuplicates, startedAt: now })
      .where(and(eq(productImports.id, id), eq(productImports.state, 'ready')))
      .returning({ fileName: productImports.fileName })
    if (!started) return false
    const figures = await importFigures(tx, id)
    const created = figures.create + (withDuplicates ? figures.duplicate : 0)
    const { parentId } = await recordGroup(tx, {
      actor,
      action: 'catalogue.import',
      kind: 'product',
      count: rowsToWrite(figures, withDuplicates),
      after: { file: started.fileName, created, changed: figures.change },
      now,
    })
    if (parentId) await tx.update(productImports).set({ entryId: parentId }).where(eq(productImports.id, id))
    return true
  })
}

/** Stops the import. Rows that are already written or being written stay. */
export async function stopImport(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(productImports)
    .set({ state: 'stopped', finishedAt: now })
    .where(and(eq(productImports.id, id), eq(productImports.state, 'writing')))
}

export async function deleteOldImports(db: Database, before: Date): Promise<void> {
  await db
    .delete(productImports)
    .where(
      and(
        lt(productImports.createdAt, before),
        inArray(productImports.state, ['failed', 'ready', 'done', 'stopped']),
      ),
    )
}
