import { setTimeout as pause } from 'node:timers/promises'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { Client, DatabaseError } from 'pg'

export type MigrateOptions = {
  migrationsFolder: string
  /** Creates the database that the address names if it is missing: for the embedded server and tests. */
  createDatabase?: boolean
}

/** One number for every process, so that only one migrates at a time. */
const MIGRATION_LOCK = 7_236_041
const OTHER_PROCESS_MS = 60_000

/** A statement that waits for a table holds up every query after it, so it gives up soon and is tried again. */
const TABLE_LOCK_MS = 2000
const TABLE_LOCK_TRIES = 10
/** No lock within the limit, or a deadlock with a running shop. */
const LOCK_ERRORS = ['55P03', '40P01']

/**
 * Brings the database to the newest migration and returns how many were applied; processes that start together wait
 * for one another. When there is nothing to do it only reads, so a role that may not change tables can call it.
 */
export async function migrateDatabase(url: string, options: MigrateOptions): Promise<number> {
  if (options.createDatabase) await createDatabase(url)
  return withLock(url, async (client) => {
    const pending = await findPending(client, options.migrationsFolder)
    if (pending.length === 0) return 0
    await client.query('create extension if not exists pg_trgm')
    await client.query('create extension if not exists unaccent')
    await client.query('create extension if not exists fuzzystrmatch')
    // Loads pg_trgm, so that a role without special rights may create functions that set its threshold.
    await client.query('select show_limit()')
    await createJournal(client)
    await client.query(`set lock_timeout = ${TABLE_LOCK_MS}`)
    for (const migration of pending) await applyPatiently(client, migration)
    return pending.length
  })
}

/** Migrations of an older build count as applied on a newer database: that is how a build is rolled back. */
async function findPending(client: Client, migrationsFolder: string): Promise<MigrationMeta[]> {
  const migrations = readMigrationFiles({ migrationsFolder })
  const table = await client.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  )
  if (!table.rows[0]?.found) return migrations
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  const newest = Number(rows[0]?.newest ?? 0)
  return migrations.filter(({ folderMillis }) => folderMillis > newest)
}

/** The table of drizzle-orm's own migrator, which applies all migrations in one transaction. */
async function createJournal(client: Client): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
}

async function applyPatiently(client: Client, migration: MigrationMeta): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(client, migration)
    } catch (error) {
      const mayPass = error instanceof DatabaseError && LOCK_ERRORS.includes(error.code ?? '')
      if (!mayPass || tries === TABLE_LOCK_TRIES) throw error
    }
    await pause(TABLE_LOCK_MS / 2)
  }
}

/** In a transaction of its own: what it locks is free again before the next one begins, which may take minutes. */
async function apply(client: Client, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query('begin')
  try {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function createDatabase(url: string): Promise<void> {
  const address = new URL(url)
  const name = decodeURIComponent(address.pathname.slice(1))
  address.pathname = '/postgres'
  await withLock(address.href, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}

async function withLock<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({
    connectionString: url,
    application_name: 'wadah migrations',
    connectionTimeoutMillis: 5000,
    lock_timeout: OTHER_PROCESS_MS,
  })
  // The query under way reports a broken connection; this listener keeps it from ending the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const value = await work(client)
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    return value
  } finally {
    // Ends the session, and with it the lock, after a failure.
    await client.end().catch(() => {})
  }
}
