import { setTimeout as pause } from 'node:timers/promises'
import { emailOfUser } from '#account/session/account.queries.server.ts'
import { importNextRows } from '#catalog/editing/import-products.commands.server.ts'
import { importMail } from '#catalog/editing/import-mail.ts'
import { importFigures } from '#catalog/editing/product-imports.queries.server.ts'
import type { productImports } from '#catalog/editing/product-imports.tables.server.ts'
import { readImport } from '#catalog/editing/read-import.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'

interface ImportNeeds {
  clock: () => Date
  publicUrl: string
  mail(tx: Database, mail: NewMail): Promise<void>
  onError(error: unknown): void
  /** Aborted when the process stops. Another process continues the import. */
  stopping: AbortSignal
}

/**
 * Reads the file of an import. Writes its rows after the user has started the import. Any process can call
 * this at any time.
 */
export async function runImport(db: Database, importId: string, needs: ImportNeeds): Promise<void> {
  await readImport(db, importId)
  const onFinished = (tx: Database, stored: Finished) => mailResult(tx, stored, needs)
  const { onError } = needs
  const { stopping } = needs
  let progress = 'more'
  while (progress === 'more' && !stopping.aborted) {
    const begun = performance.now()
    progress = await importNextRows(db, importId, { now: needs.clock(), onFinished, onError })
    // Pauses as long as the rows took, so that the import uses at most half of the database's time.
    await pause(performance.now() - begun, null, { signal: stopping }).catch(() => undefined)
  }
}

type Finished = Pick<typeof productImports.$inferSelect, 'id' | 'accountId' | 'fileName'>

async function mailResult(
  tx: Database,
  { id, accountId, fileName }: Finished,
  { publicUrl, mail }: ImportNeeds,
): Promise<void> {
  const to = accountId === null ? null : await emailOfUser(tx, accountId)
  if (to === null) return
  const figures = await importFigures(tx, id)
  await mail(tx, {
    key: `import:${id}`,
    subject: id,
    kind: 'import_done',
    urgency: 'normal',
    message: importMail({ to, id, fileName, figures, publicUrl }),
  })
}
