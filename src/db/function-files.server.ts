import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'

export type MigrationStep = {
  statements: readonly string[]
  /** The statement that marks this step as applied. */
  record: { text: string; values: unknown[] }
}

type FunctionFile = { name: string; sql: string; hash: string }

/**
 * Reads the files in the order in which to apply them. Views come last, because PostgreSQL checks that the
 * functions of a view exist.
 */
export function readFunctionFiles(folder: string): FunctionFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const views = names.filter((name) => name.endsWith('.view.sql'))
  const functions = names.filter((name) => !views.includes(name))
  return [...functions.toSorted(), ...views.toSorted()].map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Returns a step for each file whose content differs from the applied one. If a file was deleted, a step
 * deletes its record; a migration drops the function itself.
 */
export async function findChangedFunctions(client: Client, folder: string): Promise<MigrationStep[]> {
  const files = readFunctionFiles(folder)
  const applied = await readApplied(client)
  const changed = files.filter(({ name, hash }) => applied.get(name) !== hash)
  const steps = changed.map(({ name, sql, hash }) => ({
    // Without body checks, a function may call another one whose file is applied later.
    statements: ['set local check_function_bodies = off', sql],
    record: {
      text: `insert into drizzle.function_files (name, hash) values ($1, $2)
             on conflict (name) do update set hash = excluded.hash`,
      values: [name, hash],
    },
  }))
  const names = files.map(({ name }) => name)
  if ([...applied.keys()].every((name) => names.includes(name))) return steps
  const forget = { text: 'delete from drizzle.function_files where name <> all($1)', values: [names] }
  return [...steps, { statements: [], record: forget }]
}

async function readApplied(client: Client): Promise<Map<string, string>> {
  const table = await client.query<{ found: boolean }>(
    "select to_regclass('drizzle.function_files') is not null as found",
  )
  if (!table.rows[0]?.found) return new Map()
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from drizzle.function_files',
  )
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

/** All roles may read the table, because the store compares the files when it starts. */
export async function createFunctionFilesTable(client: Client): Promise<void> {
  await client.query(`create table if not exists drizzle.function_files (name text primary key, hash text not null);
                      grant select on drizzle.function_files to public`)
}
