import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.server.ts'
import { idErrorWords, idFrom, newId } from '#catalog/editing/new-id.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/**
 * The id of a new record of this table. Concurrent records with the same name wait for the end of the
 * transaction, so that no id is used twice.
 */
export async function idForNew(
  tx: Database,
  table: PgTable,
  name: string,
): Promise<{ id: string } | { fieldErrors: FieldErrors }> {
  // Without the number, because `Lamp` and `Lamp 2` can result in the same id.
  const shared = `${getTableName(table)} ${idFrom(name).replace(/(-\d+)+$/, '')}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shared}, 0))`)
  const made = newId(name, await takenIds(tx, table, idFrom(name)))
  return made.ok ? { id: made.value } : { fieldErrors: { name: idErrorWords[made.reason] } }
}

/**
 * The taken ids among an id and its numbered variants, up to a free one. Looked up one by one, because a prefix
 * search would scan the whole table.
 */
async function takenIds(tx: Database, table: PgTable, base: string): Promise<ReadonlySet<string>> {
  for (let numbers = 20; ; numbers *= 10) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from ${table}
      where id = ${base} or id in (select ${base}::text || '-' || number from generate_series(2, ${numbers}::int) number)`)
    if (rows.length < numbers) return new Set(rows.map(({ id }) => id))
  }
}
