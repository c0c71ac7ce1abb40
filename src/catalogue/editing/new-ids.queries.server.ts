import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.server.ts'
import { idErrorWords, idFrom, newId } from '#catalogue/editing/new-id.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/**
 * The id of a new record of this table. Others who make one at the same time wait for the end of the transaction, so
 * that no id is given twice.
 */
export async function idForNew(
  tx: Database,
  table: PgTable,
  name: string,
): Promise<{ id: string } | { fieldErrors: FieldErrors }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue ids'))`)
  const base = idFrom(name)
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${table} where id = ${base} or starts_with(id, ${`${base}-`})`,
  )
  const made = newId(name, new Set(rows.map(({ id }) => id)))
  return made.ok ? { id: made.value } : { fieldErrors: { name: idErrorWords[made.reason] } }
}
