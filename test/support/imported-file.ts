import type { Actor } from '#audit/audit.ts'
import { importRows } from '#catalog/editing/product-imports.queries.server.ts'
import { startImport, storeImport } from '#catalog/editing/product-imports.commands.server.ts'
import { readImport } from '#catalog/editing/read-import.commands.server.ts'
import { runImport } from '#catalog/editing/run-import.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { csv } from '#lib/csv.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'

/** Stores a file and creates its report. */
export async function reportedImport(db: Database, rows: readonly (readonly string[])[]): Promise<string> {
  const { id } = await storeImport(db, {
    fileName: 'products.csv',
    source: csv(rows.map((row) => [...row])),
    account: null,
    now: new Date(),
  })
  await readImport(db, id)
  return id
}

/** The rows of a report, as its page shows them. */
export async function reportOf(db: Database, importId: string) {
  return importRows(db, importId, { filter: null, limit: 100, offset: 0 })
}

/** Starts an import and writes all rows. */
export async function writeImport(
  db: Database,
  importId: string,
  { actor = { kind: 'system' }, withDuplicates = false }: { actor?: Actor; withDuplicates?: boolean } = {},
): Promise<NewMail[]> {
  await startImport(db, { id: importId, withDuplicates, actor, now: new Date() })
  return continueImport(db, importId)
}

/** Continues an import as the job would. Returns the mails that it queues. */
export async function continueImport(
  db: Database,
  importId: string,
  stopping = new AbortController().signal,
): Promise<NewMail[]> {
  const mails: NewMail[] = []
  await runImport(db, importId, {
    clock: () => new Date(),
    publicUrl: 'http://store.test',
    mail: (_tx, mail) => Promise.resolve(void mails.push(mail)),
    onError(error) {
      throw error
    },
    stopping,
  })
  return mails
}
