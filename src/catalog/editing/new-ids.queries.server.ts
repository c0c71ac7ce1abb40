import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.server.ts'
import { idErrorWords, idFrom, newId } from '#catalog/editing/new-id.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

type MadeId = { id: string } | { fieldErrors: FieldErrors }

export async function idForNew(tx: Database, table: PgTable, name: string): Promise<MadeId> {
  const [made] = await idsForNew(tx, table, [name])
  if (!made) throw new Error('A new record got no id')
  return made
}

/**
 * Returns ids for new records in this table. Other transactions with the same names wait until this one ends,
 * so that no id is used twice.
 */
export async function idsForNew(tx: Database, table: PgTable, names: readonly string[]): Promise<MadeId[]> {
  // The locks ignore numbers, because `Lamp` and `Lamp 2` can lead to the same id. They are sorted to prevent
  // deadlocks.
  const shared = names.map((name) => `${getTableName(table)} ${idFrom(name).replace(/(-\d+)+$/, '')}`)
  const locks = [...new Set(shared)].toSorted()
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sql.param(locks)}::text[]) name`,
  )
  const taken = await takenIds(tx, table, names.map(idFrom))
  return names.map((name) => {
    const made = newId(name, taken)
    if (made.ok) taken.add(made.value)
    return made.ok ? { id: made.value } : { fieldErrors: { name: idErrorWords[made.reason] } }
  })
}

/**
 * Finds the ids that are taken, among these ids and their numbered variants. Reads enough variants to find a
 * free id for every name. Looks up each variant, because searching for a prefix would scan the whole table.
 */
async function takenIds(tx: Database, table: PgTable, ids: readonly string[]): Promise<Set<string>> {
  const uses = Map.groupBy(ids, (id) => id)
  const maxUses = Math.max(...Array.from(uses.values(), ({ length }) => length))
  for (let numbers = 20 + maxUses; ; numbers *= 10) {
    const variants = (id: string) => [
      id,
      ...Array.from({ length: numbers }, (_, index) => `${id}-${index + 2}`),
    ]
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from ${table} where id = any (${sql.param([...uses.keys()].flatMap(variants))}::text[])`,
    )
    const taken = new Set(rows.map(({ id }) => id))
    const hasFree = (id: string) => variants(id).filter((variant) => !taken.has(variant)).length >= maxUses
    if ([...uses.keys()].every(hasFree)) return taken
  }
}
